import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { gunzipSync } from "node:zlib";
import { copyCompressed } from "../../../scripts/bench/copy-compressed";
import { withScratch } from "../../../scripts/lib/scratch";
import { serveSite } from "../../../scripts/lib/site-server";

const TEXT = "Hafenlotse ".repeat(100);
const FOREVER = "public, max-age=31536000, immutable";
const FILES = {
  "index.html": `<h1>${TEXT}</h1><script>1</script>`,
  "blog/cac/index.html": `<h1>${TEXT}</h1>`,
  "app-1a2b.js": `// ${TEXT}`,
  "static/a/font.woff2": TEXT,
  _headers: `/*\n  X-Frame-Options: DENY\n/app-1a2b.js\n  Cache-Control: ${FOREVER}\n`,
};

let temporary: string;
let source: string;
let target: string;

beforeEach(async () => {
  temporary = await mkdtemp(path.join(tmpdir(), "bench-test-"));
  source = path.join(temporary, "public");
  target = path.join(temporary, "copy");
  for (const [file, content] of Object.entries(FILES)) {
    await mkdir(path.dirname(path.join(source, file)), { recursive: true });
    await writeFile(path.join(source, file), content);
  }
});

afterEach(() => rm(temporary, { recursive: true }));

const read = (file: string) => readFile(path.join(target, file));

describe("The compressed copy of the site", () => {
  it("has its texts compressed, and fonts and pictures as they are.", async () => {
    await copyCompressed(source, target);
    for (const file of ["index.html", "blog/cac/index.html", "app-1a2b.js"] as const) {
      expect(gunzipSync(await read(file)).toString()).toBe(FILES[file]);
    }
    expect((await read("static/a/font.woff2")).toString()).toBe(TEXT);
  });

  it("can have its pages changed and files left out; the site itself stays.", async () => {
    await copyCompressed(source, target, {
      page: (html) => html.replace("<script>1</script>", ""),
      leaveOut: (file) => file.endsWith(".js"),
    });
    expect(gunzipSync(await read("index.html")).toString()).toBe(`<h1>${TEXT}</h1>`);
    expect(existsSync(path.join(target, "app-1a2b.js"))).toBe(false);
    expect(await readFile(path.join(source, "index.html"), "utf8")).toBe(FILES["index.html"]);
  });

  it("is served as the site is, but for the encoding and the length.", async () => {
    await copyCompressed(source, target);
    const server = await serveSite(target, 0);
    const { port } = server.address() as AddressInfo;
    const get = (address: string) => fetch(`http://localhost:${port}${address}`);
    for (const address of ["/", "/blog/cac", "/app-1a2b.js"]) {
      const response = await get(address);
      expect(response.headers.get("Content-Encoding")).toBe("gzip");
      expect(response.headers.get("X-Frame-Options")).toBe("DENY");
      expect(Number(response.headers.get("Content-Length"))).toBeLessThan(200);
      expect(await response.text()).toContain(TEXT);
    }
    const script = await get("/app-1a2b.js");
    expect(script.headers.get("Cache-Control")).toBe(FOREVER);
    await script.body?.cancel();
    const font = await get("/static/a/font.woff2");
    expect(font.headers.get("Content-Encoding")).toBeNull();
    expect(await font.text()).toBe(TEXT);
    server.closeAllConnections();
    server.close();
  });
});

describe("withScratch", () => {
  const TMPDIR = process.env.TMPDIR;
  const before = tmpdir();

  it("gives a folder that is gone afterwards, and what the work returns.", async () => {
    const folder = await withScratch("scratch-test", async (scratch) => {
      expect(path.dirname(scratch.folder)).toBe(before);
      expect(process.env.TMPDIR).toBe(scratch.folder);
      await writeFile(path.join(scratch.folder, "a.txt"), "a");
      return scratch.folder;
    });
    expect(existsSync(folder)).toBe(false);
    expect(process.env.TMPDIR).toBe(TMPDIR);
  });

  it("does what is to be done at the end, last kept first done, also after an error in the work or in one of them.", async () => {
    const done: string[] = [];
    let folder = "";
    const work = withScratch("scratch-test", async (scratch) => {
      folder = scratch.folder;
      scratch.onEnd(() => done.push("server"));
      scratch.onEnd(() => {
        throw new Error("The browser is gone.");
      });
      scratch.onEnd(async () => done.push("page"));
      throw new Error("No build.");
    });
    await expect(work).rejects.toThrow("No build.");
    expect(done).toEqual(["page", "server"]);
    expect(existsSync(folder)).toBe(false);
  });
});
