import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { FIXTURE_SITE_FOLDER } from "../../../scripts/lib/fixture-site";
import { NGINX_PORT } from "../../../scripts/lib/ports";
import { fixtureSite } from "../support/fixture-site";
import { getRawPath, OPEN_REDIRECT_PATHS } from "../support/open-redirect-paths";
import { expect, test } from "../support/test";

/* The configuration that the build writes, in a real nginx. */

const ORIGIN = `http://localhost:${NGINX_PORT}`;

let nginx: ChildProcess | undefined;
let folder: string;

const MISSING = "nginx is not installed: the site behind a real server is not tested (Debian: apt install nginx).";
test.skip(spawnSync("nginx", ["-v"]).status !== 0, MISSING);

test.beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), "nginx-"));
  mkdirSync(path.join(folder, "tmp"));
  cpSync(fixtureSite.folder, path.join(folder, "site"), { recursive: true });
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
    include ${path.resolve(FIXTURE_SITE_FOLDER, "deploy/nginx.conf")};
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

/** What must be the same, whoever sends it. */
const HEADERS = `strict-transport-security x-content-type-options x-frame-options referrer-policy permissions-policy
  cross-origin-opener-policy content-security-policy`.split(/\s+/);

async function answerOf(origin: string, address: string): Promise<Record<string, unknown>> {
  const response = await fetch(origin + address, { redirect: "manual" });
  const { status, headers } = response;
  if (status === 301) return { status, location: headers.get("location") };
  const sent = Object.fromEntries(HEADERS.map((name) => [name, headers.get(name)]));
  return { status, ...sent, caching: status === 200 && headers.get("cache-control"), text: await response.text() };
}

test("nginx answers every path as the site's own server does", { tag: "@rare" }, async ({ baseURL }) => {
  const hashed = readdirSync(fixtureSite.folder).filter((name) => /[-.][0-9a-f]{20}\.(js|css)$/.test(name));
  expect(hashed.length).toBeGreaterThan(6);
  const files = ["page-data/index/page-data.json", "sitemap.xml", "feed.xml", "chunk-map.json", ...hashed];
  const others = ["/about/", "/blog/cac/?utm_source=mail", "/support", "/tief/unten", "/app-0000.js"];
  const pages = fixtureSite.paths();
  for (const address of [...pages, ...others, `/${"x".repeat(3000)}`, ...files.map((name) => `/${name}`)])
    expect(await answerOf(ORIGIN, address), address).toEqual(await answerOf(baseURL ?? "", address));
  for (const address of pages) {
    const { headers } = await fetch(ORIGIN + address);
    expect(headers.get("content-security-policy"), address).toMatch(/^default-src 'none'; script-src 'self'/);
    expect([headers.get("content-type"), headers.get("content-encoding")]).toEqual([
      "text/html; charset=utf-8",
      "gzip",
    ]);
  }
  for (const address of OPEN_REDIRECT_PATHS) {
    const { location = "/" } = await getRawPath(NGINX_PORT, address);
    expect(new URL(location, ORIGIN).origin, address).toBe(ORIGIN);
  }
  const manifest = await fetch(`${ORIGIN}/site.webmanifest`);
  expect(manifest.headers.get("content-type")).toBe("application/manifest+json");
});
