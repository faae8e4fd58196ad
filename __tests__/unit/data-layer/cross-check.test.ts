import {
  type Change,
  contentTree,
  fixture,
  inOwnWords,
  lineIn,
  problemsAfter,
  problemsIn,
} from "../support/content-tree";

const FUNNEL = "articles/sales-funnel/index.mdx";
const PIPELINE = "articles/sales-pipeline/index.mdx";
const NURTURING = "articles/lead-nurturing/index.mdx";
const COSTS = "articles/kundenkosten/index.mdx";
const JOB = "jobs/account-executive.mdx";
const LEGAL = "legal/impressum.mdx";

type Clash = {
  clash: string;
  name: string;
  change: Change;
  /** A passage of the line that is to be named, where one is. */
  at?: string;
  field?: string;
  says: string;
};

const clashes: Clash[] = [
  {
    clash: "an alias that is the slug of another article",
    name: PIPELINE,
    change: ["[pipeline]", "[pipeline, sales-funnel]"],
    at: "aliases:",
    field: "aliases[1]",
    says: `Die Adresse /blog/sales-funnel ist schon vergeben, an content/${FUNNEL}.`,
  },
  {
    clash: "an alias that is the slug of an article read later",
    name: COSTS,
    change: ["[cac, kosten]", "[sales-funnel]"],
    at: "aliases:",
    field: "aliases[0]",
    says: `Die Adresse /blog/sales-funnel ist schon vergeben, an content/${FUNNEL}.`,
  },
  {
    clash: "an alias that is the article's own slug",
    name: PIPELINE,
    change: ["[pipeline]", "[sales-pipeline]"],
    at: "aliases:",
    field: "aliases[0]",
    says: `/blog/sales-pipeline ist schon vergeben, an content/${PIPELINE}.`,
  },
  {
    clash: "one alias in two articles",
    name: NURTURING,
    change: ["aliases: []", "aliases: [kosten]"],
    at: "aliases:",
    field: "aliases[0]",
    says: `/blog/kosten ist schon vergeben, an content/${COSTS} (aliases[1]).`,
  },
  {
    clash: "one alias twice in an article",
    name: PIPELINE,
    change: ["[pipeline]", "\n  - pipeline\n  - pipeline # noch einmal"],
    at: "# noch einmal",
    field: "aliases[1]",
    says: `an content/${PIPELINE} (aliases[0]).`,
  },
  {
    clash: "a legal document at the address of a fixed page",
    name: "legal/about.mdx",
    change: inOwnWords(fixture(LEGAL)),
    says: "Die Adresse /about gehört schon einer festen Seite.",
  },
  {
    clash: "a legal document at the address of the error page",
    name: "legal/404.mdx",
    change: inOwnWords(fixture(LEGAL)),
    says: "Die Adresse /404 gehört schon einer festen Seite.",
  },
  {
    clash: "a related article that does not exist",
    name: FUNNEL,
    change: ["slug: kundenkosten", "slug: kaltakquise"],
    at: "slug: kaltakquise",
    field: "related[2].slug",
    says: "Den Text „kaltakquise“ gibt es nicht. Vorhanden sind: kundenkosten, lead-nurturing, sales-funnel, sales-pipeline.",
  },
  {
    clash: "a related article named by its alias",
    name: FUNNEL,
    change: ["slug: kundenkosten", "slug: cac"],
    at: "slug: cac",
    field: "related[2].slug",
    says: "„cac“ ist eine Zweitadresse von „kundenkosten“; gemeint ist wohl dieser.",
  },
  {
    clash: "a related article that is a job",
    name: FUNNEL,
    change: ["slug: kundenkosten", "slug: account-executive"],
    at: "slug: account-executive",
    field: "related[2].slug",
    says: "Den Text „account-executive“ gibt es nicht.",
  },
  {
    clash: "an article related to itself",
    name: FUNNEL,
    change: ["slug: lead-nurturing", "slug: sales-funnel"],
    at: "slug: sales-funnel",
    field: "related[1].slug",
    says: "kann nicht auf sich selbst verweisen",
  },
  {
    clash: "one related article named twice",
    name: FUNNEL,
    change: ["slug: kundenkosten", "slug: sales-pipeline # noch einmal"],
    at: "# noch einmal",
    field: "related[2].slug",
    says: "„sales-pipeline“ steht hier schon.",
  },
  {
    clash: "two articles at one place of the list",
    name: PIPELINE,
    change: ["order: 1", "order: 2"],
    at: "order:",
    field: "order",
    says: `Platz 2 in der Übersicht hat schon content/${FUNNEL}.`,
  },
  {
    clash: "two jobs at one place of the list",
    name: "jobs/praktikum.mdx",
    change: inOwnWords(fixture(JOB)),
    at: "order:",
    field: "order",
    says: `Platz 1 in der Übersicht hat schon content/${JOB}.`,
  },
];

it.each(clashes)("tells $clash", async ({ name, change, at, field, says }) => {
  const root = contentTree({ [name]: change });
  expect(await problemsIn(root)).toEqual([
    {
      file: `content/${name}`,
      line: at === undefined ? undefined : lineIn(root, name, at),
      field,
      message: expect.stringContaining(says),
    },
  ]);
});

it.each([
  {
    what: "a job at the slug of an article",
    name: "jobs/sales-funnel.mdx",
    text: inOwnWords(fixture(JOB, ["order: 1", "order: 2"])),
  },
  {
    what: "a legal document at the slug of an article",
    name: "legal/sales-funnel.mdx",
    text: inOwnWords(fixture(LEGAL)),
  },
  { what: "an article at the name of a fixed page", name: COSTS, text: fixture(COSTS, ["[cac, kosten]", "[about]"]) },
])("accepts $what, for their addresses differ", async ({ name, text }) => {
  expect(await problemsAfter({ [name]: text })).toEqual([]);
});

it("does not call an article missing because its file has an error of its own", async () => {
  const problems = await problemsAfter({ [COSTS]: ["duration: 8", "duration: 0"] });
  expect(problems.map(({ file, field }) => [file, field])).toEqual([[`content/${COSTS}`, "duration"]]);
});
