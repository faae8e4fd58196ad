/** Follows the recipes of `docs/extending.md` in a copy of the project, and counts the files they take. */
import { spawnSync } from "node:child_process";
import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect } from "@playwright/test";
import { build } from "../../scripts/project-copy/project-copy";
import { test } from "./support/journey";
import { replaceStarterText } from "./support/replace-starter-text";

const RECIPES = "__tests__/fixtures/recipes";
const TITLE = "Wie ein Team in Ulm seine Angebote verfolgt";
const SLUG = "wie-ein-team-in-ulm-seine-angebote-verfolgt";

test.describe.configure({ mode: "serial" });

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

const read = (name: string) => readFileSync(path.join(copy, name), "utf8");

function add(name: string): void {
  cpSync(path.join(RECIPES, name), path.join(copy, name));
  if (!name.startsWith("content/")) written.add(name);
}

function edit(name: string, from: string, to: string): void {
  if (!read(name).includes(from)) throw new Error(`${name} does not hold “${from}”.`);
  writeFileSync(path.join(copy, name), read(name).replace(from, to));
  if (!name.startsWith("content/")) written.add(name);
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
  for (const note of ["Name des Kunden über dem Text", "Wer den Text geprüft hat", "Zitat, `by` wer es gesagt hat"]) {
    expect(guide).toContain(note);
  }
});

test("The built site has pages, overview, breadcrumbs, sitemap, cards, pictures, field, block and words", async () => {
  await build(copy, new AbortController().signal);
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

test("What was added has the types that the build has generated", () => {
  const { status, stdout } = spawnSync("npx", ["--no-install", "tsc", "--noEmit"], { cwd: copy, encoding: "utf8" });
  expect({ status, stdout }).toEqual({ status: 0, stdout: "" });
});
