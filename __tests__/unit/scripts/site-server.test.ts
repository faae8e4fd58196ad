import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { serveSite } from "../../../scripts/lib/site-server";
import { getRawPath, OPEN_REDIRECT_PATHS } from "../../browser/support/open-redirect-paths";
import { temporaryFolder, write } from "../support/temporary-folder";

const FOREVER = "public, max-age=31536000, immutable";
const CHECKED_AGAIN = "public, max-age=0, must-revalidate";
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
    ["/", "index.html"],
    ["/about", "about/index.html"],
    ["/blog/cac", "blog/cac/index.html"],
    ["/about?utm_source=mail", "about/index.html"],
  ] as const)("shows its page at %s", async (address, file) => {
    const response = await get(port(), address);
    expect(response.status).toBe(200);
    expect(response.headers.get("Content-Type")).toBe("text/html; charset=utf-8");
    expect(await response.text()).toBe(FILES[file]);
  });

  it.each([
    ["/about/", "/about"],
    ["/blog/cac/", "/blog/cac"],
    ["/about/?utm_source=mail", "/about?utm_source=mail"],
  ])("sends %s to %s for good", async (address, target) => {
    const response = await get(port(), address);
    expect(response.status).toBe(301);
    expect(response.headers.get("Location")).toBe(target);
  });

  const NOTHING = ["/support", "/docs", "/blog/unknown", "/blog", "/app-3c4d.js"];
  it.each(NOTHING)("answers %s with 404 and the not-found page", async (address) => {
    const response = await get(port(), address);
    expect(response.status).toBe(404);
    expect(await response.text()).toBe(FILES["404.html"]);
  });

  const OUTSIDE = ["/../secret.txt", "/%2e%2e/secret.txt", "/..%2fsecret.txt", "/about/../../secret.txt"];
  it.each(OUTSIDE)("gives out nothing from outside its folder at %s", async (target) => {
    expect((await getRawPath(port(), target)).status).toBeGreaterThanOrEqual(400);
  });

  it.each(OPEN_REDIRECT_PATHS)("leads to no other host from %s", async (target) => {
    const { location = "/" } = await getRawPath(port(), target);
    expect(new URL(location, "http://localhost").host).toBe("localhost");
  });

  it.each(["x".repeat(3000), "x/".repeat(3000).concat("x"), "%C3%BC".repeat(200)])(
    "answers a path that is too long for a file with 404 (%#)",
    async (target) => {
      const response = await get(port(), `/${target}`);
      expect(response.status).toBe(404);
      expect(await response.text()).toBe(FILES["404.html"]);
    },
  );

  it.each([
    ["/app-1a2b.js", FOREVER],
    ["/about", CHECKED_AGAIN],
    ["/page-data/about/page-data.json", CHECKED_AGAIN],
  ])("has %s kept for the right time", async (address, control) => {
    expect((await get(port(), address)).headers.get("Cache-Control")).toBe(control);
  });

  const ANYWHERE = ["/", "/about", "/app-1a2b.js", "/gibt-es-nicht"];
  it.each(ANYWHERE)("carries the headers at %s that every answer has", async (address) => {
    expect((await get(port(), address)).headers.get("X-Frame-Options")).toBe("DENY");
  });

  it("is not served on a port that is taken", async () => {
    await expect(serveSite(folder, port())).rejects.toMatchObject({ code: "EADDRINUSE" });
  });
});
