import { spawnSync } from "node:child_process";
import { copyFileSync, cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { articlePath, articleSlugs, readArticle, writeArticle } from "../../../../__tests__/e2e/support/article-file";
import { today } from "../../../../src/data-layer/model/release";
import { ARTICLES_PER_PAGE } from "../../../../src/lib/overview-pages";
import { replaceTemplateText } from "./replace-template-text";

/** Who has measured or confirmed what was an example. */
const MEASURED = { who: "Nordlicht Pumpen GmbH", when: "2. Quartal 2025", how: "gezählt im CRM" };
const ATTRIBUTES = Object.entries(MEASURED).map(([name, value]) => `${name}="${value}"`);

/** What stands in the place of each example, of invented people, and of the mark of a period that is not settled. */
const REPLACEMENTS: readonly [from: RegExp | string, to: string][] = [
  [/\{\s*"kind": "example",\s*"needs": "[^"]*"\s*\}/g, JSON.stringify({ kind: "measurement", ...MEASURED })],
  [/evidence="example" needs="[^"]*"/g, `evidence="measurement" ${ATTRIBUTES.join(" ")}`],
  ["Lena Muster", "Greta Sander"],
  ["Tobias Mustermann", "Jonas Weil"],
  ["Anna Musterfrau", "Ida Brandt"],
  ["Jonas Mustermann", "Emil Roth"],
  ["Clara Muster", "Nora Lang"],
  [" (Muster)", ""],
];

const DAY_MS = 24 * 60 * 60 * 1000;

/** As long as one may be. */
export const NOTICE = {
  text: "Am 24. und 31. Dezember ist das Büro leider zu, danach",
  more: { label: "sind wir wieder", to: "/contact" },
};

/** Addresses of what is begun in a copy. */
export const NEW = {
  article: "probe-article",
  alias: "probe-alias",
  job: "probe-job",
  filled: "probe-filled",
  draft: "probe-draft",
  scheduled: "probe-scheduled",
} as const;

/**
 * Does to a copy of the project what happens on the way to the first day, and after a while: fills in every fact, backs
 * every claim, puts other people into the team, publishes an article and a job, ends one and takes away another, begins an
 * article, plans another, publishes so many that their overview needs a second page, and puts a notice above all pages.
 * @throws when nothing is left to be changed
 */
export function changeEverything(copy: string): void {
  fillFacts(copy);
  changeTexts(copy, (text) => REPLACEMENTS.reduce((result, [from, to]) => result.replaceAll(from, to), text));
  publish(copy, "article", NEW.article, "Wann ein zweites Angebot hilft", "Suchdienste");
  for (let count = articleSlugs(copy).length; count <= ARTICLES_PER_PAGE; count += 1) repeatArticle(copy, count);
  changeHead(copy, NEW.article, { aliases: [NEW.alias] });
  publish(copy, "job", NEW.job, "Leitung Kundenbetreuung (m/w/d)", "Stellenbörsen");
  removeJob(copy);
  publish(copy, "job", NEW.filled, "Leitung Buchhaltung (m/w/d)", "Fachmessen");
  const yesterday = today(new Date(Date.now() - DAY_MS));
  const job = path.join(copy, `content/jobs/${NEW.filled}.mdx`);
  writeFileSync(
    job,
    readFileSync(job, "utf8").replace(/^published: .*$/m, `published: ${yesterday}\nexpires: ${yesterday}`),
  );
  const site = path.join(copy, "content/site.json");
  const notice = { ...NOTICE, published: yesterday, expires: today(new Date(Date.now() + DAY_MS)) };
  writeFileSync(site, JSON.stringify({ ...JSON.parse(readFileSync(site, "utf8")), notice }, undefined, 2));
  publish(copy, "article", NEW.scheduled, "Was erst in ferner Zukunft erscheint", "Kataloge");
  const nextYear = `${new Date().getFullYear() + 1}-12-31`;
  changeHead(copy, NEW.scheduled, { published: nextYear, updated: nextYear });
  start(copy, "article", NEW.draft, "Woran noch geschrieben wird");
}

/** Makes the site that of another company: another value for each fact. */
export const fillFacts = (copy: string): void =>
  copyFileSync("workshop/tests/e2e/support/other-company.json", path.join(copy, "content/company.json"));

type Kind = "article" | "job";

/** Makes a document as its author does. @returns its file */
function start(copy: string, kind: Kind, slug: string, title: string): string {
  const options = ["--kind", kind, "--title", title, "--slug", slug];
  const made = spawnSync(process.execPath, ["--import", "tsx", "workshop/new/command.ts", ...options], {
    cwd: copy,
    encoding: "utf8",
  });
  if (made.status !== 0) throw new Error(`No ${kind} was made: ${made.stderr}`);
  return path.join(copy, "content", kind === "article" ? `articles/${slug}/index.mdx` : `jobs/${slug}.mdx`);
}

/**
 * The same, with a text and a picture, and without the note of a draft.
 * @param word in each of the texts, as no two documents may say the same
 */
export function publish(copy: string, kind: Kind, slug: string, title: string, word: string): void {
  const file = start(copy, kind, slug, title);
  // An article takes five minutes to read, at least.
  const text = replaceTemplateText(readFileSync(file, "utf8"), kind === "article" ? 100 : 0);
  const own = text.replaceAll("Dort steh", `${word}: Dort steh`).replaceAll("Zeichnung:", `Zeichnung, ${word}:`);
  writeFileSync(file, own.replace(/^draft: true.*\n/m, "").replaceAll("Suchdienste", word));
  if (kind === "job") return;
  const [other = ""] = articleSlugs(copy);
  copyFileSync(articlePath(copy, other, "poster.png"), articlePath(copy, slug, "poster.png"));
}

/** Adds the new article once more, as another one with the same poster. */
function repeatArticle(copy: string, count: number): void {
  const slug = `probe-more-${count}`;
  cpSync(articlePath(copy, NEW.article), articlePath(copy, slug), { recursive: true });
  const file = articlePath(copy, slug, "index.mdx");
  writeFileSync(file, readFileSync(file, "utf8").replaceAll("Suchdienste", `Leser ${count}`));
  changeHead(copy, slug, { title: `Was Heft ${count} noch zu sagen hat`, order: 100 + count });
}

function changeHead(copy: string, slug: string, values: Readonly<Record<string, unknown>>): void {
  const article = readArticle(copy, slug);
  for (const [name, value] of Object.entries(values)) article.head.set(name, value);
  writeArticle(copy, slug, article);
}

/** Takes away the first job that no text leads to. */
function removeJob(copy: string): void {
  const folder = path.join(copy, "content");
  const texts = textFiles(copy).map((file) => readFileSync(file, "utf8"));
  const jobs = readdirSync(path.join(folder, "jobs")).sort();
  const filled = jobs.find((name) => !texts.some((text) => text.includes(`/career/${path.parse(name).name}`)));
  if (!filled) throw new Error("No job can be taken away: texts lead to each of them.");
  const file = path.join(folder, "jobs", filled);
  // Its pictures go with it, as the check asks.
  const pictures = [...readFileSync(file, "utf8").matchAll(/^(?:picture|card):\n {2}src: (.*)$/gm)];
  for (const [, picture = ""] of pictures) rmSync(path.join(file, "..", picture));
  rmSync(file);
}

/** Changes the text of every file in `content/` that has fields. */
function changeTexts(copy: string, change: (text: string) => string): void {
  for (const file of textFiles(copy)) writeFileSync(file, change(readFileSync(file, "utf8")));
}

const textFiles = (copy: string): string[] =>
  readdirSync(path.join(copy, "content"), { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(mdx|json)$/.test(name))
    .map((name) => path.join(copy, "content", name));
