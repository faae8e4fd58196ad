import { readContentFile } from "../../../src/data-layer/read/read-content";
import { contentTree, fixture, problemsAfter } from "../support/content-tree";

const ARTICLE = "articles/sales-pipeline/index.mdx";
const JOB = "jobs/account-executive.mdx";
const LEGAL = "legal/impressum.mdx";
const SITE = "site.json";

it.each([
  {
    what: "an optional field",
    name: JOB,
    change: ["published:", "payRange: 50.000 €\nexpires: 2026-01-31\npublished:"],
  },
  { what: "no aliases", name: ARTICLE, change: ["aliases: [pipeline]\n", ""] },
  { what: "a legal text without its date", name: LEGAL, change: ["updated: Februar 2024\n", ""] },
  { what: "a link to an anchor", name: "pages/career.json", change: ['"to": "/contact#form"', '"to": "#stellen"'] },
  { what: "a link to another site", name: SITE, change: ['"to": "/login"', '"to": "https://example.com/a?b=c"'] },
  { what: "a link to a mailbox", name: SITE, change: ['"to": "/login"', '"to": "mailto:a@example.com"'] },
  {
    what: "texts at the limit of their length",
    name: ARTICLE,
    change: ["text: Sein Text.", `text: ${"x".repeat(180)}`],
  },
  { what: "the largest number", name: "product-views.json", change: ['"value": 4', '"value": 1000'] },
] as const)("accepts $what", async ({ name, change }) => {
  expect(await problemsAfter({ [name]: change })).toEqual([]);
});

it("tells every slip of a file, not the first one only", async () => {
  const text = fixture(ARTICLE, ["duration: 5", "duration: 99"])
    .replace("order: 1", "order: eins")
    .replace("  more: Mehr erfahren\n", "");
  const fields = (await problemsAfter({ [ARTICLE]: text })).map(({ field }) => field);
  expect(fields.sort()).toEqual(["banner.more", "duration", "order"]);
});

it("tells each unknown field at its own place", async () => {
  const problems = await problemsAfter({ [LEGAL]: ["intro:", "farbe: rot\nform: rund\nintro:"] });
  expect(problems.map(({ line, field }) => [line, field])).toEqual([
    [5, "farbe"],
    [6, "form"],
  ]);
});

it("hands on the data of a valid file alone", () => {
  const read = (text: string) => readContentFile(contentTree(), "pages/legal.json", text)?.data;
  expect(read(fixture("pages/legal.json"))).toEqual(JSON.parse(fixture("pages/legal.json")));
  expect(read("{}")).toBeUndefined();
});
