import { readFile, rm } from "node:fs/promises";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { createMockServices, FAILURES, MAX_BODY_BYTES } from "../../../scripts/lib/mock-services";
import { CONTACT_MESSAGE_MAX_CHARACTERS } from "../../../src/config/constants";
import { temporaryFolder } from "../support/temporary-folder";

const accessKey = "key-1";
const inquiry = {
  access_key: accessKey,
  name: "Erika Muster",
  email: "erika@muster.example",
  company: "",
  phone: "",
  interest: "demo",
  message: 'Grüße aus Lindau,\r\nmit "Zitat" und 🚢.',
  subject: "Neue Anfrage von Erika Muster - demo",
};

const file = path.join(temporaryFolder(), "not", "there", "yet", "received.jsonl");
let server: Server;
let origin: string;

beforeAll(async () => {
  server = createMockServices({ file, accessKey });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  origin = `http://localhost:${(server.address() as AddressInfo).port}`;
});

afterEach(() => rm(file, { force: true }));
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

function formData(fields: Record<string, string>): FormData {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  return body;
}

const post = (entries: Record<string, string> = {}, init: RequestInit = {}) =>
  fetch(`${origin}/submit`, { method: "POST", body: formData({ ...inquiry, ...entries }), ...init });

/** What the service has kept, one entry for each line. */
async function stored(): Promise<unknown[]> {
  const text = await readFile(file, "utf8").catch(() => "");
  const lines = text.split("\n");
  expect(lines.pop()).toBe("");
  return lines.map((line): unknown => JSON.parse(line));
}

const success = { success: true, message: "Email sent successfully!" };
const JSON_TYPE = "application/json; charset=utf-8";

async function expectAliveAndEmpty() {
  expect(await stored()).toEqual([]);
  expect(await (await post()).json()).toEqual(success);
}

describe("An inquiry", () => {
  it("is answered with success and stored as one line, with its fields and the time", async () => {
    const before = Date.now();
    const response = await post();
    expect(response.status).toBe(200);
    expect(response.headers.get("Content-Type")).toBe(JSON_TYPE);
    expect(await response.json()).toEqual(success);
    const entries = await stored();
    expect(entries).toEqual([{ receivedAt: expect.any(String), fields: inquiry }]);
    const { receivedAt } = entries[0] as { receivedAt: string };
    expect(new Date(receivedAt).toISOString()).toBe(receivedAt);
    expect(Date.parse(receivedAt)).toBeGreaterThanOrEqual(before);
    expect(Date.parse(receivedAt)).toBeLessThanOrEqual(Date.now());
  });

  it("is stored once, however many come at the same time", async () => {
    const names = Array.from({ length: 20 }, (_, index) => `Nummer ${index}`);
    await Promise.all(names.map((name) => post({ name })));
    const entries = (await stored()) as { fields: { name: string } }[];
    expect(entries.map(({ fields }) => fields.name).sort()).toEqual([...names].sort());
  });

  it("from a browser without script is stored, and leads back to the page it came from", async () => {
    const headers = { Accept: "text/html,application/xhtml+xml,*/*;q=0.8", Origin: "http://localhost:9000" };
    const address = { redirect: "https://www.muster.example/contact#gesendet" };
    const response = await post(address, { headers, redirect: "manual" });
    expect(response.status).toBe(303);
    expect(response.headers.get("Location")).toBe("http://localhost:9000/contact#gesendet");
    const fields: unknown = expect.not.objectContaining({ redirect: expect.anything() });
    expect(await stored()).toEqual([{ receivedAt: expect.any(String), fields }]);
  });

  const inBody = { success: true, body: { message: "Email sent successfully!" } };
  it.each<[string, Record<string, string>, value: unknown, kept: number]>([
    ["with a ticked hidden box, and not stored", { botcheck: "on" }, success, 0],
    ["for the unknown failure nonsense", { message: "Eine Nachricht #fault:nonsense" }, success, 1],
    ["for the unknown failure constructor", { message: "Eine Nachricht #fault:constructor" }, success, 1],
    ["with its message in the body when asked for", { message: "#fault:body-message" }, inBody, 1],
  ])("is answered with success %s", async (_title, entries, value, kept) => {
    const silence = jest.spyOn(console, "error").mockImplementation(() => undefined);
    const response = await post(entries);
    silence.mockRestore();
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual(value);
    expect(await stored()).toHaveLength(kept);
  });
});

