import { mkdtemp, readFile, rm } from "node:fs/promises";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { createFormStandIn, FAULTS, MAX_BODY_BYTES } from "../../../scripts/lib/form-stand-in";
import { CONTACT_MESSAGE_MAX_CHARACTERS } from "../../../src/config/constants";

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

let folder: string;
let inbox: string;
let server: Server;
let origin: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "form-service-"));
  inbox = path.join(folder, "not", "there", "yet", "inquiries.jsonl");
  server = createFormStandIn({ inbox, accessKey });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  origin = `http://localhost:${(server.address() as AddressInfo).port}`;
});

afterEach(() => rm(inbox, { force: true }));

afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await rm(folder, { recursive: true });
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
  const text = await readFile(inbox, "utf8").catch(() => "");
  const lines = text.split("\n");
  expect(lines.pop()).toBe("");
  return lines.map((line): unknown => JSON.parse(line));
}

const success = { success: true, message: "Email sent successfully!" };

async function expectAliveAndEmpty() {
  expect(await stored()).toEqual([]);
  const next = await post();
  expect(await next.json()).toEqual(success);
}

describe("An inquiry", () => {
  it("is answered with success and stored as one line, with its fields and the time.", async () => {
    const before = Date.now();
    const response = await post();
    expect(response.status).toBe(200);
    expect(response.headers.get("Content-Type")).toBe("application/json; charset=utf-8");
    expect(await response.json()).toEqual(success);
    const [entry, ...others] = await stored();
    expect(others).toEqual([]);
    expect(entry).toEqual({ receivedAt: expect.any(String), fields: inquiry });
    const { receivedAt } = entry as { receivedAt: string };
    expect(new Date(receivedAt).toISOString()).toBe(receivedAt);
    expect(Date.parse(receivedAt)).toBeGreaterThanOrEqual(before);
    expect(Date.parse(receivedAt)).toBeLessThanOrEqual(Date.now());
  });

  it("is stored once, however many come at the same time.", async () => {
    const names = Array.from({ length: 20 }, (_, index) => `Nummer ${index}`);
    await Promise.all(names.map((name) => post({ name })));
    const entries = (await stored()) as { fields: { name: string } }[];
    expect(entries.map(({ fields }) => fields.name).sort()).toEqual([...names].sort());
  });

  it("from a browser without script is stored, and leads back to the page it came from.", async () => {
    const response = await post(
      { redirect: "https://www.muster.example/contact#gesendet" },
      {
        headers: { Accept: "text/html,application/xhtml+xml,*/*;q=0.8", Origin: "http://localhost:9000" },
        redirect: "manual",
      },
    );
    expect(response.status).toBe(303);
    expect(response.headers.get("Location")).toBe("http://localhost:9000/contact#gesendet");
    expect(await stored()).toEqual([
      { receivedAt: expect.any(String), fields: expect.not.objectContaining({ redirect: expect.anything() }) },
    ]);
  });

  it("with a ticked hidden box is answered with success and not stored.", async () => {
    const response = await post({ botcheck: "on" });
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual(success);
    expect(await stored()).toEqual([]);
  });

  it.each(["nonsense", "constructor"])("that names the unknown fault %s is stored like any other.", async (name) => {
    const silence = jest.spyOn(console, "error").mockImplementation(() => undefined);
    const response = await post({ message: `Eine Nachricht #fault:${name}` });
    silence.mockRestore();
    expect(await response.json()).toEqual(success);
    expect(await stored()).toHaveLength(1);
  });

  it("that asks for the success with its message in the body gets it, and is stored.", async () => {
    const response = await post({ message: "#fault:body-message" });
    expect(await response.json()).toEqual({ success: true, body: { message: "Email sent successfully!" } });
    expect(await stored()).toHaveLength(1);
  });
});

describe("A page of another origin", () => {
  it("is allowed to send by the preflight.", async () => {
    const response = await fetch(`${origin}/submit`, {
      method: "OPTIONS",
      headers: { Origin: "http://localhost:9000" },
    });
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
  ])("may read the answer to %s.", async (_title, entries) => {
    const response = await post(entries);
    expect(response.headers.get("Access-Control-Allow-Origin")).toBe("*");
  });
});

describe("What is no inquiry", () => {
  const { access_key: _, ...withoutKey } = inquiry;

  it.each<[string, number, string, () => RequestInit]>([
    ["a wrong key", 403, "/submit", () => ({ body: formData({ ...inquiry, access_key: "other" }) })],
    ["an empty key", 403, "/submit", () => ({ body: formData({ ...inquiry, access_key: "" }) })],
    ["no key", 403, "/submit", () => ({ body: formData(withoutKey) })],
    [
      "JSON",
      415,
      "/submit",
      () => ({ body: JSON.stringify(inquiry), headers: { "Content-Type": "application/json" } }),
    ],
    ["a URL-encoded form", 415, "/submit", () => ({ body: new URLSearchParams(inquiry) })],
    ["plain text", 415, "/submit", () => ({ body: "Hallo" })],
    ["nothing", 415, "/submit", () => ({})],
    [
      "a form without boundary",
      400,
      "/submit",
      () => ({ body: "x", headers: { "Content-Type": "multipart/form-data" } }),
    ],
    [
      "a broken form",
      400,
      "/submit",
      () => ({ body: "--a\r\nx", headers: { "Content-Type": "multipart/form-data; boundary=a" } }),
    ],
    ["another path", 404, "/", () => ({ body: formData(inquiry) })],
    ["a longer path", 404, "/submit/it", () => ({ body: formData(inquiry) })],
    ["the method GET", 405, "/submit", () => ({ method: "GET" })],
    ["the method PUT", 405, "/submit", () => ({ method: "PUT", body: formData(inquiry) })],
  ])("because of %s is answered with %i and a reason, and not stored.", async (_title, status, target, init) => {
    const response = await fetch(`${origin}${target}`, { method: "POST", ...init() });
    expect(response.status).toBe(status);
    expect(await response.json()).toEqual({ success: false, message: expect.stringMatching(/./) });
    await expectAliveAndEmpty();
  });
});

