import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import GithubSlugger from "github-slugger";
import { contentTree } from "../../../../__tests__/unit/support/content-tree";
import { contentModel } from "../../../../src/content-model";
import { crossCheck } from "../../../../src/data-layer/check/cross-check";
import * as fields from "../../../../src/data-layer/model/fields";
import { readContent } from "../../../../src/data-layer/read/read-content";
import { renderMdx } from "../../../../src/data-layer/render/render-mdx";
import { rule as quotationMarks } from "../../../check/rules/quotation-marks";
import { rule as ranges } from "../../../check/rules/ranges";
import { rule as typography } from "../../../check/rules/typography";
import { fieldTable } from "../../../guide/field-tables";
import { guideParts } from "../../../guide/guide-parts";
import { fillGuide, partsIn } from "../../../guide/guide-text";

const { group, link, text } = fields;

const typographyIssues = (text: string) => [quotationMarks, ranges, typography].flatMap(({ inCopy }) => inCopy()(text));

const guide = readFileSync("content/README.md", "utf8");
const reference = readFileSync("content/REFERENZ.md", "utf8");

const codeBlocks = (text: string, language: string) =>
  [...text.matchAll(new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\`$`, "gm"))].map(([, code = ""]) => code);

/** A field table without its examples: authors change those with every text they write. */
const withoutExamples = (table: string) =>
  table.split("\n").map((line) => line.split(/(?<!\\)\|/).filter((_cell, index) => index !== 3));

describe("The tables of the reference", () => {
  const written = partsIn(reference);
  const generated = guideParts(process.cwd());

  it("all have a place, no place is without one, and blocks are listed as the check does", () => {
    expect(() => fillGuide(reference, generated)).not.toThrow();
    expect([...written.keys()].sort()).toEqual([...generated.keys()].sort());
    for (const [part, text] of generated) if (!part.startsWith("fields:")) expect(written.get(part)).toBe(text);
  });

  // On failure: npm run guide
  it.each(contentModel.types.map(({ name }) => `fields:${name}`))("say of %s what schema and notes say", (name) => {
    expect(withoutExamples(written.get(name) ?? "")).toEqual(withoutExamples(generated.get(name) ?? ""));
  });
});

describe("A field table", () => {
  const table = (fields: Parameters<typeof group>[0]) => fieldTable("Thing", group(fields), () => undefined);

  it("takes the note of the nearest group, and asks for a missing one", () => {
    const rows = table({ hero: group({ title: text(), action: link().note("Knopf") }).note("oben") });
    const notes = ["Wo es erscheint |", "--- |", "oben |", "Knopf |", "Knopf |"];
    expect(rows.split("\n").map((row) => row.split(" | ").at(-1))).toEqual(notes);
    const fields = { title: text().note("oben"), intro: text() };
    expect(() => table(fields)).toThrow('The field "intro" of Thing has no note');
  });
});

describe("The generator", () => {
  const place = (name: string, content = "") => `<!-- ${name} -->\n${content}<!-- /${name} -->\n`;

  it("replaces what stands in a place and says what changed", () => {
    const before = `Davor\n\n${place("a", "\nalt\n\n")}\nDazwischen\n\n${place("b", "\nbleibt\n\n")}`;
    const parts = new Map(Object.entries({ a: "neu $1", b: "bleibt" }));
    const { text: after, changed } = fillGuide(before, parts);
    expect(after).toBe(before.replace("alt", () => "neu $1"));
    expect(changed).toEqual(["a"]);
    expect(fillGuide(after, parts)).toEqual({ text: after, changed: [] });
  });

  it("gives a new part a place with a heading, behind the part before it", () => {
    const parts = new Map(Object.entries({ "fields:A": "eins", "fields:B": "neu", b: "zwei" }));
    const { text, changed } = fillGuide(`${place("fields:A")}\nDazwischen\n\n${place("b")}`, parts);
    expect(partsIn(text)).toEqual(parts);
    expect(text).toMatch(/\/fields:A -->\s+#### B\s+<!-- fields:B -->.*Dazwischen/s);
    expect(changed).toEqual([...parts.keys()]);
  });

  it("refuses a place without a part", () => {
    const parts = new Map([["a", "neu"]]);
    expect(() => fillGuide(place("a") + place("b"), parts)).toThrow("a place for b, which does not exist");
  });
});

describe("The examples for authors", () => {
  const examples = [guide, reference].flatMap((text) => codeBlocks(text, "mdx"));
  const byFirstLine = examples.map((example) => [example.split("\n")[0], example] as const);
  it.each(byFirstLine)("can be copied: %s", async (_start, example) => {
    const { issues, textBlocks } = await renderMdx("content/REFERENZ.md", example);
    expect([...issues, ...textBlocks.flatMap(({ text }) => typographyIssues(text))]).toEqual([]);
  });

  it("show the heads of an article and of a job that pass the check", async () => {
    const [article = "", job = "", ...more] = codeBlocks(reference, "yaml");
    expect(more).toEqual([]);
    const others = ["sales-funnel", "sales-pipeline", "lead-nurturing"];
    const root = contentTree({
      "articles/angebote-nachfassen/index.mdx": article.replace(/(?<=- slug: ).+/g, () => others.shift() ?? ""),
      "articles/angebote-nachfassen/poster.png": "",
      "jobs/customer-success-manager.mdx": job,
    });
    const { files, issues } = readContent(root, contentModel);
    expect([...issues, ...crossCheck({ model: contentModel, files }, "2026-12-31")]).toEqual([]);
  });
});

describe("The guide", () => {
  it("quotes messages as the check reports them", () => {
    const filesIn = (folder: string) =>
      readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => path.join(folder, name));
    const modules = ["src/blocks", "src/data-layer", "src/content-model", "workshop/check", "scripts/lib"]
      .flatMap(filesIn)
      .filter((name) => /\.tsx?$/.test(name));
    const code = modules.map((name) => readFileSync(name, "utf8")).join("\n");
    const chapter = reference.slice(reference.indexOf("\n## Meldungen"), reference.indexOf("\n## Bilder der Seiten"));
    const messages = [...chapter.matchAll(/^\| `([^`]+)` (?:… )?\|/gm)].map(([, message = ""]) => message);
    expect(messages.length).toBeGreaterThan(40);
    const invented = messages.filter((message) => !message.split(/„?…“?/).every((part) => code.includes(part)));
    expect(invented).toEqual([]);
  });

  const anchorsOf = (text: string) => {
    const slugger = new GithubSlugger();
    const prose = text.replace(/^ *```[\s\S]*?^ *```$/gm, "");
    return [...prose.matchAll(/^#+ (.+)$/gm)].map(([, title = ""]) => `#${slugger.slug(title)}`);
  };

  it.each([
    ["the guide to itself", guide, /\]\((#[^)]+)\)/g, guide],
    ["the guide to the reference", guide, /\]\(REFERENZ\.md(#[^)]+)\)/g, reference],
    ["the reference to itself", reference, /\]\((#[^)]+)\)/g, reference],
  ])("has no link from %s that leads nowhere", (_way, from, link, to) => {
    const prose = from.replace(/^ *```[\s\S]*?^ *```$/gm, "");
    const links = [...prose.matchAll(link)].map(([, anchor = ""]) => anchor);
    expect(links.length).toBeGreaterThan(5);
    expect(links.filter((anchor) => !anchorsOf(to).includes(anchor))).toEqual([]);
  });

  it("has at most 250 lines", () => {
    expect(guide.split("\n").length).toBeLessThanOrEqual(250);
  });
});