it("A page of another origin is allowed to send by the preflight", async () => {
  const headers = { Origin: "http://localhost:9000" };
  const response = await fetch(`${origin}/submit`, { method: "OPTIONS", headers });
  expect(response.status).toBe(204);
  expect(await response.text()).toBe("");
  expect(response.headers.get("Access-Control-Allow-Origin")).toBe("*");
  expect(response.headers.get("Access-Control-Allow-Methods")?.split(", ")).toContain("POST");
  expect(response.headers.get("Access-Control-Allow-Headers")).toMatch(/Accept/);
});

it.each([
  ["a success", {}],
  ["a wrong key", { access_key: "other" }],
  ["a refusal", { message: "#fault:refuse" }],
  ["a server error", { message: "#fault:error-html" }],
  ["a body over the limit", { message: "x".repeat(MAX_BODY_BYTES) }],
])("A page of another origin may read the answer to %s", async (_title, entries) => {
  expect((await post(entries)).headers.get("Access-Control-Allow-Origin")).toBe("*");
});

describe("An event", () => {
  const event = { name: "pageview", url: "https://www.muster.example/about", props: { value: 3 } };
  const send = (body: string) => fetch(`${origin}/api/event`, { method: "POST", body });

  it("is accepted like by Plausible, and stored as one line with the time", async () => {
    const response = await send(JSON.stringify(event));
    expect([response.status, await response.text()]).toEqual([202, "ok"]);
    expect(response.headers.get("Access-Control-Allow-Origin")).toBe("*");
    expect(await stored()).toEqual([{ receivedAt: expect.any(String), event }]);
  });

  it.each(["", "{", "pageview"])("that is no JSON, %j, is refused, and not stored", async (body) => {
    expect((await send(body)).status).toBe(400);
    await expectAliveAndEmpty();
  });
});

describe("What is no inquiry", () => {
  const { access_key: _, ...withoutKey } = inquiry;

  const as = (type: string, body: string) => () => ({ body, headers: { "Content-Type": type } });

  it.each<[string, number, string, () => RequestInit]>([
    ["a wrong key", 403, "/submit", () => ({ body: formData({ ...inquiry, access_key: "other" }) })],
    ["an empty key", 403, "/submit", () => ({ body: formData({ ...inquiry, access_key: "" }) })],
    ["no key", 403, "/submit", () => ({ body: formData(withoutKey) })],
    ["JSON", 415, "/submit", as("application/json", JSON.stringify(inquiry))],
    ["a URL-encoded form", 415, "/submit", () => ({ body: new URLSearchParams(inquiry) })],
    ["plain text", 415, "/submit", () => ({ body: "Hallo" })],
    ["nothing", 415, "/submit", () => ({})],
    ["a form without boundary", 400, "/submit", as("multipart/form-data", "x")],
    ["a broken form", 400, "/submit", as("multipart/form-data; boundary=a", "--a\r\nx")],
    ["another path", 404, "/", () => ({ body: formData(inquiry) })],
    ["a longer path", 404, "/submit/it", () => ({ body: formData(inquiry) })],
    ["the method GET", 405, "/submit", () => ({ method: "GET" })],
    ["the method PUT", 405, "/submit", () => ({ method: "PUT", body: formData(inquiry) })],
  ])("because of %s is answered with %i and a reason, and not stored", async (_title, status, target, init) => {
    const response = await fetch(`${origin}${target}`, { method: "POST", ...init() });
    expect(response.status).toBe(status);
    expect(await response.json()).toEqual({ success: false, message: expect.stringMatching(/./) });
    await expectAliveAndEmpty();
  });
});

