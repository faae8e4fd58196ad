import { once } from "node:events";
import { existsSync, readFileSync, statSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { gzipSync } from "node:zlib";

const TEXT_TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".css": "text/css",
  ".js": "text/javascript",
  ".json": "application/json",
  ".svg": "image/svg+xml",
};

/** Serves a built site with gzip for text files, as hosts do. Each file is compressed once. */
export async function serveCompressed(folder: string): Promise<{ server: Server; origin: string }> {
  const compressed = new Map<string, Buffer>();
  const bodyOf = (file: string): Buffer => {
    const body = compressed.get(file) ?? gzipSync(readFileSync(file));
    compressed.set(file, body);
    return body;
  };
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    const requested = path.join(folder, path.normalize(decodeURIComponent(pathname)));
    const file = [requested, path.join(requested, "index.html")].find(
      (each) => existsSync(each) && statSync(each).isFile(),
    );
    if (!file) return response.writeHead(404).end();
    const type = TEXT_TYPES[path.extname(file)];
    response.setHeader("Cache-Control", "max-age=600");
    if (!type) return response.end(readFileSync(file));
    response.setHeader("Content-Type", type);
    return response.setHeader("Content-Encoding", "gzip").end(bodyOf(file));
  });
  await once(server.listen(0), "listening");
  return { server, origin: `http://localhost:${(server.address() as AddressInfo).port}` };
}
