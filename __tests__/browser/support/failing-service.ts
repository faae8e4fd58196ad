import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** What a failing form service does with an inquiry. */
export type ServiceFailure = (response: ServerResponse, request: IncomingMessage) => void;

const FOR_ALL_ORIGINS = { "Access-Control-Allow-Origin": "*" };

/** Ways to fail that only a server of one's own can show. */
export const PROTOCOL_FAILURES: Readonly<Record<string, ServiceFailure>> = {
  "breaks off in the middle of its answer": (response) => {
    response.writeHead(200, { ...FOR_ALL_ORIGINS, "Content-Type": "application/json", "Content-Length": 100 });
    response.write('{"success": true', () => response.destroy());
  },
  "answers with something other than HTTP": (response) => {
    response.socket?.end("220 mail.muster.example ESMTP\r\n");
  },
  "answers in an encoding that is none": (response) => {
    response.writeHead(200, { ...FOR_ALL_ORIGINS, "Content-Encoding": "gzip" }).end('{"success": true}');
  },
  "sends the visitor to an HTML page": (response, request) => {
    if (request.method === "GET") response.writeHead(200, FOR_ALL_ORIGINS).end("<!doctype html><p>Bitte anmelden</p>");
    else response.writeHead(302, { ...FOR_ALL_ORIGINS, Location: `http://${request.headers.host}/page` }).end();
  },
  "sends the visitor in circles": (response, request) => {
    response.writeHead(302, { ...FOR_ALL_ORIGINS, Location: `http://${request.headers.host}/again` }).end();
  },
  "answers without leave for this site to read it": (response) => {
    response.writeHead(200, { "Content-Type": "application/json" }).end('{"success": true}');
  },
  "answers that all is well without a word": (response) => {
    response.writeHead(204, FOR_ALL_ORIGINS).end();
  },
};

/** Begins an answer and never ends it. */
export const stalledResponse: ServiceFailure = (response) => {
  response.writeHead(200, { ...FOR_ALL_ORIGINS, "Content-Type": "application/json" });
  response.write('{"success": tr');
};

/** A form service that fails in this way, listening on a port of its own. */
export async function startFailingService(failure: ServiceFailure): Promise<{ address: string; server: Server }> {
  const server = createServer((request, response) => {
    request.resume();
    request.once("end", () => failure(response, request));
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return { address: `http://localhost:${(server.address() as AddressInfo).port}/`, server };
}
