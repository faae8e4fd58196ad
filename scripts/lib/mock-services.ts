import { appendFile, mkdir } from "node:fs/promises";
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from "node:http";
import path from "node:path";
import { readBody } from "./read-body";

/** The largest body the mock services read, bytes. */
const MAX_BODY_BYTES = 1024 * 1024;

/** Longer than any client waits, ms. */
const SLOW_ANSWER_MS = 90_000;

type Options = {
  /** File that each inquiry and each event is appended to, one JSON object per line. */
  file: string;
  /** The key an inquiry must carry. */
  accessKey: string;
  /** Gets the fields of an inquiry that has been kept. */
  onInquiry?: (fields: Record<string, string>) => void;
};

type Answer = {
  status: number;
  type?: "application/json" | "text/html" | "text/plain";
  body: string;
  headers?: Record<string, string>;
};

const json = (status: number, value: unknown): Answer => ({ status, body: JSON.stringify(value) });
const refusal = (status: number, message: string) => json(status, { success: false, message });
const html = (status: number, text: string): Answer => ({
  status,
  type: "text/html",
  body: `<!doctype html><title>${text}</title><p>${text}</p>`,
});

/**
 * Answers other than success, asked for by writing `#fault:<name>` in the message of an inquiry, which is not stored.
 * (`#fault:body-message` is no failure: a stored inquiry, answered with the service's other form of success.)
 */
const FAILURES: Readonly<Record<string, Answer | "drop" | "slow">> = {
  refuse: refusal(400, "Diese E-Mail-Adresse ist gesperrt."),
  "refuse-200": refusal(200, "Das Kontingent ist aufgebraucht."),
  "refuse-body": json(400, { success: false, body: { message: "Der Schlüssel ist abgelaufen." } }),
  "refuse-silently": json(400, { success: false }),
  "refuse-empty-message": refusal(400, ""),
  "too-many": refusal(429, "Zu viele Anfragen. Bitte warten Sie eine Minute."),
  "error-json": json(500, { statusCode: 500, error: "Internal Server Error" }),
  "error-html": html(500, "Internal Server Error"),
  "firewall-html": html(403, "Forbidden"),
  "success-with-500": json(500, { success: true, message: "ok" }),
  "html-200": html(200, "Wartungsarbeiten"),
  empty: { status: 200, body: "" },
  "half-json": { status: 200, body: '{"success": tr' },
  "json-null": json(200, null),
  "json-list": json(200, [true]),
  "success-text": json(200, { success: "true", message: "ok" }),
  "success-number": json(200, { success: 1 }),
  "success-missing": json(200, { message: "ok" }),
  drop: "drop",
  slow: "slow",
};

const SUCCESS = json(200, { success: true, message: "Email sent successfully!" });
const SUCCESS_IN_BODY = json(200, { success: true, body: { message: "Email sent successfully!" } });

/**
 * Mocks of the services that the site talks to, not yet listening: `/submit` takes inquiries as Web3Forms does,
 * `/api/event` takes events as Plausible does.
 */
export function createMockServices(options: Options): Server {
  return createServer(async (request, response) => {
    const given = await answer(request, options).catch((error: unknown) => {
      console.error("Mock services:", error);
      return json(500, { statusCode: 500, error: String(error) });
    });
    if (given === "drop") request.socket.destroy();
    else if (given === "slow") {
      const timer = setTimeout(() => send(response, SUCCESS), SLOW_ANSWER_MS);
      response.once("close", () => clearTimeout(timer));
    } else send(response, given);
  });
}

async function answer(request: IncomingMessage, options: Options): Promise<Answer | "drop" | "slow"> {
  const take = { "/submit": takeInquiry, "/api/event": takeEvent }[request.url ?? ""];
  if (request.method === "OPTIONS") return { status: 204, body: "" };
  if (!take) return refusal(404, "Not found");
  if (request.method !== "POST") return refusal(405, "Method not allowed");
  const body = await readBody(request, MAX_BODY_BYTES);
  if (!body)
    return { ...refusal(413, `The body is larger than ${MAX_BODY_BYTES} bytes.`), headers: { Connection: "close" } };
  return take(body, request.headers, options);
}

async function takeInquiry(body: Buffer, headers: IncomingHttpHeaders, { file, accessKey, onInquiry }: Options) {
  const contentType = headers["content-type"] ?? "";
  if (!/^multipart\/form-data\b/i.test(contentType)) return refusal(415, "Expected multipart/form-data");
  const fields = await readFields(body, contentType);
  if (!fields) return refusal(400, "The form data cannot be read.");
  if (fields.access_key !== accessKey) return refusal(403, "Invalid access key");
  // A bot that ticked the hidden box gets a success, and nothing is stored.
  if (fields.botcheck) return SUCCESS;

  const fault = /#fault:([a-z0-9-]+)/.exec(fields.message ?? "")?.[1];
  const failure = fault && Object.hasOwn(FAILURES, fault) ? FAILURES[fault] : undefined;
  if (failure) return failure;
  const { redirect, ...inquiry } = fields;
  await keep(file, { fields: inquiry });
  onInquiry?.(inquiry);
  if (redirect && headers.accept?.includes("text/html"))
    return { status: 303, body: "", headers: { Location: whereItCameFrom(redirect, headers.origin) } };
  return fault === "body-message" ? SUCCESS_IN_BODY : SUCCESS;
}

async function takeEvent(body: Buffer, _headers: IncomingHttpHeaders, { file }: Options): Promise<Answer> {
  try {
    await keep(file, { event: JSON.parse(body.toString("utf8")) });
    return { status: 202, type: "text/plain", body: "ok" };
  } catch (error) {
    if (error instanceof SyntaxError) return { status: 400, type: "text/plain", body: "Bad Request" };
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

function send(response: ServerResponse, { status, type = "application/json", body, headers }: Answer): void {
  response.writeHead(status, {
    "Access-Control-Allow-Origin": "*",
    "Access-Control-Allow-Headers": "Content-Type, Accept",
    "Access-Control-Allow-Methods": "POST, OPTIONS",
    "Content-Type": `${type}; charset=utf-8`,
    ...headers,
  });
  response.end(body);
}

async function readFields(body: Buffer, contentType: string): Promise<Record<string, string> | undefined> {
  try {
    const form = await new Response(new Uint8Array(body), { headers: { "Content-Type": contentType } }).formData();
    return Object.fromEntries([...form].map(([name, value]) => [name, typeof value === "string" ? value : value.name]));
  } catch {
    return undefined;
  }
}
