import { once } from "node:events";
import { existsSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { createServer, request as httpRequest, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { documentActions } from "../server/documents";
import { requestHandler } from "../server/handler";
import { pictureActions } from "../server/pictures";
import { resolveContentPath, storeActions } from "../server/store";
import type { Picture } from "../site";
import { exampleSite, siteFolder } from "./example-site";

const TOKEN = "ein-langes-geheimnis";
const JOB = "content/jobs/driver.mdx";
const ARTICLE = "content/articles/first/index.mdx";
const POSTER = "content/articles/first/poster.png";
let root: string;
/** What the site says of its pictures. */
let pictures: Picture[];
let server: Server;

beforeEach(async () => {
  root = siteFolder();
  pictures = [];
  const site = { ...exampleSite(root), pictures: async () => pictures };
  const { writePictures, ...ofPictures } = pictureActions(site, path.join(root, "waiting"));
  const actions = { ...storeActions(site, writePictures), ...ofPictures, ...documentActions(site) };
  server = createServer(requestHandler({ root, unwritten: site.unwritten, token: TOKEN, actions, folder: root }));
  await once(server.listen(0, "127.0.0.1"), "listening");
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

type Options = { method?: string; path?: string; headers?: Record<string, string>; body?: unknown };

function ask({ method = "GET", path: at = "/", headers = {}, body }: Options) {
  const { port } = server.address() as AddressInfo;
  return new Promise<{ status: number; text: string; headers: NodeJS.Dict<string | string[]> }>((resolve, reject) => {
    const request = httpRequest(
      {
        host: "127.0.0.1",
        port,
        method,
        path: at,
        headers: { host: `127.0.0.1:${port}`, cookie: `editor=${TOKEN}`, ...headers },
      },
      (response) => {
        let text = "";
        response.setEncoding("utf8").on("data", (part) => {
          text += part;
        });
        response.on("end", () => resolve({ status: response.statusCode ?? 0, text, headers: response.headers }));
      },
    );
    request.on("error", reject);
    request.end(body === undefined ? undefined : JSON.stringify(body));
  });
}
const act = (action: string, params: object, headers: Record<string, string> = {}) =>
  ask({
    method: "POST",
    path: "/api",
    headers: { "content-type": "application/json", ...headers },
    body: { action, params },
  });
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
    expect((await ask({ headers })).status).toBe(403);
  });

  it("takes the token from its URL once and keeps it in a cookie that no script reads", async () => {
    const { status, headers } = await ask({ path: `/?token=${TOKEN}`, headers: { cookie: "" } });
    expect([status, headers.location]).toEqual([303, "/"]);
    expect(String(headers["set-cookie"])).toBe(`editor=${TOKEN}; HttpOnly; SameSite=Strict; Path=/`);
    expect((await ask({ path: "/?token=falsch", headers: { cookie: "" } })).status).toBe(403);
  });

  it("has a content security policy without other origins", async () => {
    const { headers } = await ask({});
    expect(headers["content-security-policy"]).toMatch(/^default-src 'none'.*frame-ancestors 'none'$/);
    expect(String(headers["content-security-policy"])).not.toMatch(/https?:|\*/);
  });

  it.each(["text/plain", "application/x-www-form-urlencoded"])("rejects a form of type %s", async (type) =>
    expect((await act("getEntry", { path: JOB }, { "content-type": type })).status).toBe(415),
  );

  it.each(["constructor", "__proto__", "toString", "gibt-es-nicht"])("rejects the action %s", async (action) =>
    expect((await act(action, {})).status).toBe(404),
  );

  it.each([
    "/content/../package.json",
    "/content/%2e%2e/%2e%2e/secret.png",
    "/decap/../package.json",
    "/content/facts.json",
    "/etc/passwd",
  ])("serves nothing at %s", async (at) => expect([403, 404]).toContain((await ask({ path: at })).status));
});

describe("a path", () => {
  const OUTSIDE = [
    "package.json",
    "content",
    "content/../package.json",
    "/etc/passwd",
    "content/jobs/../../x.mdx",
    "..",
    "",
    "content/a\0.mdx",
  ];
  it.each(OUTSIDE)("outside content/ is refused: %j", async (file) => {
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
    const elsewhere = siteFolder();
    symlinkSync(path.join(elsewhere, "content/jobs"), path.join(root, "content/jobs/fort"));
    symlinkSync(path.join(elsewhere, JOB), path.join(root, "content/jobs/weg.mdx"));
    for (const file of ["content/jobs/fort/driver.mdx", "content/jobs/weg.mdx"])
      expect((await act("persistEntry", { dataFiles: [{ path: file, raw: "x" }] })).status).toBe(403);
  });

  it.each(["content/jobs/Größe.mdx", "content/notes.mdx", "content/pages/neu.json", "content/jobs/x.js"])(
    "that is no content file is refused: %s",
    async (file) => {
      expect((await act("persistEntry", { dataFiles: [{ path: file, raw: "x" }] })).status).toBeGreaterThanOrEqual(400);
      expect(existsSync(path.join(root, file))).toBe(false);
    },
  );
});

describe("saving", () => {
  it("writes the text when nothing changed meanwhile, and leaves no other file", async () => {
    const base = textOf(JOB);
    const before = readdirSync(path.join(root, "content/jobs"));
    expect((await act("persistEntry", { dataFiles: [{ path: JOB, raw: `${base}neu\n`, base }] })).status).toBe(200);
    expect(textOf(JOB)).toBe(`${base}neu\n`);
    expect(readdirSync(path.join(root, "content/jobs"))).toEqual(before);
  });

  it("never overwrites a version that the author has not seen", async () => {
    const base = textOf(JOB);
    writeFileSync(path.join(root, JOB), "anders");
    const { status, text } = await act("persistEntry", { dataFiles: [{ path: JOB, raw: "meins", base }] });
    expect([status, JSON.parse(text).current]).toEqual([409, "anders"]);
    expect((await act("persistEntry", { dataFiles: [{ path: JOB, raw: "meins" }] })).status).toBe(409);
    expect(textOf(JOB)).toBe("anders");
  });
});

