import { readContentFile } from "../../../src/data-layer/read/read-content";
import { type Change, contentTree, fixture, issuesAfter } from "../support/content-tree";

const ARTICLE = "articles/sales-pipeline/index.mdx";
const JOB = "jobs/account-executive.mdx";
const LEGAL = "legal/impressum.mdx";
const SITE = "site.json";
const login = (to: string): Change => ['"to": "/login"', `"to": "${to}"`];

it.each<[what: string, name: string, change: Change]>([
  ["an optional field", JOB, ["published:", "payRange: 50.000 €\nexpires: 2026-01-31\npublished:"]],
  ["no aliases", ARTICLE, ["aliases: [pipeline]\n", ""]],
  ["a legal text without its date", LEGAL, ["updated: Februar 2024\n", ""]],
  ["a link to an anchor", "pages/career.json", ['"to": "/contact#form"', '"to": "#stellen"']],
  ["a link to another site", SITE, login("https://example.com/a?b=c")],
  ["a link to a mailbox", SITE, login("mailto:a@example.com")],
  ["texts at the limit of their length", ARTICLE, ["text: Sein Text.", `text: ${"x".repeat(180)}`]],
  ["the largest number", "product-views.json", ['"value": 4', '"value": 1000']],
])("accepts %s", async (_what, name, change) => {
  expect(await issuesAfter({ [name]: change })).toEqual([]);
});

it("reports every issue of a file", async () => {
  const wrong = fixture(ARTICLE, ["duration: 5", "duration: 99"]).replace("order: 1", "order: eins");
  const issues = await issuesAfter({ [ARTICLE]: wrong.replace("  more: Mehr erfahren\n", "") });
  expect(issues.map(({ field }) => field).sort()).toEqual(["banner.more", "duration", "order"]);
});

it("reports each unknown field with its line", async () => {
  const issues = await issuesAfter({ [LEGAL]: ["intro:", "farbe: rot\nform: rund\nintro:"] });
  expect(issues.map(({ line, field }) => `${line} ${field}`)).toEqual(["5 farbe", "6 form"]);
});

it("returns data only for a valid file", () => {
  const read = (text: string) => readContentFile(contentTree(), "pages/legal.json", text)?.data;
  expect(read(fixture("pages/legal.json"))).toEqual(JSON.parse(fixture("pages/legal.json")));
  expect(read("{}")).toBeUndefined();
});
