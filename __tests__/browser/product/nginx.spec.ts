import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { NGINX_PORT } from "../../../scripts/lib/ports";
import { SPEC_SITE_FOLDER } from "../../../scripts/lib/spec-site";
import { expectArrived, send } from "../support/contact-form";
import { getRawPath, OPEN_REDIRECT_PATHS } from "../support/open-redirect-paths";
import { PAGE_OF_EACH_KIND, PATHS_WITHOUT_PAGE, specSite } from "../support/spec-site";
import { expect, openApp, test, waitForHydration } from "../support/test";

const ORIGIN = `http://localhost:${NGINX_PORT}`;

test.describe.configure({ mode: "serial" });
test.use({ baseURL: ORIGIN });

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
  writeFileSync(
    path.join(folder, "nginx.conf"),
    `daemon off; pid ${folder}/nginx.pid; error_log ${folder}/error.log; user root;
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
`.replace(process.getuid?.() === 0 ? "" : " user root;", ""),
  );
  nginx = spawn("nginx", ["-p", folder, "-c", path.join(folder, "nginx.conf")], { stdio: "inherit" });
  // Waits by a request: a listening port might be another process.
  await expect(async () => expect((await fetch(ORIGIN)).ok).toBe(true)).toPass();
});

test.afterAll(() => {
  nginx?.kill();
  rmSync(folder, { recursive: true, force: true });
});

/** Records what the content security policy forbids, in the page itself. */
const watchViolations = () => {
  Object.assign(window, { violations: [] });
  document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI, sample }) => {
    (window as unknown as { violations: string[] }).violations.push(`${violatedDirective}: ${blockedURI} ${sample}`);
  });
};

test("every page answers 200 at its own path without a redirect, with the security headers", async ({ request }) => {
  for (const address of specSite.paths()) {
    const answer = await request.get(address, { maxRedirects: 0 });
    expect(answer.status(), address).toBe(200);
    expect(answer.headers()).toMatchObject({
      "content-type": "text/html; charset=utf-8",
      "cache-control": "public, max-age=0, must-revalidate",
      "content-security-policy": expect.stringMatching(/^default-src 'none'; script-src 'self'( 'sha256-[^' ]+')+; /),
      "strict-transport-security": "max-age=63072000; includeSubDomains",
      "x-content-type-options": "nosniff",
      "referrer-policy": "strict-origin-when-cross-origin",
      "permissions-policy": expect.stringContaining("camera=()"),
    });
    expect(answer.headers()["content-security-policy"]).toContain("frame-ancestors 'none'");
    expect(answer.headers()["set-cookie"]).toBeUndefined();
  }
});

test("a slash at the end is sent to the path without; the query stays", async ({ request }) => {
  for (const [asked, sent] of [
    ["/about/", "/about"],
    ["/blog/cac/", "/blog/cac"],
    ["/about/?utm_source=mail", "/about?utm_source=mail"],
  ] as const) {
    const answer = await request.get(asked, { maxRedirects: 0 });
    expect(answer.status()).toBe(301);
    expect(answer.headers().location).toBe(sent);
  }
});

test("no path leads to another host", async () => {
  for (const path of OPEN_REDIRECT_PATHS) {
    const { location = "/" } = await getRawPath(NGINX_PORT, path);
    expect(new URL(location, ORIGIN).origin, path).toBe(ORIGIN);
  }
});

test("an address with a space at its end leads to no other host", async ({ page }) => {
  await openApp(page, `${ORIGIN}//other.example%20`);
  await expect(page.getByText("Oops! Page not found")).toBeVisible();
  expect(new URL(page.url()).origin).toBe(ORIGIN);
});

test("unknown paths answer 404 with the page and the headers", async ({ page }) => {
  for (const address of [
    ...PATHS_WITHOUT_PAGE,
    "/gibt-es-nicht",
    "/tief/unten",
    "/app-0000.js",
    `/${"x".repeat(3000)}`,
  ]) {
    const answer = await page.goto(address);
    expect(answer?.status(), address).toBe(404);
    expect(answer?.headers()).toHaveProperty("content-security-policy");
    await expect(page.getByText("Oops! Page not found")).toBeVisible();
  }
});

test("hashed files are kept for a year, data and the rest are asked for again", async ({ page, request }) => {
  const files = new Set<string>();
  page.on("response", (response) => files.add(new URL(response.url()).pathname));
  await page.goto("/");
  await waitForHydration(page);
  await page.waitForLoadState("networkidle");
  const kept = [...files].filter((file) => /^\/static\/|[-.][0-9a-f]{20}\.(js|css)$/.test(file));
  expect(kept.length).toBeGreaterThan(6);
  for (const file of kept) {
    expect((await request.get(file)).headers()["cache-control"], file).toBe("public, max-age=31536000, immutable");
  }
  for (const file of ["/page-data/index/page-data.json", "/sitemap.xml", "/feed.xml", "/chunk-map.json"]) {
    const answer = await request.get(file);
    expect(answer.status(), file).toBe(200);
    expect(answer.headers()["cache-control"], file).toBe("public, max-age=0, must-revalidate");
  }
  expect((await request.get("/site.webmanifest")).headers()["content-type"]).toBe("application/manifest+json");
});

test("text is sent compressed", async ({ request }) => {
  for (const file of ["/", "/page-data/index/page-data.json", "/feed.xml"]) {
    const answer = await request.get(file, { headers: { "Accept-Encoding": "gzip" } });
    expect(answer.headers()["content-encoding"], file).toBe("gzip");
  }
});

test("no page violates a policy", async ({ page }) => {
  await page.addInitScript(watchViolations);
  for (const address of PAGE_OF_EACH_KIND) {
    await openApp(page, address);
    expect(await page.evaluate("violations"), address).toEqual([]);
  }
});

test("the form is sent without a violation", async ({ page }) => {
  await page.addInitScript(watchViolations);
  await expectArrived(page, await send(page));
  expect(await page.evaluate("violations")).toEqual([]);
});

test("what the policy forbids does not run", async ({ page }) => {
  await page.addInitScript(watchViolations);
  await page.goto("/");
  await page.evaluate(() => {
    const script = document.createElement("script");
    script.textContent = "window.intruder = true";
    document.head.append(script);
  });
  expect(await page.evaluate("window.intruder")).toBeUndefined();
  await expect.poll(() => page.evaluate("violations.length")).toBe(1);
});
