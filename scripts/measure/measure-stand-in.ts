import { createServer, type IncomingMessage, type Server } from "node:http";
import { readBody } from "../lib/read-body";
import { readEvent } from "./event";
import { dayOf, eventLog } from "./event-log";
import { figuresOf } from "./figures";
import { figuresPage } from "./figures-page";

/** The largest event the stand-in reads, bytes. */
export const MAX_EVENT_BYTES = 16 * 1024;

type Answer = { status: number; body: string; headers?: Record<string, string> };

const PAGE_HEADERS = {
  "Content-Type": "text/html; charset=utf-8",
  "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'",
  "Cache-Control": "no-store",
};

/**
 * A stand-in for Plausible: takes its events at `/api/event` and shows the figures of the day at `/`; not yet listening.
 * @param file takes each event as a line of JSON
 */
export function createMeasureStandIn(file: string): Server {
  const log = eventLog(file);
  return createServer(async (request, response) => {
    const { status, body, headers } = await answer(request, log).catch((error: unknown): Answer => {
      console.error("Stand-in for Plausible:", error);
      return { status: 500, body: "Internal Server Error" };
    });
    response.writeHead(status, {
      "Access-Control-Allow-Origin": "*",
      "Access-Control-Allow-Headers": "Content-Type",
      "Access-Control-Allow-Methods": "POST, OPTIONS",
      "Content-Type": "text/plain; charset=utf-8",
      "X-Content-Type-Options": "nosniff",
      ...headers,
    });
    response.end(body);
  });
}

async function answer(request: IncomingMessage, log: ReturnType<typeof eventLog>): Promise<Answer> {
  const { url, method } = request;
  if (url === "/" && (method === "GET" || method === "HEAD")) {
    const day = dayOf(new Date());
    return { status: 200, body: figuresPage(day, figuresOf(await log.ofDay(day))), headers: PAGE_HEADERS };
  }
  if (url !== "/" && url !== "/api/event") return { status: 404, body: "Not Found" };
  if (method === "OPTIONS") return { status: 204, body: "" };
  if (url === "/" || method !== "POST") return { status: 405, body: "Method Not Allowed" };
  const body = await readBody(request, MAX_EVENT_BYTES);
  if (!body) return { status: 413, body: "Content Too Large", headers: { Connection: "close" } };
  const event = readEvent(body.toString("utf8"));
  if (!event) return { status: 400, body: "Bad Request" };
  await log.add(event);
  return { status: 202, body: "ok" };
}
