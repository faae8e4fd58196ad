/**
 * An author's way: makes an article with the project's own command, gives it a picture, a chart and a second address,
 * looks at the preview, breaks it and mends it.
 */
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { cpSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, type Page } from "@playwright/test";
import { articlePath, readArticle, writeArticle } from "../../../__tests__/e2e/support/article-file";
import { test } from "../../../__tests__/e2e/support/copies";
import { freePort, TEST_SITE_PORT } from "../../../scripts/lib/ports";
import { replaceTemplateText } from "./support/replace-template-text";

test.describe.configure({ mode: "serial" });

const SLUG = "angebote-nachfassen-wann-ein-anruf-hilft";
const TITLE = "Angebote nachfassen: wann ein Anruf hilft";
const FILE = `content/articles/${SLUG}/index.mdx`;
const ALT = "Ein Kalender, in dem der dritte Tag markiert ist";
const CAPTION = "Ein Anruf am dritten Tag bringt die meisten Antworten.";
const TEXT = `
## Was der dritte Tag bringt

![${ALT}](./kalender.png "${CAPTION}")

<BarChart title="Antworten nach Tag des Anrufs" description="Am dritten Tag antwortet jeder Vierte." unit="%">

| Tag | Antworten |
|---|---|
| Tag 1 | 12 |
| Tag 3 | 25 |
| Tag 7 | 9 |

</BarChart>
`;

/** How long the preview must say nothing to be at rest, ms: a loop of rebuilds says something each second. */
const REST_MS = 20_000;
/** Files of each kind that a preview shows, and what is changed in them. */
const CHANGES: (readonly [file: string, from: string, to: string])[] = [
  [FILE, "Was der dritte Tag bringt", "Was der dritte Tag wirklich bringt"],
  ["src/layout/footer.tsx", "<footer", '<footer data-changed="once"'],
  ["src/layout/footer.tsx", "once", "twice"],
  ["src/styles/global.css", "@layer base {", "@layer base { :root { --changed: yes }"],
  [`content/articles/${SLUG}/kalender.png`, "", ""],
];

let server: ChildProcess;
let output = "";
let lastOutput = 0;
let origin: string;

test.beforeAll(async ({ fixtureSite: copy }) => {
  test.setTimeout(5 * 60_000);
  writeArticleOfAuthor(copy);
  expect(command(copy, "scripts/check-content.ts")).toMatchObject({ status: 0 });
  const port = await freePort(TEST_SITE_PORT);
  origin = `http://localhost:${port}`;
  server = spawn("npx", ["--no-install", "tsx", "scripts/dev.ts"], {
    cwd: copy,
    detached: true,
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, CI: "1", NO_COLOR: "1", SITE_PORT: String(port) },
  });
  for (const stream of [server.stdout, server.stderr])
    stream?.setEncoding("utf8").on("data", (text) => {
      output += text;
      lastOutput = Date.now();
    });
  await expect.poll(() => output, { timeout: 240_000 }).toContain("You can now view");
});
test.afterAll(() => server.pid && process.kill(-server.pid, "SIGKILL"));

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("cookie-consent", "declined"));
  await page.goto(`${origin}/blog/${SLUG}`, { timeout: 120_000 });
});

test("The preview shows a new article, with a note that it is a draft", ({ page }) => expectInPreview(page));

test("What breaks it, preview and check report until it is fixed", async ({ fixtureSite: copy, page }) => {
  const message = "Gemeint ist vielleicht „intro“";
  const file = path.join(copy, FILE);
  const whole = readFileSync(file, "utf8");
  output = "";
  writeFileSync(file, whole.replace("intro:", "itnro:"));
  await expect.poll(() => output).toContain(message);
  const check = command(copy, "scripts/check-content.ts");
  expect(check).toMatchObject({ status: 1, stderr: expect.stringContaining(message) });
  expect(check.stderr).toContain(FILE);
  expect(check.stderr).not.toContain("    at ");
  output = "";
  writeFileSync(file, whole);
  await expect.poll(() => output).toContain("Der Inhalt ist wieder in Ordnung.");
  // The preview says so before it has read the article anew; a page opened in between fails until the next reload.
  await expect(async () => {
    await page.reload();
    await expect(page.getByRole("heading", { level: 1 }).last()).toHaveText(TITLE, { timeout: 15_000 });
  }).toPass({ timeout: 120_000 });
  await expectInPreview(page);
});

