import { spawnSync } from "node:child_process";
import { copyFileSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { articlePath, articleSlugs, readArticle, writeArticle } from "../../../scripts/project-copy/article-file";
import { setArticleCount } from "../../../scripts/project-copy/generate-articles";
import { ARTICLES_PER_PAGE } from "../../../src/content-types/blog-page/overview-pages";
import { replaceStarterText } from "./replace-starter-text";

/** Another company: a value for each fact. */
const FACTS: Readonly<Record<string, string>> = {
  legalName: "Seezeichen Vertrieb GmbH",
  street: "Hafenplatz 7",
  postalCode: "88131",
  city: "Lindau (Bodensee)",
  country: "Deutschland",
  countryCode: "DE",
  workplace: "Lindau",
  founded: "2021",
  managingDirector: "Greta Sander",
  managingDirectorTitle: "Geschäftsführerin",
  editor: "Jonas Weil",
  registerCourt: "Amtsgericht Kempten (Allgäu)",
  registerNumber: "HRB 14321",
  vatStatus: "DE312345678",
  businessIdStatus: "DE312345678-00001",
  url: "https://www.seezeichen-vertrieb.de",
  phone: "+49 8382 417290",
  email: "hallo@seezeichen-vertrieb.de",
  jobsEmail: "bewerbung@seezeichen-vertrieb.de",
  privacyEmail: "privat@seezeichen-vertrieb.de",
  priceRange: "900–2.900 € im Monat",
  replyTime: "am nächsten Werktag",
  productHostingCountry: "Deutschland",
  modelProvider: "Wortwerk Modelle AG",
  modelCountry: "Finnland",
  subprocessors: "Speicherhaus (Deutschland) und Rufwerk (Österreich)",
  pilotLength: "acht Wochen",
  pilotPrice: "2.400 €",
  contractTerm: "ein Jahr",
  noticePeriod: "sechs Wochen",
  researchPeriod: "zwölf Monaten",
  openDays: "Dienstag bis Samstag",
  openHours: "8:30–17:15 Uhr",
  closedDays: "Sonntag und Montag",
  hostingKind: "network",
  hostingProvider: "Nordlicht Hosting GmbH",
  hostingStreet: "Speicherweg 12",
  hostingCity: "24103 Kiel",
  hostingCountry: "Deutschland",
  hostingTransferBasis: "Standardvertragsklauseln (Art. 46 Abs. 2 lit. c DSGVO)",
  logDays: "sieben Tagen",
  formProvider: "Formulardienst Nord",
  formCountry: "Norwegen",
  formContract: "Vertrag vom 3. März 2026",
  formTransferBasis: "keine Übermittlung in Drittländer",
  formStorage: "60 Tage",
  newsletterProvider: "Briefpost Digital",
  mailProvider: "Posthaus, Deutschland",
  crmProvider: "Karteiwerk, Irland",
  phoneProvider: "Sprechwerk, Deutschland",
  videoProvider: "Bildwerk, Frankreich",
  surveyProvider: "Fragewerk",
  surveyCountry: "Deutschland",
  measureHost: "Speicherhaus GmbH, Deutschland",
  measureRetention: "zwei Jahren",
  icpForm: "https://fragen.seezeichen-vertrieb.de/icp",
  onboardingForm: "https://fragen.seezeichen-vertrieb.de/onboarding",
};

/** Invented people, replaced by others, and the mark of a period not settled yet. */
const INVENTED: readonly [invented: string, real: string][] = [
  ["Lena Muster", "Greta Sander"],
  ["Tobias Mustermann", "Jonas Weil"],
  ["Anna Musterfrau", "Ida Brandt"],
  ["Jonas Mustermann", "Emil Roth"],
  ["Clara Muster", "Nora Lang"],
  [" (Muster)", ""],
];

/**
 * Does to a copy of the project what happens on the way to the first day, and after a while: fills in every fact,
 * backs every claim, publishes an article and a job, takes away a job that was filled, puts other people into the team, publishes
 * articles until their overview needs a second page, and begins another.
 * @returns what was done, a line each
 * @throws when a fact of the content has no value here, or nothing is left to be changed
 */
export function changeEverything(copy: string): string[] {
  return [
    ...fillIn(copy),
    publish(copy, "article"),
    publish(copy, "job"),
    removeJob(copy),
    fillOverview(copy),
    startHidden(copy),
  ];
}

/** Fills in every fact, backs every claim and replaces invented people: what `npm run golive` asks for. */
export const fillIn = (copy: string): string[] => [fillFacts(copy), addEvidence(copy), replaceInvented(copy)];

function fillOverview(copy: string): string {
  const before = articleSlugs(copy).length;
  const after = Math.max(before, ARTICLES_PER_PAGE + 1);
  setArticleCount(copy, after);
  return `${after - before} more articles`;
}

/**
 * Puts a value in place of each fact.
 * @param others values of some facts
 */
export function fillFacts(copy: string, others: Readonly<Record<string, string>> = {}): string {
  const file = path.join(copy, "content/company.json");
  const names = Object.keys(JSON.parse(readFileSync(file, "utf8")));
  const unknown = names.filter((name) => !FACTS[name]);
  if (unknown.length > 0) throw new Error(`There is no value for ${unknown.join(", ")} in fill-in-content.ts.`);
  const facts = Object.fromEntries(names.map((name) => [name, others[name] ?? FACTS[name]]));
  writeFileSync(file, `${JSON.stringify(facts, undefined, 2)}\n`);
  return `${names.length} facts filled in`;
}

/** Who has measured or confirmed what was an example. */
const MEASUREMENT = {
  kind: "measurement",
  who: "Nordlicht Pumpen GmbH",
  when: "2. Quartal 2025",
  how: "gezählt im CRM",
};

/** Puts a measurement in place of each example, in fields and in texts. */
function addEvidence(copy: string): string {
  const { kind, ...told } = MEASUREMENT;
  const attributes = Object.entries({ evidence: kind, ...told }).map(([name, value]) => `${name}="${value}"`);
  let backed = 0;
  const put = (measurement: string) => () => {
    backed += 1;
    return measurement;
  };
  changeTexts(copy, (text) =>
    text
      .replace(/\{\s*"kind": "example",\s*"needs": "[^"]*"\s*\}/g, put(JSON.stringify(MEASUREMENT)))
      .replace(/evidence="example" needs="[^"]*"/g, put(attributes.join(" "))),
  );
  return `${backed} examples backed by a measurement`;
}

/** An article takes five minutes to read, at least. */
const ENOUGH_SENTENCES = 100;

type Kind = "article" | "job";

/** Addresses of what is begun in a copy. */
export const NEW = {
  article: "probe-article",
  alias: "probe-alias",
  job: "probe-job",
  draft: "probe-draft",
  scheduled: "probe-scheduled",
} as const;

/** Makes a document as its author does, fills it and takes the note of a draft off. */
function publish(copy: string, kind: Kind): string {
  if (kind === "job") writeDocument(copy, kind, NEW.job, "Leitung Kundenbetreuung (m/w/d)", "Stellenbörsen");
  else {
    writeDocument(copy, kind, NEW.article, "Wann ein zweites Angebot hilft", "Suchdienste");
    changeHead(copy, NEW.article, { aliases: [NEW.alias] });
  }
  return `a new ${kind}: ${NEW[kind]}`;
}

function startHidden(copy: string): string {
  start(copy, "article", "Woran noch geschrieben wird", NEW.draft);
  writeDocument(copy, "article", NEW.scheduled, "Was erst in ferner Zukunft erscheint", "Kataloge");
  changeHead(copy, NEW.scheduled, { published: "2099-01-01", updated: "2099-01-01" });
  return "a draft, and an article whose day has not come";
}

/** @param word in place of one of the texts, as no two pages may look the same to search engines */
function writeDocument(copy: string, kind: Kind, slug: string, title: string, word: string): void {
  const file = start(copy, kind, title, slug);
  const text = replaceStarterText(readFileSync(file, "utf8"), kind === "article" ? ENOUGH_SENTENCES : 0);
  const published = text.replace(/^draft: true.*\n/m, "");
  if (/^draft:/m.test(published)) throw new Error(`${file} is still a draft.`);
  writeFileSync(file, published.replaceAll("Suchdienste", word));
  if (kind === "job") return;
  const [other = ""] = articleSlugs(copy);
  copyFileSync(articlePath(copy, other, "poster.png"), path.join(path.dirname(file), "poster.png"));
}

function changeHead(copy: string, slug: string, values: Readonly<Record<string, unknown>>): void {
  const article = readArticle(copy, slug);
  for (const [name, value] of Object.entries(values)) article.head.set(name, value);
  writeArticle(copy, slug, article);
}

/** @returns the document's file */
function start(copy: string, kind: Kind, title: string, slug: string): string {
  const made = spawnSync(
    process.execPath,
    ["--import", "tsx", "scripts/new.ts", "--kind", kind, "--title", title, "--slug", slug],
    { cwd: copy, encoding: "utf8" },
  );
  if (made.status !== 0) throw new Error(`No ${kind} was made: ${made.stderr}`);
  return path.join(copy, "content", kind === "article" ? `articles/${slug}/index.mdx` : `jobs/${slug}.mdx`);
}

/** Takes away the first job that no text leads to. */
function removeJob(copy: string): string {
  const folder = path.join(copy, "content");
  const texts = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(mdx|json)$/.test(name))
    .map((name) => readFileSync(path.join(folder, name), "utf8"));
  const jobs = readdirSync(path.join(folder, "jobs")).sort();
  const filled = jobs.find((name) => !texts.some((text) => text.includes(`/career/${path.parse(name).name}`)));
  if (!filled) throw new Error("No job can be taken away: texts lead to each of them.");
  rmSync(path.join(folder, "jobs", filled));
  return `the job ${filled} is gone`;
}

function replaceInvented(copy: string): string {
  changeTexts(copy, (text) => INVENTED.reduce((result, [invented, real]) => result.replaceAll(invented, real), text));
  return "other people in the team and in the jobs";
}

/** Changes the text of every file in `content/` that has fields. */
function changeTexts(copy: string, change: (text: string) => string): void {
  const folder = path.join(copy, "content");
  for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    if (!/\.(mdx|json)$/.test(name)) continue;
    const file = path.join(folder, name);
    const text = readFileSync(file, "utf8");
    const changed = change(text);
    if (changed !== text) writeFileSync(file, changed);
  }
}
