import { timingSafeEqual } from "node:crypto";
import { createReadStream, existsSync, statSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import { readBody } from "../../scripts/lib/read-body";
import { placeOf, Refusal } from "./store";

/** Decap's bundle checks its configuration with code it makes itself, and styles itself inline. */
const POLICY =
  "default-src 'none'; script-src 'self' 'unsafe-eval'; style-src 'self' 'unsafe-inline'; img-src 'self' blob: data:; font-src 'self' data:; connect-src 'self' blob:; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** The page of the editor; everything else its script loads. */
export const PAGE = `<!doctype html>
<html lang="de"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Inhalte bearbeiten</title>
<link rel="icon" href="data:,"><link rel="stylesheet" href="editor.css"><script src="editor.js" defer></script></head><body></body></html>
`;

const TYPES: Readonly<Record<string, string>> = {
  ...{ js: "text/javascript", css: "text/css", html: "text/html", json: "application/json", wasm: "application/wasm" },
  ...{
    png: "image/png",
    jpg: "image/jpeg",
    jpeg: "image/jpeg",
    webp: "image/webp",
    avif: "image/avif",
    svg: "image/svg+xml",
  },
};

/** Bytes; a picture of 20 MB, in letters. */
const LARGEST_REQUEST = 28_000_000;

/** What the editor serves: answers to Decap's proxy protocol and ours, texts by address, its own code in a folder. */
type Served = {
  root: string;
  token: string;
  actions: Readonly<Record<string, (params: never) => unknown>>;
  texts: Readonly<Record<string, () => Promise<string> | string>>;
  files: string;
};

/** Answers requests of the author's own browser, and refuses all others. */
export function requestHandler({ root, token, actions, texts, files }: Served) {
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { host, origin, cookie = "" } = request.headers;
    const own = `127.0.0.1:${request.socket.localPort}`;
    if (host !== own || (origin !== undefined && origin !== `http://${own}`)) throw new Refusal("Fremde Adresse.", 403);
    const { pathname, searchParams } = new URL(request.url ?? "/", `http://${own}`);
    if (isEqual(searchParams.get("token") ?? "", token)) {
      response.setHeader("Set-Cookie", `editor=${token}; HttpOnly; SameSite=Strict; Path=/`);
      response.writeHead(303, { Location: "/" }).end();
      return;
    }
    if (!isEqual(/(?:^|; )editor=([\w-]+)/.exec(cookie)?.[1] ?? "", token))
      throw new Refusal("Bitte die Adresse öffnen, die „npm run edit“ im Terminal nennt.", 403);
    if (request.method === "POST" && pathname === "/api")
      return send(response, "json", JSON.stringify(await act(request)));
    if (request.method !== "GET") throw new Refusal("Nicht vorgesehen.", 405);
    const text = pathname === "/" ? PAGE : Object.hasOwn(texts, pathname) ? await texts[pathname]?.() : undefined;
    // Its address changes with each start, that of a picture with each change.
    if (searchParams.has("v")) response.setHeader("Cache-Control", "private, max-age=3600");
    if (text !== undefined) return send(response, pathname === "/" ? "html" : path.extname(pathname).slice(1), text);
    sendFile(response, fileFor(pathname));
  }

  async function act(request: IncomingMessage): Promise<unknown> {
    if (!request.headers["content-type"]?.startsWith("application/json")) throw new Refusal("Nicht vorgesehen.", 415);
    const body = await readBody(request, LARGEST_REQUEST);
    if (!body) throw new Refusal("Die Datei ist zu groß, erlaubt sind höchstens 20 MB.", 413);
    const { action, params } = JSON.parse(body.toString("utf8"));
    if (typeof action !== "string" || !Object.hasOwn(actions, action)) throw new Refusal("Nicht vorgesehen.", 404);
    return (await actions[action]?.(params as never)) ?? null;
  }

  /** The file behind an address: of Decap, of the editor's own code, or a picture of the content. */
  function fileFor(pathname: string): string {
    const [, decap] = /^\/decap\/([\w.-]+)$/.exec(pathname) ?? [];
    if (decap) return path.join(root, "node_modules/decap-cms/dist", decap);
    if (/^\/editor\.(js|css)$/.test(pathname)) return path.join(files, pathname);
    if (/^\/content\/.+\.(png|jpe?g|webp|avif|svg)$/i.test(pathname))
      return placeOf(root, decodeURIComponent(pathname).slice(1));
    throw new Refusal("Nicht gefunden.", 404);
  }

  return (request: IncomingMessage, response: ServerResponse): void => {
    for (const [name, value] of Object.entries(HEADERS)) response.setHeader(name, value);
    answer(request, response).catch((error: unknown) => {
      const { message, status, more } =
        error instanceof Refusal ? error : new Refusal(`Das ging schief: ${(error as Error).message}`, 500);
      if (!response.headersSent) response.statusCode = status;
      send(response, "json", JSON.stringify({ error: message, ...more }));
    });
  };
}

const HEADERS = {
  "Content-Security-Policy": POLICY,
  "Cache-Control": "no-store",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Referrer-Policy": "no-referrer",
  "X-Content-Type-Options": "nosniff",
};

function isEqual(given: string, token: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(token)];
  return a.length === b.length && timingSafeEqual(a, b);
}

function send(response: ServerResponse, type: string, body: string): void {
  response.setHeader("Content-Type", `${TYPES[type]}; charset=utf-8`);
  response.end(body);
}

function sendFile(response: ServerResponse, file: string): void {
  if (!existsSync(file) || !statSync(file).isFile()) throw new Refusal("Nicht gefunden.", 404);
  response.setHeader("Content-Type", TYPES[path.extname(file).slice(1).toLowerCase()] ?? "application/octet-stream");
  if (file.endsWith(".svg"))
    response.setHeader("Content-Security-Policy", "default-src 'none'; style-src 'unsafe-inline'; sandbox");
  createReadStream(file).pipe(response);
}
