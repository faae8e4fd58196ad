/** Follows the recipes of `docs/extending.md` in a copy of the project, and counts the files they take. */
import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect } from "@playwright/test";
import { createMockServices } from "../../scripts/lib/mock-services";
import { LOCAL_FORM_ACCESS_KEY, TEST_FORM_ENDPOINT, TEST_SERVICE_PORT, TEST_SITE_PORT } from "../../scripts/lib/ports";
import { serveSite } from "../../scripts/lib/site-server";
import { build } from "../../scripts/project-copy/project-copy";
import * as form from "../browser/support/contact-form";
import { boundsOf } from "../browser/support/shell";
import { test } from "./support/journey";
import { replaceStarterText } from "./support/replace-starter-text";

const RECIPES = "__tests__/fixtures/recipes";
const TITLE = "Wie ein Team in Ulm seine Angebote verfolgt";
const SLUG = "wie-ein-team-in-ulm-seine-angebote-verfolgt";

test.describe.configure({ mode: "serial" });
test.use({ baseURL: `http://localhost:${TEST_SITE_PORT}` });

let copy: string;
test.beforeAll(({ specSite }) => {
  copy = specSite;
});

/** What has been written by hand since it was last asked; content does not count. */
const written = new Set<string>();
function filesWritten(): number {
  const count = written.size;
  written.clear();
  return count;
}

const isContent = (name: string) => /(^|\/)content\//.test(name);

const read = (name: string) => readFileSync(path.join(copy, name), "utf8");

function add(name: string): void {
  cpSync(path.join(RECIPES, name), path.join(copy, name));
  if (!isContent(name)) written.add(name);
}

function edit(name: string, from: string, to: string): void {
  if (!read(name).includes(from)) throw new Error(`${name} does not hold “${from}”.`);
  writeFileSync(path.join(copy, name), read(name).replace(from, to));
  if (!isContent(name)) written.add(name);
}

function command(script: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync("npx", ["--no-install", "tsx", `scripts/${script}.ts`, ...args], {
    cwd: copy,
    encoding: "utf8",
  });
  return { status, told: stdout + stderr };
}

test("Adding a family of pages with its overview takes five files", () => {
  add("src/content-types/story/index.ts");
  add("src/content-types/story/template.tsx");
  add("src/content-types/stories-page/index.ts");
  add("src/pages/stories.tsx");
  const list = "src/content-types/index.ts";
  edit(
    list,
    'import { siteSettings } from "./site-settings";',
    '$&\nimport { storiesPage } from "./stories-page";\nimport { story } from "./story";',
  );
  edit(list, "  legalDocument,\n];", "  legalDocument,\n  story,\n  storiesPage,\n];");
  expect(filesWritten()).toBeLessThanOrEqual(5);
  add("content/pages/stories.json");
  edit("content/site.json", '"navigation": [', '$&\n      { "label": "Geschichten", "to": "/stories" },');
});

test("Adding a visible field takes two files", () => {
  edit(
    "src/content-types/article/schema.ts",
    "  banner: group({",
    '  reviewer: text(60).optional().note("Wer den Text geprüft hat, unter dem Vorspann"),\n$&',
  );
  edit("src/content-types/article/template.tsx", "      status\n", "$&      reviewer\n");
  edit(
    "src/content-types/article/template.tsx",
    "<CopyAnchor copied",
    "{article.reviewer && <p>Geprüft von {article.reviewer}</p>}\n            $&",
  );
  expect(filesWritten()).toBeLessThanOrEqual(2);
  edit("content/articles/digital-sales/index.mdx", "banner:", "reviewer: Dr. Ada Beispiel\n$&");
});

test("Adding a field to the contact form takes three files", () => {
  edit(
    "src/features/contact-form/fields.ts",
    '  { name: "interest"',
    '  { name: "role", input: { autoComplete: "organization-title" } },\n$&',
  );
  edit("scripts/editor/labels.json", '"placeholder":', '"role": "Funktion",\n  $&');
  edit("__tests__/static/product/data.test.ts", '"interest SELECT"', '"role text",\n      $&');
  expect(filesWritten()).toBeLessThanOrEqual(3);
  for (const content of ["content", "__tests__/spec-site/content", "__tests__/fixtures/content"]) {
    const texts = '"role": { "label": "Funktion", "placeholder": "wenn Sie mögen" },';
    edit(`${content}/pages/contact.json`, '"interest": {', `${texts}\n      $&`);
  }
  edit("content/legal/privacy.mdx", "- Telefon (freiwillig)", "$&\n- Funktion (freiwillig)");
});

test("Adding a building block takes two files", () => {
  add("src/blocks/quote.tsx");
  edit("src/blocks/index.ts", 'import { roadmap } from "./roadmap";', 'import { quote } from "./quote";\n$&');
  edit("src/blocks/index.ts", "  Roadmap: roadmap,", "  Quote: quote,\n$&");
  expect(filesWritten()).toBeLessThanOrEqual(2);
});

test("Changing the consent banner's texts takes no code", () => {
  edit("content/site.json", '"accept": "Akzeptieren"', '"accept": "Einverstanden"');
  expect(filesWritten()).toBe(0);
});

