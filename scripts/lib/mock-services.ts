import { appendFile, mkdir } from "node:fs/promises";
import { createServer, type IncomingMessage, type Server } from "node:http";
import path from "node:path";
import { buffer, json as readJson } from "node:stream/consumers";
import { setTimeout } from "node:timers/promises";

/** Longer than any client waits, ms. */
const SLOW_ANSWER_MS = 90_000;

const CORS = {
  "Access-Control-Allow-Origin": "*",
  "Access-Control-Allow-Headers": "Content-Type, Accept",
  "Access-Control-Allow-Methods": "POST, OPTIONS",
};

type Options = {
  /** File that each inquiry and each event is appended to, one JSON object per line. */
  file: string;
  /** The key an inquiry must carry. */
  accessKey: string;
  /** Gets the fields of an inquiry that has been kept. */
  onInquiry?: (fields: Record<string, string>) => void;
};

/** What is sent back; `undefined` breaks off the connection. */
type Answer = Response | undefined;

const success = () => Response.json({ success: true, message: "Email sent successfully!" });
const refusal = (status: number, message?: string) => Response.json({ success: false, message }, { status });

/** Answers other than success, asked for by writing `#fault:<name>` in the message of an inquiry, which is not stored. */
const FAULTS = new Map<string | undefined, () => Answer | Promise<Answer>>([
  ["refuse", () => refusal(400, "Diese E-Mail-Adresse ist gesperrt.")],
  ["refuse-silently", () => refusal(400)],
  ["too-many", () => refusal(429, "Zu viele Anfragen. Bitte warten Sie eine Minute.")],
  [
    "error-html",
    () => new Response("<p>Internal Server Error</p>", { status: 500, headers: { "Content-Type": "text/html" } }),
  ],
  ["half-json", () => new Response('{"success": tr', { headers: { "Content-Type": "application/json" } })],
  ["drop", () => undefined],
  ["slow", () => setTimeout(SLOW_ANSWER_MS, success(), { ref: false })],
]);

/**
 * Mocks of the services that the site talks to, not yet listening: `/submit` takes inquiries as Web3Forms does,
 * `/api/event` takes events as Plausible does.
 */
export function createMockServices(options: Options): Server {
  return createServer(async (request, response) => {
    const answer = await answerTo(request, options).catch((error: unknown) => {
      console.error("Mock services:", error);
      return refusal(500, String(error));
    });
    if (answer) {
      response.writeHead(answer.status, { ...CORS, ...Object.fromEntries(answer.headers) });
      response.end(await answer.text());
    } else request.socket.destroy();
  });
}

async function answerTo(request: IncomingMessage, options: Options): Promise<Answer> {
  const take = { "/submit": takeInquiry, "/api/event": takeEvent }[request.url ?? ""];
  if (request.method === "OPTIONS") return new Response(null, { status: 204 });
  if (!take) return refusal(404, "Not found");
  return request.method === "POST" ? take(request, options) : refusal(405, "Method not allowed");
}

async function takeInquiry(request: IncomingMessage, { file, accessKey, onInquiry }: Options): Promise<Answer> {
  const { "content-type": type = "", accept = "", origin } = request.headers;
  const form = await new Response(await buffer(request), { headers: { "Content-Type": type } })
    .formData()
    .catch(() => undefined);
  if (!form) return refusal(400, "The form data cannot be read.");
  const { redirect, ...fields } = Object.fromEntries([...form].map(([name, value]) => [name, String(value)]));
  if (fields.access_key !== accessKey) return refusal(403, "Invalid access key");
  // A bot that ticked the hidden box gets a success, and nothing is stored.
  if (fields.botcheck) return success();
  const fault = FAULTS.get(/#fault:([a-z-]+)/.exec(fields.message ?? "")?.[1]);
  if (fault) return fault();
  await keep(file, { fields });
  onInquiry?.(fields);
  if (!redirect || !accept.includes("text/html")) return success();
  return new Response(null, { status: 303, headers: { Location: whereItCameFrom(redirect, origin) } });
}

async function takeEvent(request: IncomingMessage, { file }: Options): Promise<Answer> {
  try {
    await keep(file, { event: await readJson(request) });
    return new Response("ok", { status: 202 });
  } catch (error) {
    if (error instanceof SyntaxError) return new Response("Bad Request", { status: 400 });
    throw error;
  }
}

async function keep(file: string, entry: Readonly<Record<string, unknown>>): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await appendFile(file, `${JSON.stringify({ receivedAt: new Date().toISOString(), ...entry })}\n`);
}

/** The page to lead back to. It is named by its address on the live site; a local build stands elsewhere. */
function whereItCameFrom(redirect: string, origin: string | undefined): string {
  const { pathname, hash } = new URL(redirect);
  return new URL(pathname + hash, origin?.startsWith("http") ? origin : redirect).href;
}
