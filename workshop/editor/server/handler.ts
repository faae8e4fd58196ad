import { timingSafeEqual } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import { json } from "node:stream/consumers";
import serveFile from "serve-handler";
import type { Workspace } from "../workspace";
import { PICTURE, resolveContentPath, UserError } from "./store";

/** Decap's bundle checks its configuration with code it makes itself, and styles itself inline. */
const POLICY =
  "default-src 'none'; script-src 'self' 'unsafe-eval'; style-src 'self' 'unsafe-inline'; img-src 'self' blob: data:; font-src 'self' data:; connect-src 'self' blob:; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const HEADERS = {
  "Content-Security-Policy": POLICY,
  "Cache-Control": "no-store",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Referrer-Policy": "no-referrer",
  "X-Content-Type-Options": "nosniff",
};

/** Bytes; a picture of 20 MB, in letters. */
const LARGEST_REQUEST = 28_000_000;

/** What the editor serves: answers to Decap's proxy protocol and ours, and a folder with its own code. */
type Served = {
  token: string;
  actions: Readonly<Record<string, (params: never) => unknown>>;
  folder: string;
};

/** Answers requests of the author's own browser, and refuses all others. */
export function requestHandler(
  { root, unwritten }: Pick<Workspace, "root" | "unwritten">,
  { token, actions, folder }: Served,
) {
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { host, origin, cookie = "" } = request.headers;
    const own = `127.0.0.1:${request.socket.localPort}`;
    if (host !== own || (origin !== undefined && origin !== `http://${own}`))
      throw new UserError("Fremde Adresse.", 403);
    const { pathname, searchParams } = new URL(request.url ?? "/", `http://${own}`);
    if (isEqual(searchParams.get("token") ?? "", token)) {
      response.setHeader("Set-Cookie", `editor=${token}; HttpOnly; SameSite=Strict; Path=/`);
      response.writeHead(303, { Location: "/" }).end();
      return;
    }
    if (!isEqual(/(?:^|; )editor=([\w-]+)/.exec(cookie)?.[1] ?? "", token))
      throw new UserError("Bitte die Adresse öffnen, die „npm run edit“ im Terminal nennt.", 403);
    if (request.method === "POST" && pathname === "/api") return send(response, await act(request));
    if (request.method !== "GET" && request.method !== "HEAD") throw new UserError("Nicht vorgesehen.", 405);
    // The address of the styles changes with each start, that of a picture with each change.
    if (searchParams.has("v")) response.setHeader("Cache-Control", "private, max-age=3600");
    const isContent = pathname.startsWith("/content/");
    const file = decodeURIComponent(pathname).slice(1);
    if (isContent && !PICTURE.test(resolveContentPath(root, file))) throw new UserError("Nicht gefunden.", 404);
    if (pathname.endsWith(".svg"))
      response.setHeader("Content-Security-Policy", "default-src 'none'; style-src 'unsafe-inline'; sandbox");
    const waiting = unwritten.get(path.resolve(root, file));
    request.url = waiting ? `/${encodeURIComponent(path.basename(waiting))}` : pathname;
    const shown = waiting ? path.dirname(waiting) : isContent ? root : folder;
    await serveFile(request, response, { public: shown, directoryListing: false });
  }

  async function act(request: IncomingMessage): Promise<unknown> {
    if (!request.headers["content-type"]?.startsWith("application/json")) throw new UserError("Nicht vorgesehen.", 415);
    // A browser always says how much it sends, and Node reads no more than that.
    const size = Number(request.headers["content-length"]);
    if (!(size <= LARGEST_REQUEST)) throw new UserError("Die Datei ist zu groß, erlaubt sind höchstens 20 MB.", 413);
    const { action, params } = (await json(request)) as { action: unknown; params: unknown };
    if (typeof action !== "string" || !Object.hasOwn(actions, action)) throw new UserError("Nicht vorgesehen.", 404);
    return actions[action]?.(params as never);
  }

  return (request: IncomingMessage, response: ServerResponse): void => {
    for (const [name, value] of Object.entries(HEADERS)) response.setHeader(name, value);
    answer(request, response).catch(({ message, status = 400, more }: Partial<UserError>) => {
      if (!response.headersSent) response.statusCode = status;
      send(response, { error: message, ...more });
    });
  };
}

function isEqual(given: string, token: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(token)];
  return a.length === b.length && timingSafeEqual(a, b);
}

function send(response: ServerResponse, body: unknown): void {
  response.setHeader("Content-Type", "application/json; charset=utf-8");
  response.end(JSON.stringify(body ?? null));
}
