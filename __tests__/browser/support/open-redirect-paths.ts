import { request } from "node:http";

const STARTS = ["//", "///", "/%2F", "/%5C", "/\\", "/\\\\", "/%2F%5C", "/%09/", "/%0A/", "/.//", "/./%5C", "/%2e//"];
const ENDS = ["/", "//", "%2F", "/%2e%2e/", ".html", "/index", ".html/", "%20"];

/** Paths that would lead to another host if a server sent browsers to them in another form. */
export const OPEN_REDIRECT_PATHS = STARTS.flatMap((start) => ENDS.map((end) => `${start}other.example${end}`));

/** The answer to a path that clients would tidy up before asking. */
export const getRawPath = (port: number, path: string) =>
  new Promise<{ status: number | undefined; location: string | undefined }>((resolve, reject) => {
    const asked = request({ port, path }, (response) => {
      const { statusCode: status, headers } = response.resume();
      resolve({ status, location: headers.location });
    });
    asked.once("error", reject).end();
  });