describe("The limit of a body", () => {
  const encode = async (message: string) => {
    const encoded = new Response(formData({ ...inquiry, message }));
    return { headers: Object.fromEntries(encoded.headers), body: await encoded.arrayBuffer() };
  };

  it("is above the longest message that the form lets through, at three bytes a character", () => {
    expect(MAX_BODY_BYTES).toBeGreaterThan(3 * CONTACT_MESSAGE_MAX_CHARACTERS);
  });

  const REASON = { success: false, message: expect.stringContaining(`${MAX_BODY_BYTES} bytes`) as unknown };
  it.each([
    [MAX_BODY_BYTES, 200, success, 1],
    [MAX_BODY_BYTES + 1, 413, REASON, 0],
    [8 * 1024 * 1024, 413, REASON, 0],
  ])("answers a body of %i bytes with %i, and the service goes on", async (bytes, status, value, kept) => {
    const { byteLength } = (await encode("")).body;
    const sized = await encode("x".repeat(bytes - byteLength));
    expect(sized.body.byteLength).toBe(bytes);
    const response = await post({}, sized);
    expect(response.status).toBe(status);
    expect(await response.json()).toEqual(value);
    expect(await stored()).toHaveLength(kept);
    expect(await (await post()).json()).toEqual(success);
  });
});

describe("A requested failure", () => {
  const HTML_TYPE = "text/html; charset=utf-8";
  const refused = (message: string) => ({ success: false, message });

  const json = (value: unknown) => [JSON_TYPE, JSON.stringify(value)] as const;

  const ANSWERS: (readonly [name: string, status: number, type: string, text: RegExp | string])[] = [
    ["refuse", 400, ...json(refused("Diese E-Mail-Adresse ist gesperrt."))],
    ["refuse-200", 200, ...json(refused("Das Kontingent ist aufgebraucht."))],
    ["refuse-body", 400, ...json({ success: false, body: { message: "Der Schlüssel ist abgelaufen." } })],
    ["refuse-silently", 400, ...json({ success: false })],
    ["refuse-empty-message", 400, ...json(refused(""))],
    ["too-many", 429, ...json(refused("Zu viele Anfragen. Bitte warten Sie eine Minute."))],
    ["error-json", 500, ...json({ statusCode: 500, error: "Internal Server Error" })],
    ["success-with-500", 500, ...json({ success: true, message: "ok" })],
    ["json-null", 200, ...json(null)],
    ["json-list", 200, ...json([true])],
    ["success-text", 200, ...json({ success: "true", message: "ok" })],
    ["success-number", 200, ...json({ success: 1 })],
    ["success-missing", 200, ...json({ message: "ok" })],
    ["error-html", 500, HTML_TYPE, /^<!doctype html>.*Internal Server Error/],
    ["firewall-html", 403, HTML_TYPE, /^<!doctype html>.*Forbidden/],
    ["html-200", 200, HTML_TYPE, /^<!doctype html>.*Wartungsarbeiten/],
    ["empty", 200, JSON_TYPE, /^$/],
    ["half-json", 200, JSON_TYPE, /^\{"success": tr$/],
  ];

  const ask = (name: string, init?: RequestInit) => post({ message: `Bitte um Rückruf. #fault:${name}` }, init);

  it("is one of these", () => {
    expect(Object.keys(FAILURES).sort()).toEqual([...ANSWERS.map(([name]) => name), "drop", "slow"].sort());
  });

  it.each(ANSWERS)("%s is answered with %i as %s, and nothing is stored", async (name, status, type, text) => {
    const response = await ask(name);
    expect(response.status).toBe(status);
    expect(response.headers.get("Content-Type")).toBe(type);
    expect(await response.text()).toEqual(typeof text === "string" ? text : expect.stringMatching(text));
    await expectAliveAndEmpty();
  });

  it("drop ends the connection without an answer, and nothing is stored", async () => {
    await expect(ask("drop")).rejects.toThrow("fetch failed");
    await expectAliveAndEmpty();
  });

  it("slow keeps the client waiting, and nothing is stored when it gives up", async () => {
    await expect(ask("slow", { signal: AbortSignal.timeout(150) })).rejects.toMatchObject({ name: "TimeoutError" });
    await expectAliveAndEmpty();
  });
});
