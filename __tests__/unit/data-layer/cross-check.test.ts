import { type Changes, expectIssue, fixture, inOwnWords, issuesAfter } from "../support/content-tree";

const FUNNEL = "articles/sales-funnel/index.mdx";
const PIPELINE = "articles/sales-pipeline/index.mdx";
const COSTS = "articles/kundenkosten/index.mdx";
const JOB = "jobs/account-executive.mdx";
const LEGAL = "legal/impressum.mdx";

const LATER: Changes = { [COSTS]: ["[cac, kosten]", "[sales-funnel]"] };
const TWICE: Changes = { [PIPELINE]: ["[pipeline]", "\n  - pipeline\n  - pipeline # noch einmal"] };
const AT_ERROR_PAGE: Changes = { "legal/404.mdx": inOwnWords(fixture(LEGAL)) };
const SAME_TITLE: Changes = { [FUNNEL]: ["Sales-Funnel im Vertrieb", "kundenkosten im Vertrieb"] };
const TWO_JOBS: Changes = { "jobs/praktikum.mdx": inOwnWords(fixture(JOB)) };
const TO_JOB: Changes = { [FUNNEL]: ["slug: kundenkosten", "slug: account-executive"] };

const taken = (slug: string, by: string) => `Die Adresse /blog/${slug} ist schon vergeben, an content/${by}.`;

// The clashes that authors cause most often are among the issues of author-errors.test.ts.
it.each<[clash: string, changes: Changes, says: string, at?: string, field?: string]>([
  ["an alias that is the slug of a later article", LATER, taken("sales-funnel", FUNNEL), "aliases:", "aliases[0]"],
  ["one alias twice in an article", TWICE, taken("pipeline", `${PIPELINE} (aliases[0])`), "# noch", "aliases[1]"],
  ["a document at the address of the error page", AT_ERROR_PAGE, "Die Adresse /404 gehört schon einer festen Seite."],
  ["two articles of one title", SAME_TITLE, `So heißt schon content/${COSTS}.`, "title:", "title"],
  ["a related job", TO_JOB, "Den Text „account-executive“ gibt es nicht.", "slug: a", "related[2].slug"],
  [
    "two jobs at one place",
    TWO_JOBS,
    `Platz 1 in der Übersicht hat schon content/${JOB}. Die erste freie Nummer ist 2.`,
    "order:",
    "order",
  ],
])("reports %s", async (_clash, changes, says, ...place) => {
  await expectIssue(changes, expect.stringContaining(says), ...place);
});

it.each<[what: string, changes: Changes]>([
  ["a job at the slug of an article", { "jobs/sales-funnel.mdx": inOwnWords(fixture(JOB, ["order: 1", "order: 2"])) }],
  ["a legal document at the slug of an article", { "legal/sales-funnel.mdx": inOwnWords(fixture(LEGAL)) }],
  ["an article at the name of a fixed page", { [COSTS]: ["[cac, kosten]", "[about]"] }],
])("accepts %s, for their addresses differ", async (_what, changes) => {
  expect(await issuesAfter(changes)).toEqual([]);
});

it("does not report an article with errors as missing", async () => {
  const issues = await issuesAfter({ [COSTS]: ["duration: 8", "duration: 0"] });
  expect(issues.map(({ file, field }) => [file, field])).toEqual([[`content/${COSTS}`, "duration"]]);
});
