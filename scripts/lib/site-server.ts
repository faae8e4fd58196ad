import { createServer, type Server } from "node:http";
import handler from "serve-handler";

/**
 * Serves the built site the way a CDN does: `/about` without a slash, `/about/` sent there,
 * unknown paths as 404 with the not-found page.
 * @param folder the built site
 * @returns the server, listening
 */
export function serveSite(folder: string, port: number): Promise<Server> {
  const server = createServer((request, response) => {
    handler(request, response, {
      public: folder,
      cleanUrls: true,
      trailingSlash: false,
      directoryListing: false,
      headers: [
        {
          source: "**/*.@(js|css|woff2|avif|webp)",
          headers: [{ key: "Cache-Control", value: "public, max-age=31536000, immutable" }],
        },
        {
          source: "**/*.@(html|json)",
          headers: [{ key: "Cache-Control", value: "public, max-age=0, must-revalidate" }],
        },
      ],
    }).catch((error: unknown) => {
      response.statusCode = 500;
      response.end(String(error));
    });
  });
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, () => resolve(server));
  });
}
