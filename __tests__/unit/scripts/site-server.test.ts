import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { request, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { serveSite } from "../../../scripts/lib/site-server";

const FILES = {
  "index.html": "<h1>Home</h1>",
  "404.html": "<h1>404</h1>",
  "about/index.html": "<h1>Über uns</h1>",
  "blog/cac/index.html": "<h1>CAC</h1>",
  "app-1a2b.js": "export {};",
  "page-data/about/page-data.json": "{}",
  _headers: "/*\n  X-Frame-Options: DENY\n/app-1a2b.js\n  Cache-Control: public, max-age=31536000, immutable\n",
};

let temporary: string;
let folder: string;
let server: Server;
let port: number;

beforeAll(async () => {
  temporary = await mkdtemp(path.join(tmpdir(), "site-"));
  folder = path.join(temporary, "public");
  await writeFile(path.join(temporary, "secret.txt"), "secret");
  for (const [file, content] of Object.entries(FILES)) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), content);
  }
  server = await serveSite(folder, 0);
  port = (server.address() as AddressInfo).port;
});

afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await rm(temporary, { recursive: true });
});

const get = (address: string) => fetch(`http://localhost:${port}${address}`, { redirect: "manual" });

/** The answer to a target that a browser would tidy up before asking. */
const statusAsWritten = (target: string) =>
  new Promise<number | undefined>((resolve, reject) => {
    request({ port, path: target }, (response) => resolve(response.resume().statusCode))
      .once("error", reject)
      .end();
  });

describe("The built site", () => {
  it.each([
    ["/", "<h1>Home</h1>"],
    ["/about", "<h1>Über uns</h1>"],
    ["/blog/cac", "<h1>CAC</h1>"],
    ["/about?utm_source=mail", "<h1>Über uns</h1>"],
  ])("shows its page at %s.", async (address, html) => {
    const response = await get(address);
    expect(response.status).toBe(200);
    expect(response.headers.get("Content-Type")).toBe("text/html; charset=utf-8");
    expect(await response.text()).toBe(html);
  });

  it.each([
    ["/about/", "/about"],
    ["/blog/cac/", "/blog/cac"],
    ["/about/?utm_source=mail", "/about?utm_source=mail"],
  ])("sends %s to %s for good.", async (address, target) => {
    const response = await get(address);
    expect(response.status).toBe(301);
    expect(response.headers.get("Location")).toBe(target);
  });

  it.each(["/support", "/docs", "/blog/unknown", "/blog", "/app-3c4d.js"])(
    "answers %s with 404 and the not-found page.",
    async (address) => {
      const response = await get(address);
      expect(response.status).toBe(404);
      expect(await response.text()).toBe("<h1>404</h1>");
    },
  );

  it.each(["/../secret.txt", "/%2e%2e/secret.txt", "/..%2fsecret.txt", "/about/../../secret.txt"])(
    "gives out nothing from outside its folder at %s.",
    async (target) => {
      expect(await statusAsWritten(target)).toBeGreaterThanOrEqual(400);
    },
  );

  it.each([
    ["/app-1a2b.js", "public, max-age=31536000, immutable"],
    ["/about", "public, max-age=0, must-revalidate"],
    ["/page-data/about/page-data.json", "public, max-age=0, must-revalidate"],
  ])("has %s kept for the right time.", async (address, control) => {
    expect((await get(address)).headers.get("Cache-Control")).toBe(control);
  });

  it("carries the headers that every answer has, also where nothing is.", async () => {
    for (const address of ["/", "/about", "/app-1a2b.js", "/gibt-es-nicht"]) {
      expect((await get(address)).headers.get("X-Frame-Options")).toBe("DENY");
    }
  });

  it("is not served on a port that is taken.", async () => {
    await expect(serveSite(folder, port)).rejects.toMatchObject({ code: "EADDRINUSE" });
  });
});
