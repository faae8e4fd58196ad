import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { NGINX_PORT } from "../../../scripts/lib/ports";
import { SPEC_SITE_FOLDER } from "../../../scripts/lib/spec-site";
import { getRawPath, OPEN_REDIRECT_PATHS } from "../support/open-redirect-paths";
import { PATHS_WITHOUT_PAGE, specSite } from "../support/spec-site";
import { expect, test } from "../support/test";

/* The configuration that the build writes, in a real nginx. */

const ORIGIN = `http://localhost:${NGINX_PORT}`;
const CHECKED_AGAIN = "public, max-age=0, must-revalidate";

let nginx: ChildProcess | undefined;
let folder: string;

const MISSING = "nginx is not installed: the site behind a real server is not tested (Debian: apt install nginx).";
test.skip(spawnSync("nginx", ["-v"]).status !== 0, MISSING);

test.beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), "nginx-"));
  mkdirSync(path.join(folder, "tmp"));
  cpSync(specSite.folder, path.join(folder, "site"), { recursive: true });
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
    .map((kind) => `  ${kind}_temp_path ${folder}/tmp/${kind};`)
    .join("\n");
  const user = process.getuid?.() === 0 ? "user root;" : "";
  writeFileSync(
    path.join(folder, "nginx.conf"),
    `daemon off; pid ${folder}/nginx.pid; error_log ${folder}/error.log; ${user}
events {}
http {
  include /etc/nginx/mime.types;
  access_log off;
${temporary}
  server {
    listen ${NGINX_PORT};
    root ${folder}/site;
    include ${path.resolve(SPEC_SITE_FOLDER, "deploy/nginx.conf")};
  }
}
`,
  );
  nginx = spawn("nginx", ["-p", folder, "-c", path.join(folder, "nginx.conf")], { stdio: "inherit" });
  // Waits by a request: a listening port might be another process.
  await expect(async () => expect((await fetch(ORIGIN)).ok).toBe(true)).toPass();
});

test.afterAll(() => {
  nginx?.kill();
  rmSync(folder, { recursive: true, force: true });
});

test("nginx answers every path as the site's own server does", { tag: "@rare" }, async () => {
  const get = (address: string) => fetch(ORIGIN + address, { redirect: "manual" });
  const cachingOf = async (address: string) => (await get(address)).headers.get("cache-control");

  for (const address of specSite.paths()) {
    const { status, headers } = await get(address);
    expect({ status, ...Object.fromEntries(headers) }, address).toMatchObject({
      status: 200,
      "content-type": "text/html; charset=utf-8",
      "content-encoding": "gzip",
      "cache-control": CHECKED_AGAIN,
      "content-security-policy": expect.stringMatching(/^default-src 'none'; script-src 'self'( 'sha256-[^' ]+')+; /),
      "strict-transport-security": expect.stringMatching(/^max-age=\d+/),
      "x-content-type-options": "nosniff",
      "referrer-policy": "strict-origin-when-cross-origin",
    });
  }
  for (const [asked, sent] of [
    ["/about/", "/about"],
    ["/blog/cac/?utm_source=mail", "/blog/cac?utm_source=mail"],
  ] as const) {
    const { status, headers } = await get(asked);
    expect([status, headers.get("location")]).toEqual([301, sent]);
  }
  for (const address of OPEN_REDIRECT_PATHS) {
    const { location = "/" } = await getRawPath(NGINX_PORT, address);
    expect(new URL(location, ORIGIN).origin, address).toBe(ORIGIN);
  }
  for (const address of [...PATHS_WITHOUT_PAGE, "/tief/unten", "/app-0000.js", `/${"x".repeat(3000)}`]) {
    const answer = await get(address);
    expect(answer.status, address).toBe(404);
    expect(answer.headers.has("content-security-policy")).toBe(true);
    expect(await answer.text()).toContain("Oops! Page not found");
  }
  const hashed = readdirSync(specSite.folder).filter((name) => /[-.][0-9a-f]{20}\.(js|css)$/.test(name));
  expect(hashed.length).toBeGreaterThan(6);
  for (const name of hashed) expect(await cachingOf(`/${name}`), name).toBe("public, max-age=31536000, immutable");
  for (const address of ["/page-data/index/page-data.json", "/sitemap.xml", "/feed.xml", "/chunk-map.json"])
    expect(await cachingOf(address), address).toBe(CHECKED_AGAIN);
  expect((await get("/site.webmanifest")).headers.get("content-type")).toBe("application/manifest+json");
});
