/**
 * Both Gatsby plugins, without options, with sites of other kinds: a manual in MDX below a path prefix, with a slice, CSS
 * modules and a script in a web worker; notes in Tailwind's Typography, dark by a class.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { expect, type Page, type Request } from "@playwright/test";
import sharp from "sharp";
import { linkPackages } from "../../scripts/lib/fixture-site";
import { install } from "../../scripts/lib/install.mjs";
import { TEST_SITE_PORT } from "../../scripts/lib/ports";
import { test } from "./support/copies";

const SITES = [
  { name: "manual", origin: `http://localhost:${TEST_SITE_PORT}/docs`, pages: ["/", "/start", "/pictures"] },
  { name: "notes", origin: `http://localhost:${TEST_SITE_PORT}`, pages: ["/", "/second"] },
];
const WIDTHS = [390, 1440];

let site: string;
let server: ChildProcess;

const gatsby = (...args: string[]): ChildProcess =>
  spawn(path.join(site, "node_modules/.bin/gatsby"), [...args, "--prefix-paths"], {
    cwd: site,
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, CI: "1", NO_COLOR: "1", GATSBY_TELEMETRY_DISABLED: "1", NODE_ENV: "production" },
  });
const isReady = (page: Page) => expect(page.locator('html[data-app="ready"]')).toBeAttached();
const isServed = (origin: string) =>
  fetch(`${origin}/`).then(
    ({ ok }) => ok,
    () => false,
  );

/** Lets through what a browser paints first: no script and no stylesheet of their own. @returns what ends that */
async function holdScripts(page: Page): Promise<() => Promise<void>> {
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  const isLater = (request: Request) =>
    ["script", "stylesheet"].includes(request.resourceType()) && !request.url().includes("~partytown");
  await page.route("**/*", async (route) => {
    if (isLater(route.request())) await isReleased;
    await route.continue();
  });
  return async () => {
    release();
    await isReady(page);
  };
}

/** Links what these sites need besides the project's packages; it is installed when first used. */
function addPackages(packages: string): void {
  const own = "__tests__/fixtures/sites";
  install(own);
  const scope = path.join(packages, "@tailwindcss");
  const shared = realpathSync(scope);
  rmSync(scope, { recursive: true, force: true });
  mkdirSync(scope);
  for (const each of readdirSync(shared)) symlinkSync(path.join(shared, each), path.join(scope, each));
  symlinkSync(path.resolve(own, "node_modules/@tailwindcss/typography"), path.join(scope, "typography"));
}

for (const { name, origin, pages } of SITES) {
  test.describe(name, () => {
    test.describe.configure({ mode: "serial" });

    test.beforeAll(async ({ folder }) => {
      test.setTimeout(5 * 60_000);
      site = path.join(folder, name);
      cpSync(`__tests__/fixtures/sites/${name}`, site, { recursive: true });
      // Gatsby starts only where it is named; it is lent, not installed.
      writeFileSync(path.join(site, "package.json"), JSON.stringify({ name, dependencies: { gatsby: "*" } }));
      linkPackages("node_modules", path.join(site, "node_modules"));
      addPackages(path.join(site, "node_modules"));
      const picture = sharp({ create: { width: 1600, height: 900, channels: 3, background: "#0a6640" } });
      if (existsSync(path.join(site, "content"))) await picture.png().toFile(path.join(site, "content/picture.png"));
      const build = gatsby("build");
      const output: string[] = [];
      for (const stream of [build.stdout, build.stderr])
        stream?.setEncoding("utf8").on("data", (text) => output.push(text));
      const [code] = await once(build, "close");
      expect(code, output.join("")).toBe(0);
      expect(output.join("")).not.toMatch(/gatsby-plugin-(late-app|lean-build):/);
      server = gatsby("serve", "--port", String(TEST_SITE_PORT));
      await expect.poll(() => isServed(origin)).toBe(true);
    });
    test.afterAll(async () => {
      server.kill();
      await once(server, "close");
    });

    test("each page is painted at once as it stays, and comes before its scripts, without an error", async ({
      page,
    }) => {
      const problems: string[] = [];
      page.on("console", (message) => message.type() === "error" && problems.push(message.text()));
      page.on("pageerror", ({ message }) => problems.push(message));
      page.on("response", (answer) => answer.status() >= 400 && problems.push(`${answer.status()} ${answer.url()}`));
      for (const each of pages) {
        const scripts: string[] = [];
        const note = (request: Request) => request.url().endsWith(".js") && scripts.push(request.url());
        page.on("request", note);
        page.once("load", () => page.off("request", note));
        const release = await holdScripts(page);
        await page.goto(origin + each);
        expect(scripts.filter((url) => !url.includes("~partytown"))).toEqual([]);
        const pictures = async () => {
          const taken: Buffer[] = [];
          for (const width of WIDTHS) {
            await page.setViewportSize({ width, height: 800 });
            for (const picture of await page.locator("img:visible").all())
              await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
            taken.push(await page.screenshot({ fullPage: true, animations: "disabled" }));
          }
          return taken;
        };
        const first = await pictures();
        await release();
        const later = await pictures();
        expect(WIDTHS.filter((_width, index) => !first[index]?.equals(later[index] ?? Buffer.of()))).toEqual([]);
        await page.unrouteAll({ behavior: "wait" });
      }
      expect(problems).toEqual([]);
    });

    test("links lead on and back inside the app", async ({ page }) => {
      const [home = "", next = ""] = pages;
      await page.goto(origin + home);
      await isReady(page);
      const heading = (await page.locator("h1").textContent()) ?? "";
      await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
      await page.locator(`a[href="${new URL(origin).pathname.replace(/\/$/, "")}${next}"]`).click();
      await expect(page.locator("h1")).not.toHaveText(heading);
      expect(page.url()).toBe(origin + next);
      await page.goBack();
      await expect(page.locator("h1")).toHaveText(heading);
      expect(await page.evaluate(() => Object(window).isSameDocument)).toBe(true);
    });

    if (name === "manual")
      test("no page names a picture that is not there; the web worker's files stay", async ({ page }) => {
        const built = path.join(site, "public");
        const texts = readdirSync(built, { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile() && /\.(html|json|js|css|xml)$/.test(entry.name))
          .map((entry) => readFileSync(path.join(entry.parentPath, entry.name), "utf8"));
        const named = texts.flatMap((text) => [
          ...text.matchAll(/\/(static\/[^"'\s,)&\\]+\.(?:png|jpe?g|webp|avif))/g),
        ]);
        expect(named.length).toBeGreaterThan(1);
        expect(named.filter(([, file = ""]) => !existsSync(path.join(built, decodeURI(file))))).toEqual([]);
        expect(existsSync(path.join(built, "~partytown"))).toBe(true);
        await page.goto(`${origin}/`);
        await isReady(page);
        const button = page.getByRole("button");
        await button.click();
        await expect(button).toHaveText("Helpful: 1");
        // Its style is in the full stylesheet only.
        await expect(button).toHaveCSS("background-color", "rgb(10, 102, 64)");
      });
  });
}
