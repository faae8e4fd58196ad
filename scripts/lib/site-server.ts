import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { createServer, type OutgoingHttpHeaders, type Server } from "node:http";
import path from "node:path";
import handler from "serve-handler";

type HeaderRule = { source: string; headers: { key: string; value: string }[] };

/** Longest path and file name, in bytes, that file systems take, less room for the folder and an ending. */
const LONGEST_PATH = 2000;
const LONGEST_NAME = 200;

/** What CDNs do with files that `_headers` does not name. */
const REVALIDATE: HeaderRule = {
  source: "**",
  headers: [{ key: "Cache-Control", value: "public, max-age=0, must-revalidate" }],
};

/**
 * Serves the built site the way a CDN does: `/about` without a slash, `/about/` sent there,
 * unknown paths as 404 with the not-found page, headers as `_headers` says.
 * @returns the server, listening
 */
export async function serveSite(folder: string, port: number): Promise<Server> {
  const file = path.join(folder, "_headers");
  const rules = [REVALIDATE, ...(existsSync(file) ? parseHeaders(readFileSync(file, "utf8")) : [])];
  const server = createServer((request, response) => {
    // A query means nothing to files; where the handler sends it on, it goes along, and the path stays a path.
    const [requested = "/", ...search] = (request.url ?? "/").split(/(?=\?)/);
    const writeHead = response.writeHead.bind(response);
    Object.assign(response, {
      writeHead: (status: number, headers: OutgoingHttpHeaders) =>
        writeHead(
          status,
          headers.Location
            ? { Location: String(headers.Location).replace(/[?#]/g, encodeURIComponent) + search.join("") }
            : headers,
        ),
    });
    request.url = canNameFile(requested) ? requested : "/404-for-what-names-no-file";
    handler(request, response, {
      public: folder,
      cleanUrls: true,
      trailingSlash: false,
      directoryListing: false,
      headers: rules,
    }).catch((error: unknown) => {
      response.statusCode = 500;
      response.end(String(error));
    });
  });
  await once(server.listen(port), "listening");
  return server;
}

/** Whether a path can be that of a file: it can be decoded, and is not too long. */
function canNameFile(path: string): boolean {
  try {
    const decoded = decodeURIComponent(path);
    const names = decoded.split("/");
    const isTooLong =
      Buffer.byteLength(decoded) > LONGEST_PATH || names.some((name) => Buffer.byteLength(name) > LONGEST_NAME);
    return !isTooLong && !decoded.includes("\0");
  } catch {
    return false;
  }
}

/** The rules of a `_headers` file: a line with a path, below it indented lines with a header each. */
export function parseHeaders(text: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const line of text.split("\n").filter((entry) => entry.trim() !== "")) {
    const [, key = "", value = ""] = /^\s+([\w-]+):\s*(.*)$/.exec(line) ?? [];
    if (key) rules.at(-1)?.headers.push({ key, value });
    else rules.push({ source: line.trim().replace(/\*$/, "**"), headers: [] });
  }
  return rules;
}