test("After five changes of a text, a component, a style and a picture, the preview comes to rest, with and without a page", async ({
  fixtureSite: copy,
  page,
}) => {
  test.setTimeout(8 * 60_000);
  await change(copy, ...CHANGES);
  await expect(page.getByRole("heading", { name: "Was der dritte Tag wirklich bringt" })).toBeVisible();
  await expect(page.locator("footer[data-changed=twice]")).toBeVisible();
  await expectRest();
  await page.close();
  await change(copy, ["src/layout/footer.tsx", "twice", "again"]);
  await expectRest();
});

/** Changes files one after the other, as somebody does who waits each time until something happens. */
async function change(copy: string, ...changes: (typeof CHANGES)[number][]): Promise<void> {
  for (const [name, from, to] of changes) {
    const file = path.join(copy, name);
    output = "";
    if (from) writeFileSync(file, readFileSync(file, "utf8").replace(from, to));
    else cpSync(path.join(copy, "content/pictures/job.png"), file);
    await expect.poll(() => output, { message: name, timeout: 60_000 }).not.toBe("");
  }
}

/** The preview says nothing for a while, and computes hardly anything meanwhile. */
async function expectRest(): Promise<void> {
  let start = computed();
  let since = lastOutput;
  const silence = () => {
    if (since !== lastOutput) [start, since] = [computed(), lastOutput];
    return Date.now() - lastOutput;
  };
  await expect.poll(silence, { timeout: 120_000 }).toBeGreaterThan(REST_MS);
  expect(computed() - start).toBeLessThan(REST_MS / 4000);
}

/** How long the preview's processes have computed, s. */
const computed = () =>
  spawnSync("ps", ["-A", "-o", "pgid=,time="], { encoding: "utf8" })
    .stdout.split("\n")
    .map((line) => line.trim().split(/\s+/))
    .filter(([group]) => Number(group) === server.pid)
    .flatMap(([, time = ""]) => time.split(":").reduce((sum, part) => sum * 60 + Number(part), 0))
    .reduce((sum, seconds) => sum + seconds, 0);

/** Runs one of the project's scripts in the copy. */
const command = (copy: string, script: string, ...args: string[]) =>
  spawnSync("npx", ["--no-install", "tsx", script, ...args], { cwd: copy, encoding: "utf8" });

function writeArticleOfAuthor(copy: string): void {
  const made = command(copy, "workshop/new/command.ts", "--kind", "article", "--title", TITLE);
  expect(made).toMatchObject({ status: 0, stdout: expect.stringContaining(`/blog/${SLUG}`) });
  const { head, body } = readArticle(copy, SLUG);
  head.set("aliases", ["nachfassen"]);
  writeArticle(copy, SLUG, { head, body: body + TEXT });
  writeFileSync(path.join(copy, FILE), replaceTemplateText(readFileSync(path.join(copy, FILE), "utf8"), 100));
  for (const [from, to] of [
    ["job.png", "poster.png"],
    ["office.png", "kalender.png"],
  ] as const)
    cpSync(path.join(copy, "content/pictures", from), articlePath(copy, SLUG, to));
}

async function expectInPreview(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(TITLE, { timeout: 60_000 });
  await expect(page.getByText("Entwurf", { exact: true }).first()).toBeVisible();
  await expect(page.getByText(CAPTION)).toBeVisible();
  await expect(page.getByRole("figure", { name: "Antworten nach Tag des Anrufs" })).toBeVisible();
  const picture = page.getByRole("img", { name: ALT });
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(() => picture.evaluate(({ naturalWidth }: HTMLImageElement) => naturalWidth)).toBeGreaterThan(0);
}
