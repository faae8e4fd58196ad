/**
 * Both Gatsby plugins with a site of another kind: a manual in MDX below a path prefix, with a slice, CSS modules and a
 * script in a web worker.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, type Page } from "@playwright/test";
import sharp from "sharp";
import { TEST_SITE_PORT } from "../../scripts/lib/ports";
import { linkPackages } from "../../scripts/lib/spec-site";
import { test } from "./support/journey";

const PREFIX = "/docs";
const PAGES = ["/", "/start", "/pictures"];
const ORIGIN = `http://localhost:${TEST_SITE_PORT}`;

test.describe.configure({ mode: "serial" });

let site: string;
let server: ChildProcess;

test.beforeAll(async ({ folder }) => {
  test.setTimeout(5 * 60_000);
  site = path.join(folder, "manual");
  cpSync("__tests__/fixtures/manual", site, { recursive: true });
  // Gatsby starts only where it is named; it is lent, not installed.
  writeFileSync(path.join(site, "package.json"), JSON.stringify({ name: "manual", dependencies: { gatsby: "*" } }));
  linkPackages("node_modules", path.join(site, "node_modules"));
  const picture = sharp({ create: { width: 1600, height: 900, channels: 3, background: "#0a6640" } });
  await picture.png().toFile(path.join(site, "content/picture.png"));
  const build = gatsby("build");
  const output: string[] = [];
  for (const stream of [build.stdout, build.stderr])
    stream?.setEncoding("utf8").on("data", (text) => output.push(text));
  const [code] = await once(build, "close");
  expect(code, output.join("")).toBe(0);
  expect(output.join("")).not.toMatch(/gatsby-plugin-(late-app|lean-build):/);
  server = gatsby("serve", "--port", String(TEST_SITE_PORT));
  await expect.poll(isServed).toBe(true);
});
test.afterAll(() => server?.kill());

const gatsby = (...args: string[]): ChildProcess =>
  spawn(path.join(site, "node_modules/.bin/gatsby"), [...args, "--prefix-paths"], {
    cwd: site,
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, CI: "1", NO_COLOR: "1", GATSBY_TELEMETRY_DISABLED: "1", NODE_ENV: "production" },
  });
const isReady = (page: Page) => expect(page.locator('html[data-app="ready"]')).toBeAttached();
const isServed = () =>
  fetch(`${ORIGIN}${PREFIX}/`).then(
    ({ ok }) => ok,
    () => false,
  );

test("no page names a picture that is not there; the web worker's files stay", () => {
  const built = path.join(site, "public");
  const texts = readdirSync(built, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(html|json|js|css|xml)$/.test(entry.name))
    .map((entry) => readFileSync(path.join(entry.parentPath, entry.name), "utf8"));
  const named = texts.flatMap((text) => [...text.matchAll(/\/(static\/[^"'\s,)&\\]+\.(?:png|jpe?g|webp|avif))/g)]);
  expect(named.length).toBeGreaterThan(1);
  expect(named.filter(([, file = ""]) => !existsSync(path.join(built, decodeURI(file))))).toEqual([]);
  expect(existsSync(path.join(built, "~partytown"))).toBe(true);
});

test("each page comes before its scripts, starts its app, leads on and back, without an error", async ({ page }) => {
  const problems: string[] = [];
  page.on("console", (message) => message.type() === "error" && problems.push(message.text()));
  page.on("pageerror", ({ message }) => problems.push(message));
  page.on("response", (answer) => answer.status() >= 400 && problems.push(`${answer.status()} ${answer.url()}`));
  for (const each of PAGES) {
    const scripts: string[] = [];
    const note = (request: { url: () => string }) => /\.js$/.test(request.url()) && scripts.push(request.url());
    page.on("request", note);
    page.once("load", () => page.off("request", note));
    await page.goto(ORIGIN + PREFIX + each);
    expect(scripts.filter((url) => !url.includes("~partytown"))).toEqual([]);
    await isReady(page);
    for (const picture of await page.locator("img:visible").all())
      await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  }
  const [home = "", next = ""] = PAGES;
  await page.goto(ORIGIN + PREFIX + home);
  await isReady(page);
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await page.locator(`a[href="${PREFIX}${next}"]`).click();
  await expect(page.locator("h1")).toHaveText("Where to start");
  expect(new URL(page.url()).pathname).toBe(PREFIX + next);
  await page.goBack();
  await expect(page.locator("h1")).toHaveText("A manual");
  expect(await page.evaluate(() => Object(window).isSameDocument)).toBe(true);
  const button = page.getByRole("button");
  await button.click();
  await expect(button).toHaveText("Helpful: 1");
  // Its style is in the full stylesheet only.
  await expect(button).toHaveCSS("background-color", "rgb(10, 102, 64)");
  expect(problems).toEqual([]);
});
