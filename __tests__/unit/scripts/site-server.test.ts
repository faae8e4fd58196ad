import { request, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { serveSite } from "../../../scripts/lib/site-server";
import { temporaryFolder, write } from "../support/temporary-folder";

const FOREVER = "public, max-age=31536000, immutable";
const TEXT = "Hafenlotse ".repeat(100);
const FILES = {
  "index.html": `<h1>${TEXT}</h1><script>1</script>`,
  "404.html": "<h1>404</h1>",
  "about/index.html": "<h1>Über uns</h1>",
  "blog/cac/index.html": `<h1>${TEXT}</h1>`,
  "app-1a2b.js": `// ${TEXT}`,
  "static/a/font.woff2": TEXT,
  "page-data/about/page-data.json": "{}",
  _headers: `/*\n  X-Frame-Options: DENY\n/app-1a2b.js\n  Cache-Control: ${FOREVER}\n`,
};

const temporary = temporaryFolder({ "secret.txt": "secret" });
const folder = path.join(temporary, "public");
for (const [file, content] of Object.entries(FILES)) write(path.join(folder, file), content);

/** Serves a folder while the tests around it run. @returns gives its port */
function serve(folder: string): () => number {
  let server: Server;
  beforeAll(async () => {
    server = await serveSite(folder, 0);
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return () => (server.address() as AddressInfo).port;
}

const get = (port: number, address: string) => fetch(`http://localhost:${port}${address}`, { redirect: "manual" });

describe("The built site", () => {
  const port = serve(folder);

  it.each([
    ["/about", "about/index.html"],
    ["/about?utm_source=mail", "about/index.html"],
  ] as const)("shows its page at %s", async (address, file) => {
    const response = await get(port(), address);
    expect(response.status).toBe(200);
    expect(response.headers.get("Content-Type")).toBe("text/html; charset=utf-8");
    expect(await response.text()).toBe(FILES[file]);
  });

  it.each([
    ["/about/", "/about"],
    ["/about/index.html?a=b?&c", "/about/index?a=b?&c"],
    ["/about/index?a=b", "/about?a=b"],
    ["//about?a=b", "/about?a=b"],
    ["/about%23a%3Fb/", "/about%23a%3Fb"],
  ])("sends %s to %s for good", async (address, target) => {
    const response = await get(port(), address);
    expect(response.status).toBe(301);
    expect(response.headers.get("Location")).toBe(target);
  });

  const NOTHING = ["/support", "/blog", "/app-3c4d.js", `/${"x".repeat(3000)}`, `/${"x/".repeat(3000)}x`];
  it.each(NOTHING)("answers %.40s with 404 and the not-found page", async (address) => {
    const response = await get(port(), address);
    expect(response.status).toBe(404);
    expect(await response.text()).toBe(FILES["404.html"]);
  });

  /** The status of the answer to a path that clients would tidy up before asking. */
  const statusOf = (path: string) =>
    new Promise((resolve, reject) => {
      const asked = request({ port: port(), path }, (response) => resolve(response.resume().statusCode));
      asked.once("error", reject).end();
    });
  const OUTSIDE = ["/../secret.txt", "/%2e%2e/secret.txt", "/..%2fsecret.txt", "/about/../../secret.txt"];
  it.each(OUTSIDE)("gives out nothing from outside its folder at %s", async (target) => {
    expect(await statusOf(target)).toBeGreaterThanOrEqual(400);
  });
});