test("npm run new starts a story that passes the check, and its errors are reported", () => {
  expect(command("new", "--kind", "story", "--title", TITLE, "--customer", "Musterwerk GmbH")).toMatchObject({
    status: 0,
  });
  const file = `content/stories/${SLUG}/index.mdx`;
  for (const name of ["poster.png", "bild.png"]) {
    cpSync("__tests__/spec-site/content/articles/digital-sales/poster.png", path.join(copy, path.dirname(file), name));
  }
  const text = replaceStarterText(read(file).replace(/^draft: .*\n/m, ""));
  const body =
    '\n<Quote by="Ada Beispiel">\n\nSeitdem ruft bei uns jemand zurück.\n\n</Quote>\n\n![Der Hafen am Morgen](./bild.png)\n';
  writeFileSync(path.join(copy, file), text + body);
  expect(command("check-content")).toMatchObject({ status: 0, told: expect.stringContaining("in Ordnung") });
  for (const [slip, message] of [
    [text.replace("customer:", "custmer:") + body, "Gemeint ist vielleicht „customer“."],
    [(text + body).replaceAll("Quote", "Qote"), "Gemeint ist vielleicht <Quote>."],
  ] as const) {
    writeFileSync(path.join(copy, file), slip);
    const { status, told } = command("check-content");
    expect({ status, told }).toEqual({ status: 1, told: expect.stringContaining(message) });
    expect(told).toContain(`${file}:`);
  }
  writeFileSync(path.join(copy, file), text + body);
});

test("The guide for authors documents all of them", () => {
  expect(command("guide")).toMatchObject({ status: 0 });
  const guide = read("content/REFERENZ.md");
  for (const note of [
    "Name des Kunden über dem Text",
    "Wer den Text geprüft hat",
    "Zitat, `by` wer es gesagt hat",
    "`form.fields.role.label`",
  ]) {
    expect(guide).toContain(note);
  }
});

test("The built site has pages, overview, breadcrumbs, sitemap, cards, pictures, field, block and words", async () => {
  Object.assign(process.env, {
    GATSBY_FORM_ENDPOINT: TEST_FORM_ENDPOINT,
    GATSBY_FORM_ACCESS_KEY: LOCAL_FORM_ACCESS_KEY,
  });
  await build(copy);
  const page = read(`public/stories/${SLUG}/index.html`);
  expect(page).toContain("<p>Musterwerk GmbH</p>");
  expect(page).toMatch(/<figure class="picture">.*?image\/avif/s);
  expect(page).toContain("<figcaption>Ada Beispiel</figcaption>");
  const [, data = "{}"] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(page) ?? [];
  const things = JSON.parse(data)["@graph"] as Record<string, unknown>[];
  expect(things).toMatchObject([
    { "@type": "Article", headline: TITLE },
    { "@type": "BreadcrumbList", itemListElement: [{ position: 1 }, { name: "Geschichten" }, { name: TITLE }] },
  ]);
  expect(read("public/stories/index.html")).toContain(`href="/stories/${SLUG}"`);
  expect(read("public/sitemap.xml")).toMatch(new RegExp(`/stories/${SLUG}</loc><lastmod>`));
  expect(read("public/sitemap.xml")).toMatch(/\/stories<\/loc><lastmod>/);
  for (const card of ["stories", `stories-${SLUG}`])
    expect(existsSync(path.join(copy, `public/social/${card}.png`))).toBe(true);
  expect(read("public/blog/digital-sales/index.html")).toMatch(/Geprüft von (<!-- -->)?Dr\. Ada Beispiel/);
  const words = readdirSync(path.join(copy, "public/page-data/sq/d")).map((name) =>
    read(`public/page-data/sq/d/${name}`),
  );
  expect(words.join("")).toContain("Einverstanden");
});

test("The form asks for the new field in a row of its own, and the service gets it", async ({ page, folder }) => {
  const file = path.join(folder, "inquiries.jsonl");
  const service = createMockServices({ file, accessKey: LOCAL_FORM_ACCESS_KEY }).listen(TEST_SERVICE_PORT);
  const servers = [service, await serveSite(path.join(copy, "public"), TEST_SITE_PORT)];
  await page.addInitScript(() => localStorage.setItem("cookie-consent", "declined"));
  const { email } = await form.openFilled(page);
  const role = page.getByRole("textbox", { name: "Funktion", exact: true });
  await role.fill(" Leitung Vertrieb ");
  expect((await boundsOf(role)).width).toBe((await boundsOf(form.fieldOf(page, "message"))).width);
  await form.sendButton(page).click();
  await form.expectSuccess(page);
  expect(JSON.parse(readFileSync(file, "utf8")).fields).toMatchObject({ email, role: "Leitung Vertrieb" });
  await expect(role).toHaveValue("");
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
});

test("The tests of the form take the new field from its table", () => {
  // The copy has the content of the spec site.
  mkdirSync(path.join(copy, ".spec-site"));
  symlinkSync(path.join(copy, "public"), path.join(copy, ".spec-site/public"));
  const tests = ["inquiry-fields", "contact-form", "submit-inquiry", "inquiry-store", "static/product/data"];
  const { status, stderr } = spawnSync("npx", ["--no-install", "jest", ...tests], { cwd: copy, encoding: "utf8" });
  expect(status, stderr).toBe(0);
});

test("What was added has the types that the build has generated", () => {
  const { status, stdout } = spawnSync("npx", ["--no-install", "tsc", "--noEmit"], { cwd: copy, encoding: "utf8" });
  expect({ status, stdout }).toEqual({ status: 0, stdout: "" });
});
