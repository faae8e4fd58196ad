import { existsSync } from "node:fs";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { createMockServices, MAX_BODY_BYTES } from "../../../scripts/lib/mock-services";
import { CONTACT_MESSAGE_MAX_CHARACTERS } from "../../../src/config/constants";
import { temporaryFolder } from "../support/temporary-folder";

const file = path.join(temporaryFolder(), "received.jsonl");
let server: Server;
let origin: string;

beforeAll(async () => {
  server = createMockServices({ file, accessKey: "key-1" });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  origin = `http://localhost:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

function formData(fields: Readonly<Record<string, string>>): FormData {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  return body;
}
const as = (type: string, body: string): RequestInit => ({ body, headers: { "Content-Type": type } });
const EVENT = { body: '{ "name": "pageview"' };
const TOO_LONG = { access_key: "key-1", message: "x".repeat(MAX_BODY_BYTES) };

// A mock that takes more than the services do would let the site send what they refuse.
it.each<[what: string, status: number, target: string, init: RequestInit]>([
  ["a wrong key", 403, "/submit", { body: formData({ access_key: "other" }) }],
  ["no key", 403, "/submit", { body: formData({ name: "Erika" }) }],
  ["JSON", 415, "/submit", as("application/json", '{ "access_key": "key-1" }')],
  ["a URL-encoded form", 415, "/submit", { body: new URLSearchParams({ access_key: "key-1" }) }],
  ["a form without boundary", 400, "/submit", as("multipart/form-data", "x")],
  ["a broken form", 400, "/submit", as("multipart/form-data; boundary=a", "--a\r\nx")],
  ["more than the limit", 413, "/submit", { body: formData(TOO_LONG) }],
  ["another path", 404, "/submit/it", { body: formData({ access_key: "key-1" }) }],
  ["another method", 405, "/submit", { method: "PUT", body: formData({ access_key: "key-1" }) }],
  ["an event that is no JSON", 400, "/api/event", EVENT],
])("the mock services answer %s with %i, and store nothing", async (_what, status, target, init) => {
  expect((await fetch(origin + target, { method: "POST", ...init })).status).toBe(status);
  expect(existsSync(file)).toBe(false);
});

it("their limit is above the longest message that the form lets through, at three bytes a character", () => {
  expect(MAX_BODY_BYTES).toBeGreaterThan(3 * CONTACT_MESSAGE_MAX_CHARACTERS);
});