describe("The limit of a body", () => {
  /** An inquiry of exactly so many bytes. */
  async function ofSize(bytes: number) {
    const encode = async (message: string) => {
      const encoded = new Response(formData({ ...inquiry, message }));
      return { headers: Object.fromEntries(encoded.headers), body: await encoded.arrayBuffer() };
    };
    const { byteLength } = (await encode("")).body;
    const sized = await encode("x".repeat(bytes - byteLength));
    expect(sized.body.byteLength).toBe(bytes);
    return sized;
  }

  it("is above the longest message that the form lets through, at three bytes a character.", () => {
    expect(MAX_BODY_BYTES).toBeGreaterThan(3 * CONTACT_MESSAGE_MAX_CHARACTERS);
  });

  it("lets a body of exactly that size pass.", async () => {
    expect((await post({}, await ofSize(MAX_BODY_BYTES))).status).toBe(200);
    expect(await stored()).toHaveLength(1);
  });

  it.each([MAX_BODY_BYTES + 1, 8 * 1024 * 1024])(
    "stops one of %i bytes with 413, and the service goes on.",
    async (bytes) => {
      const response = await post({}, await ofSize(bytes));
      expect(response.status).toBe(413);
      expect(await response.json()).toEqual({
        success: false,
        message: expect.stringContaining(`${MAX_BODY_BYTES} bytes`),
      });
      await expectAliveAndEmpty();
    },
  );
});

describe("A fault that is asked for", () => {
  const JSON_TYPE = "application/json; charset=utf-8";
  const HTML_TYPE = "text/html; charset=utf-8";
  const refused = (message: string) => ({ success: false, message });

  const ANSWERS: Record<string, [status: number, value: unknown]> = {
    refuse: [400, refused("Diese E-Mail-Adresse ist gesperrt.")],
    "refuse-200": [200, refused("Das Kontingent ist aufgebraucht.")],
    "refuse-body": [400, { success: false, body: { message: "Der Schlüssel ist abgelaufen." } }],
    "refuse-silently": [400, { success: false }],
    "refuse-empty-message": [400, refused("")],
    "too-many": [429, refused("Zu viele Anfragen. Bitte warten Sie eine Minute.")],
    "error-json": [500, { statusCode: 500, error: "Internal Server Error" }],
    "success-with-500": [500, { success: true, message: "ok" }],
    "json-null": [200, null],
    "json-list": [200, [true]],
    "success-text": [200, { success: "true", message: "ok" }],
    "success-number": [200, { success: 1 }],
    "success-missing": [200, { message: "ok" }],
  };
  const TEXTS: Record<string, [status: number, type: string, text: RegExp]> = {
    "error-html": [500, HTML_TYPE, /^<!doctype html>.*Internal Server Error/],
    "firewall-html": [403, HTML_TYPE, /^<!doctype html>.*Forbidden/],
    "html-200": [200, HTML_TYPE, /^<!doctype html>.*Wartungsarbeiten/],
    empty: [200, JSON_TYPE, /^$/],
    "half-json": [200, JSON_TYPE, /^\{"success": tr$/],
  };

  const ask = (name: string, init?: RequestInit) => post({ message: `Bitte um Rückruf. #fault:${name}` }, init);

  it("is one of these.", () => {
    expect(Object.keys(FAULTS).sort()).toEqual([...Object.keys({ ...ANSWERS, ...TEXTS }), "drop", "slow"].sort());
  });

  it.each(Object.entries(ANSWERS))("%s is answered as JSON, and nothing is stored.", async (name, [status, value]) => {
    const response = await ask(name);
    expect(response.status).toBe(status);
    expect(response.headers.get("Content-Type")).toBe(JSON_TYPE);
    expect(await response.json()).toEqual(value);
    await expectAliveAndEmpty();
  });

  it.each(Object.entries(TEXTS))("%s is answered without JSON, and nothing is stored.", async (name, answer) => {
    const [status, type, text] = answer;
    const response = await ask(name);
    expect(response.status).toBe(status);
    expect(response.headers.get("Content-Type")).toBe(type);
    expect(await response.text()).toMatch(text);
    await expectAliveAndEmpty();
  });

  it("drop ends the connection without an answer, and nothing is stored.", async () => {
    await expect(ask("drop")).rejects.toThrow("fetch failed");
    await expectAliveAndEmpty();
  });

  it("slow keeps the client waiting, and nothing is stored when it gives up.", async () => {
    await expect(ask("slow", { signal: AbortSignal.timeout(150) })).rejects.toMatchObject({ name: "TimeoutError" });
    await expectAliveAndEmpty();
  });
});