describe("a picture", () => {
  const content = (text: string) => Buffer.from(text).toString("base64");
  const keep = (name: string, text = "picture") =>
    act("keepPicture", { owner: ARTICLE, path: `content/articles/first/${name}`, content: content(text) });
  const there = () => readdirSync(path.join(root, "content/articles/first")).sort();
  const saveText = (text: string) =>
    act("persistEntry", { dataFiles: [{ path: ARTICLE, raw: text, base: textOf(ARTICLE) }] });

  it("is shown at once, and written when the text that shows it is saved", async () => {
    expect(JSON.parse((await keep("kalender.png")).text).path).toBe("content/articles/first/kalender.png");
    expect(there()).toEqual(["index.mdx", "poster.png"]);
    expect((await ask({ path: "/content/articles/first/kalender.png?v=1" })).text).toBe("picture");
    await saveText("![x](./kalender.png)");
    expect(there()).toEqual(["index.mdx", "kalender.png", "poster.png"]);
  });

  it("is not written when the saved text does not use it", async () => {
    await keep("kalender.png");
    await saveText("nothing");
    expect(there()).toEqual(["index.mdx", "poster.png"]);
    expect(
      readdirSync(path.join(root, "waiting"), { recursive: true }).filter((name) => /png/.test(String(name))),
    ).toEqual([]);
  });

  it("that is not yet written is still known after a restart", async () => {
    await keep("kalender.png");
    const site = exampleSite(root);
    pictureActions(site, path.join(root, "waiting"));
    expect([...site.unwritten.keys()]).toEqual([path.join(root, "content/articles/first/kalender.png")]);
  });

  it("gets another name when a different picture has it", async () => {
    const nameOf = async (text: string) => path.basename(JSON.parse((await keep("weg.png", text)).text).path);
    expect(await nameOf("picture")).toBe("weg.png");
    expect(await nameOf("picture")).toBe("weg.png");
    writeFileSync(path.join(root, "content/articles/first/weg.png"), "anders");
    await saveText("./weg.png");
    expect(await nameOf("picture")).toBe("weg-2.png");
  });

  it.each([
    ["that the site refuses", "bild.png", "<html>"],
    ["with another ending", "bild.html", "picture"],
  ])("%s is not kept", async (_what, name, text) => {
    expect((await keep(name, text)).status).toBeGreaterThanOrEqual(400);
    expect((await ask({ path: `/content/articles/first/${name}` })).status).toBe(404);
  });

  it("of more than 20 MB is refused", async () =>
    expect((await act("keepPicture", {}, { "content-length": "28000001" })).status).toBe(413));

  it("is replaced only by another picture", async () => {
    writeFileSync(path.join(root, POSTER), "old");
    expect((await act("replacePicture", { path: POSTER, content: content("<html>") })).status).toBe(415);
    expect(textOf(POSTER)).toBe("old");
    await act("replacePicture", { path: POSTER, content: content("picture") });
    expect(textOf(POSTER)).toBe("picture");
    expect((await act("replacePicture", { path: `${POSTER}.png`, content: content("picture") })).status).toBe(404);
  });

  it("is renamed where it is used, as a whole name only", async () => {
    writeFileSync(path.join(root, ARTICLE), "src: ./poster.png\n![x](./poster.png) ./poster.png.bak my-./poster.png");
    pictures = [{ file: POSTER, changed: 0, bytes: 7, uses: [{ file: ARTICLE, field: "body", name: "./poster.png" }] }];
    expect((await act("renamePicture", { path: POSTER, name: "titel" })).status).toBe(200);
    expect(there()).toEqual(["index.mdx", "titel.png"]);
    expect(textOf(ARTICLE)).toBe("src: ./titel.png\n![x](./titel.png) ./poster.png.bak my-./poster.png");
  });

  it.each(["../../x", "index/../y"])("is not renamed to %s", async (name) => {
    pictures = [{ file: POSTER, changed: 0, bytes: 7, uses: [] }];
    expect((await act("renamePicture", { path: POSTER, name })).status).toBeGreaterThanOrEqual(400);
    expect(there()).toEqual(["index.mdx", "poster.png"]);
  });

  it("is deleted when unused", async () => {
    pictures = [{ file: POSTER, changed: 0, bytes: 7, uses: [{ file: ARTICLE, field: "body", name: "./poster.png" }] }];
    const { status, text } = await act("deletePicture", { path: POSTER });
    expect([status, JSON.parse(text).error]).toEqual([409, `Dieses Bild zeigt noch: ${ARTICLE}.`]);
    pictures = [{ file: POSTER, changed: 0, bytes: 7, uses: [] }];
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
    const { status, text } = await act("deleteFiles", { paths: [ARTICLE] });
    expect(status).toBe(409);
    expect(JSON.parse(text).issues.map(({ file }: { file: string }) => file)).toEqual([JOB]);
    expect((await act("deleteFiles", { paths: [ARTICLE], force: true })).status).toBe(200);
    expect(existsSync(path.join(root, "content/articles/first"))).toBe(false);
    expect(existsSync(path.join(root, "content/articles"))).toBe(true);
  });
});
