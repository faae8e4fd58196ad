import { appendFile, mkdir, readFile, rm, stat, truncate, writeFile } from "node:fs/promises";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { dayOf, eventLog, FULL_BYTES } from "../../../../scripts/measure/event-log";
import { createMeasureStandIn, MAX_EVENT_BYTES } from "../../../../scripts/measure/measure-stand-in";
import { temporaryFolder } from "../../support/temporary-folder";

const folder = path.join(temporaryFolder(), "not", "there", "yet");
const file = path.join(folder, "events.jsonl");
const last = path.join(folder, "events.last.jsonl");
const event = { name: "pageview", url: "https://www.hafenlotse.example/about", domain: "hafenlotse.example" };
let server: Server;
let origin: string;

beforeAll(async () => {
  server = createMeasureStandIn(file);
  await new Promise<void>((resolve) => server.listen(0, resolve));
  origin = `http://localhost:${(server.address() as AddressInfo).port}`;
});
afterEach(() => rm(folder, { recursive: true, force: true }));
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const send = (body: unknown, init: RequestInit = {}) =>
  fetch(`${origin}/api/event`, {
    method: "POST",
    body: typeof body === "string" ? body : JSON.stringify(body),
    ...init,
  });
const page = async () => (await fetch(origin)).text();
const today = () => eventLog(file).ofDay(dayOf(new Date()));

it("An event is taken as Plausible takes it, kept as a line with its time, and shown.", async () => {
  const told = { ...event, referrer: "https://suche.example", props: { calculator: "cac", value: 3 } };
  const answer = await send({ ...told, secret: "x" }, { headers: { "Content-Type": "text/plain;charset=UTF-8" } });
  expect([answer.status, await answer.text()]).toEqual([202, "ok"]);
  expect(answer.headers.get("access-control-allow-origin")).toBe("*");
  const { receivedAt, ...kept } = JSON.parse(await readFile(file, "utf8"));
  expect(kept).toEqual(told);
  expect(Date.now() - new Date(receivedAt).getTime()).toBeLessThan(60_000);
  expect(await page()).toContain("<td>/about</td><td>1</td>");
});

it.each([
  ["nothing", ""],
  ["no JSON", "{"],
  ["null", "null"],
  ["a list", "[1]"],
  ["a text", '"pageview"'],
  ["no name", { ...event, name: undefined }],
  ["a name that is a number", { ...event, name: 7 }],
  ["a name without end", { ...event, name: "x".repeat(2001) }],
  ["a path for an address", { ...event, url: "/about" }],
  ["an address of another kind", { ...event, url: "javascript:alert(1)" }],
  ["no site", { ...event, domain: "" }],
  ["a referrer that is none", { ...event, referrer: "suche" }],
  ["properties that are none", { ...event, props: "x" }],
  ["a property in a property", { ...event, props: { a: { b: 1 } } }],
  ["too many properties", { ...event, props: Object.fromEntries(Array.from("abcdefghijk", (key) => [key, 1])) }],
])("%s is refused, and the stand-in lives on.", async (_what, body) => {
  expect((await send(body)).status).toBe(400);
  expect(await today()).toEqual([]);
  expect((await send(event)).status).toBe(202);
});

it("A body without end is refused.", async () => {
  const huge = await send(`{"name":"${"x".repeat(MAX_EVENT_BYTES)}"}`);
  expect([huge.status, huge.headers.get("connection")]).toEqual([413, "close"]);
  expect((await send(event)).status).toBe(202);
  expect(await today()).toEqual([event]);
});

it.each([
  ["GET", "/api/event", 405],
  ["PUT", "/api/event", 405],
  ["OPTIONS", "/api/event", 204],
  ["POST", "/", 405],
  ["HEAD", "/", 200],
  ["POST", "/api/events", 404],
  ["GET", "/..%2f..%2fetc/passwd", 404],
])("%s %s is answered with %i.", async (method, address, status) => {
  const body = method === "PUT" || method === "POST" ? JSON.stringify(event) : undefined;
  expect((await fetch(origin + address, { method, ...(body ? { body } : {}) })).status).toBe(status);
  expect(await today()).toEqual([]);
});

it("A half-written line and nonsense in the file take no other event with them.", async () => {
  await send(event);
  await appendFile(
    file,
    `nonsense\n{"receivedAt":"never","name":"pageview"}\n${JSON.stringify(event)}\n\n{"receivedAt":"2026-03-3`,
  );
  await send({ ...event, name: "Form seen" });
  expect(await today()).toEqual([event, { ...event, name: "Form seen" }]);
  expect(await page()).toContain("1 Aufruf ");
});

it("Events of other days are not of today.", async () => {
  const log = eventLog(file);
  await log.add(event, new Date("2026-03-30T12:00"));
  await log.add({ ...event, name: "Form sent" }, new Date("2026-03-31T12:00"));
  expect(await log.ofDay("2026-03-31")).toEqual([{ ...event, name: "Form sent" }]);
});

it("A full file makes place for a new one, and never are there more than two.", async () => {
  await mkdir(folder, { recursive: true });
  const log = eventLog(file);
  await writeFile(last, "older\n");
  await log.add(event);
  await truncate(file, FULL_BYTES);
  await Promise.all([log.add({ ...event, name: "Form seen" }), log.add({ ...event, name: "Form sent" })]);
  expect((await stat(last)).size).toBe(FULL_BYTES);
  expect((await today()).map(({ name }) => name)).toEqual(["pageview", "Form seen", "Form sent"]);
});
