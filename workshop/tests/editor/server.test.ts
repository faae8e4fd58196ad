import { once } from "node:events";
import { existsSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { createServer, request as httpRequest, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { text } from "node:stream/consumers";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { requestHandler } from "../../editor/server/handler";
import { waitingPictures } from "../../editor/server/pictures";
import { actionsFor } from "../../editor/server/serve";
import { resolveContentPath } from "../../editor/server/store";
import type { Picture } from "../../editor/workspace";
import { exampleWorkspace, workspaceFolder } from "./example-workspace";

const TOKEN = "ein-langes-geheimnis";
const JOB = "content/jobs/driver.mdx";
const ARTICLE = "content/articles/first/index.mdx";
const POSTER = "content/articles/first/poster.png";
let root: string;
/** What the workspace says of its pictures. */
let pictures: Picture[];
let server: Server;

beforeEach(async () => {
  root = workspaceFolder();
  pictures = [];
  const workspace = { ...exampleWorkspace(root), pictures: async () => pictures };
  const actions = actionsFor(workspace, path.join(root, "waiting"));
  server = createServer(requestHandler(workspace, { token: TOKEN, actions, folder: root }));
  await once(server.listen(0, "127.0.0.1"), "listening");
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

type Options = { method?: string; headers?: Record<string, string>; body?: string };

/** Asks by Node's own client, because `fetch` sets some headers itself. */
async function ask(at = "/", { headers = {}, body, ...options }: Options = {}) {
  const { port } = server.address() as AddressInfo;
  const own = { host: `127.0.0.1:${port}`, cookie: `editor=${TOKEN}` };
  const request = httpRequest({ host: "127.0.0.1", port, path: at, headers: { ...own, ...headers }, ...options });
  const [response] = (await once(request.end(body), "response")) as [IncomingMessage];
  return { status: response.statusCode ?? 0, headers: response.headers, text: await text(response) };
}
const act = async (action: string, params: object, headers: Record<string, string> = {}) => {
  const body = JSON.stringify({ action, params });
  const answer = await ask("/api", {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body,
  });
  return { status: answer.status, answer: JSON.parse(answer.text) };
};
const save = (file: string, raw: string, base?: string) =>
  act("persistEntry", { dataFiles: [{ path: file, raw, base }] });
const textOf = (file: string) => readFileSync(path.join(root, file), "utf8");

describe("the editor's server", () => {
  it.each([
    ["another host", { host: "evil.example" }],
    ["a host that resolves here", { host: "localhost:9030" }],
    ["another origin", { origin: "https://evil.example" }],
    ["no token", { cookie: "" }],
    ["a wrong token", { cookie: "editor=falsch" }],
  ])("refuses %s", async (_what, headers) => {
    expect((await act("getEntry", { path: JOB }, headers)).status).toBe(403);
    expect((await ask("/", { headers })).status).toBe(403);
  });

  it("takes the token from its URL once and keeps it in a cookie that no script reads", async () => {
    const { status, headers } = await ask(`/?token=${TOKEN}`, { headers: { cookie: "" } });
    expect([status, headers.location]).toEqual([303, "/"]);
    expect(String(headers["set-cookie"])).toBe(`editor=${TOKEN}; HttpOnly; SameSite=Strict; Path=/`);
    expect((await ask("/?token=falsch", { headers: { cookie: "" } })).status).toBe(403);
  });

  it("has a content security policy without other origins", async () => {
    const policy = String((await ask()).headers["content-security-policy"]);
    expect(policy).toMatch(/^default-src 'none'.*frame-ancestors 'none'$/);
    expect(policy).not.toMatch(/https?:|\*/);
  });

  it.each([
    ["a form", 415, "getEntry", { "content-type": "text/plain" }],
    ["more than 20 MB", 413, "keepPicture", { "content-length": "28000001" }],
    ["an unknown action", 404, "gibt-es-nicht", {}],
    ["what every object has", 404, "constructor", {}],
  ])("rejects %s with %i", async (_what, status, action, headers) =>
    expect((await act(action, { path: JOB }, headers)).status).toBe(status),
  );

  it.each([
    ...["/content/../package.json", "/content/%2e%2e/%2e%2e/secret.png", "/decap/../package.json"],
    ...["/content/facts.json", "/etc/passwd"],
  ])("serves nothing at %s", async (at) => expect([403, 404]).toContain((await ask(at)).status));
});

describe("a path", () => {
  it.each([
    ...["package.json", "content", "content/../package.json", "/etc/passwd", "content/jobs/../../x.mdx", "..", ""],
    "content/a\0.mdx",
  ])("outside content/ is refused: %j", async (file) => {
    expect(() => resolveContentPath(root, file)).toThrow("nicht in content/");
    for (const [action, params] of [
      ["getEntry", { path: file }],
      ["persistEntry", { dataFiles: [{ path: file, raw: "x" }] }],
      ["keepPicture", { owner: JOB, path: `${file}/../../../x.png`, content: "" }],
      ["keepPicture", { owner: file, path: "content/pictures/x.png", content: "" }],
      ["replacePicture", { path: `${file}/../../../x.png`, content: "" }],
      ["renamePicture", { path: `${file}/../../../x.png`, name: "y" }],
      ["deletePicture", { path: `${file}/../../../x.png` }],
      ["deleteFiles", { paths: [file] }],
      ["rename", { path: file, slug: "neu" }],
    ] as const)
      expect((await act(action, params)).status).toBeGreaterThanOrEqual(400);
  });

  it("through a symbolic link is refused", async () => {
    const elsewhere = workspaceFolder();
    symlinkSync(path.join(elsewhere, "content/jobs"), path.join(root, "content/jobs/fort"));
    symlinkSync(path.join(elsewhere, JOB), path.join(root, "content/jobs/weg.mdx"));
    for (const file of ["content/jobs/fort/driver.mdx", "content/jobs/weg.mdx"])
      expect((await save(file, "x")).status).toBe(403);
  });

  it.each(["content/notes.mdx", "content/jobs/x.js"])("that is no content file is refused: %s", async (file) => {
    expect((await save(file, "x")).status).toBeGreaterThanOrEqual(400);
    expect(existsSync(path.join(root, file))).toBe(false);
  });
});

describe("saving", () => {
  it("writes the text when nothing changed meanwhile, and leaves no other file", async () => {
    const base = textOf(JOB);
    const before = readdirSync(path.join(root, "content/jobs"));
    expect((await save(JOB, `${base}neu\n`, base)).status).toBe(200);
    expect(textOf(JOB)).toBe(`${base}neu\n`);
    expect(readdirSync(path.join(root, "content/jobs"))).toEqual(before);
  });

  it("never overwrites a version that the author has not seen", async () => {
    const base = textOf(JOB);
    writeFileSync(path.join(root, JOB), "anders");
    expect(await save(JOB, "meins", base)).toMatchObject({ status: 409, answer: { current: "anders" } });
    expect((await save(JOB, "meins")).status).toBe(409);
    expect(textOf(JOB)).toBe("anders");
  });
});

describe("a picture", () => {
  const content = (bytes: string) => Buffer.from(bytes).toString("base64");
  const FOLDER = "content/articles/first";
  const keep = (name: string, bytes = "picture", slot?: string) =>
    act("keepPicture", { owner: ARTICLE, path: `${FOLDER}/${name}`, content: content(bytes), slot });
  const there = () => readdirSync(path.join(root, FOLDER)).sort();
  const saveText = (raw: string) => save(ARTICLE, raw, textOf(ARTICLE));
  const usedBy = (...uses: Picture["uses"]) => {
    pictures = [{ file: POSTER, changed: 0, bytes: 7, uses }];
  };
  const USE = { file: ARTICLE, field: "body", name: "./poster.png" };

  it("is shown at once, still known after a restart, and written when the text that shows it is saved", async () => {
    expect((await keep("kalender.png")).answer.path).toBe(`${FOLDER}/kalender.png`);
    expect(there()).toEqual(["index.mdx", "poster.png"]);
    expect((await ask(`/${FOLDER}/kalender.png?v=1`)).text).toBe("picture");
    const workspace = exampleWorkspace(root);
    waitingPictures(workspace, path.join(root, "waiting"));
    expect([...workspace.unwritten.keys()]).toEqual([path.join(root, FOLDER, "kalender.png")]);
    await saveText("![x](./kalender.png)");
    expect(there()).toEqual(["index.mdx", "kalender.png", "poster.png"]);
  });

  it("is thrown away when the saved text does not use it", async () => {
    await keep("kalender.png");
    await saveText("nothing");
    expect(there()).toEqual(["index.mdx", "poster.png"]);
    const waiting = readdirSync(path.join(root, "waiting"), { recursive: true, encoding: "utf8" });
    expect(waiting.filter((name) => name.includes("png"))).toEqual([]);
  });

  it("gets another name when a different picture has it", async () => {
    const nameOf = async (bytes: string) => path.basename((await keep("weg.png", bytes)).answer.path);
    expect([await nameOf("picture"), await nameOf("picture")]).toEqual(["weg.png", "weg.png"]);
    writeFileSync(path.join(root, FOLDER, "weg.png"), "anders");
    await saveText("./weg.png");
    expect(await nameOf("picture")).toBe("weg-2.png");
  });

  it.each([
    ["that the workspace refuses", "bild.png", "<html>", undefined],
    ["with another ending", "bild.html", "picture", undefined],
    ["that does not suit its place", "bild.png", "picture", "large"],
  ])("%s is not kept", async (_what, name, bytes, slot) => {
    expect((await keep(name, bytes, slot)).status).toBeGreaterThanOrEqual(400);
    expect((await ask(`/${FOLDER}/${name}`)).status).toBe(404);
    expect(readdirSync(path.join(root, "waiting"), { recursive: true }).map(String)).not.toContain(name);
  });

  it("is replaced only by another picture that suits each of its places", async () => {
    writeFileSync(path.join(root, POSTER), "old");
    usedBy(USE, { ...USE, slot: "large" });
    const replace = (file: string, bytes: string) => act("replacePicture", { path: file, content: content(bytes) });
    expect((await replace(POSTER, "<html>")).status).toBe(415);
    expect((await replace(POSTER, "picture")).status).toBe(415);
    expect(textOf(POSTER)).toBe("old");
    usedBy(USE);
    await replace(POSTER, "picture");
    expect(textOf(POSTER)).toBe("picture");
    expect((await replace(`${POSTER}.png`, "picture")).status).toBe(404);
  });

  it("is renamed where it is used, as a whole name only, and not to a path", async () => {
    usedBy(USE);
    writeFileSync(path.join(root, ARTICLE), "src: ./poster.png\n![x](./poster.png) ./poster.png.bak my-./poster.png");
    for (const name of ["../../x", "index/../y"])
      expect((await act("renamePicture", { path: POSTER, name })).status).toBeGreaterThanOrEqual(400);
    expect(there()).toEqual(["index.mdx", "poster.png"]);
    expect((await act("renamePicture", { path: POSTER, name: "titel" })).status).toBe(200);
    expect(there()).toEqual(["index.mdx", "titel.png"]);
    expect(textOf(ARTICLE)).toBe("src: ./titel.png\n![x](./titel.png) ./poster.png.bak my-./poster.png");
  });

  it("is deleted when unused", async () => {
    usedBy(USE);
    const error = `Dieses Bild zeigt noch: ${ARTICLE}.`;
    expect(await act("deletePicture", { path: POSTER })).toMatchObject({ status: 409, answer: { error } });
    usedBy();
    await act("deletePicture", { path: POSTER });
    expect(there()).toEqual(["index.mdx"]);
  });
});

describe("a document", () => {
  it("is renamed with its pictures and all references", async () => {
    expect((await act("rename", { path: ARTICLE, slug: "second" })).status).toBe(200);
    expect(readdirSync(path.join(root, "content/articles/second")).sort()).toEqual(["index.mdx", "poster.png"]);
    expect(textOf("content/articles/second/index.mdx")).toBe("renamed");
    expect(textOf(JOB)).toBe("refers to second");
    expect(existsSync(path.join(root, "content/articles/first"))).toBe(false);
  });

  it.each(["../x", "taken"])("does not take the slug %s", async (slug) => {
    expect((await act("rename", { path: ARTICLE, slug })).status).toBe(400);
    expect(existsSync(path.join(root, ARTICLE))).toBe(true);
  });

  it("is deleted with its pictures after listing who links to it", async () => {
    const answer = { issues: [{ file: JOB }] };
    expect(await act("deleteFiles", { paths: [ARTICLE] })).toMatchObject({ status: 409, answer });
    expect((await act("deleteFiles", { paths: [ARTICLE], force: true })).status).toBe(200);
    expect(existsSync(path.join(root, "content/articles/first"))).toBe(false);
    expect(existsSync(path.join(root, "content/articles"))).toBe(true);
  });
});
