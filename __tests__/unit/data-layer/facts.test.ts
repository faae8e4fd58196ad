import { contentModel } from "../../../src/content-model";
import { checkContent } from "../../../src/data-layer/check/check-content";
import { today } from "../../../src/data-layer/model/release";
import { insertFacts, readFacts } from "../../../src/data-layer/read/facts";
import { type Changes, contentTree, fixture, lineIn, withChanges } from "../support/content-tree";

const ARTICLE = "articles/sales-pipeline/index.mdx";
const LEGAL = "pages/legal.json";
const FACTS = "company.json";
const UNKNOWN = "Den Fakt {{legalname}} gibt es nicht. Gemeint ist vielleicht {{legalName}}.";

it("inserts facts into text, front matter and hrefs without changing line numbers", () => {
  const facts = { legalName: "Lotsen GmbH", email: "kontakt@lotsen.example" };
  const given = "---\ntitle: Bei {{legalName}}\n---\n\n[{{ email }}](mailto:{{email}})\n";
  const text = "---\ntitle: Bei Lotsen GmbH\n---\n\n[kontakt@lotsen.example](mailto:kontakt@lotsen.example)\n";
  expect(insertFacts("a.mdx", given, facts)).toEqual({ text, issues: [] });
});

it("leaves code as it was typed, and the text between two pieces of it a text", () => {
  const facts = { email: "kontakt@lotsen.example" };
  const code = [
    "`{{Vorname}}`",
    "``{{ email }} ` ``",
    "`a\n{{email}}`",
    "```\n{{email}}\n\n{{Vorname}}\n```",
    "~~~\n{{email}}",
  ];
  for (const typed of code) expect(insertFacts("a.mdx", typed, facts)).toEqual({ text: typed, issues: [] });
  const inserted = (typed: string) => insertFacts("a.mdx", typed, facts).text;
  expect(inserted("`a` {{email}} `b`")).toBe("`a` kontakt@lotsen.example `b`");
  expect(inserted("\\`{{email}}\\`")).toBe("\\`kontakt@lotsen.example\\`");
  expect(inserted("Ein `\n\n{{email}} `")).toBe("Ein `\n\nkontakt@lotsen.example `");
  expect(inserted("---\ntitle: geht`s\nintro: {{email}} `\n---\n")).toContain("intro: kontakt@lotsen.example `");
});

it("derives the domain and the tel: link", () => {
  expect(readFacts(contentTree(), contentModel)).toMatchObject({
    domain: "www.hafenlotse.example",
    phoneLink: "tel:+4983820000000",
  });
});

it("reads the figures of both example companies", () => {
  expect(readFacts(contentTree(), contentModel)).toMatchObject({ exampleWeeks: "44", secondHour: "60 €" });
});

describe("The number of documents", () => {
  const JOB = "jobs/account-executive.mdx";
  const YESTERDAY = today(new Date(Date.now() - 24 * 60 * 60 * 1000));
  const OTHER = { "jobs/leitung.mdx": fixture(JOB) };

  it.each<[what: string, changes: Changes, counts: Record<string, string>]>([
    ["as a word, in digits", {}, { articles: "vier", Articles: "Vier", articlesInDigits: "4" }],
    ["of open jobs", OTHER, { openJobs: "zwei", OpenJobs: "Zwei", openJobsInDigits: "2" }],
    ["without drafts", { [ARTICLE]: ["order: 1", "draft: true\norder: 1"] }, { articles: "drei" }],
    ["without YAML drafts", { [ARTICLE]: ["order: 1", "draft: True\norder: 1"] }, { articles: "drei" }],
    ["without what is scheduled", { [ARTICLE]: ["published: 2025", "published: 2099"] }, { articles: "drei" }],
    ["without ended jobs", { ...OTHER, [JOB]: ["order: 1", `expires: ${YESTERDAY}\norder: 1`] }, { openJobs: "eine" }],
    ["of jobs alone", { ...OTHER, [JOB]: ["order: 1", "unsolicited: true\norder: 1"] }, { openJobs: "eine" }],
    ["if there is none", { [JOB]: null }, { openJobs: "keine", openJobsInDigits: "0" }],
    [
      "in digits from 13 on",
      Object.fromEntries([..."abcdefghi"].map((name) => [`articles/${name}/index.mdx`, fixture(ARTICLE)])),
      { articles: "13", Articles: "13" },
    ],
  ])("is a fact %s", (_what, changes, counts) => {
    expect(readFacts(contentTree(changes), contentModel)).toMatchObject(counts);
  });
});

it("uses the active variant of the measurement sentences, and empty text for those of the other only", () => {
  const root = contentTree();
  const names = ["consentText", "measured", "acceptedValue"] as const;
  const said = (isMeasured?: boolean) => names.map((name) => readFacts(root, contentModel, isMeasured)[name]);
  const { off, on } = JSON.parse(fixture("analytics.json"));
  expect(said(false)).toEqual([off.consentText, "", "`accepted`"]);
  expect(said()).toEqual(said(false));
  expect(said(true)).toEqual([on.consentText, on.measured, "`accepted-measurement`"]);
});

/** A project of that kind of hosting; of a network it is said what its transfers are based on. */
const hostedOn = (kind: string, changes: Changes = {}) =>
  contentTree({
    [FACTS]: ['"hostingKind": "server (Muster)"', `"hostingKind": "${kind}"`],
    ...changes,
  });

it("uses the hosting sentences of the company's kind of hosting, with facts inserted", () => {
  const said = (kind: string) => readFacts(hostedOn(kind), contentModel).hostingTransfer;
  const { server, network } = JSON.parse(fixture("hosting.json"));
  const { hostingCountry, hostingTransferBasis } = JSON.parse(fixture(FACTS));
  const filled = (text: string) =>
    text.replace("{{hostingCountry}}", hostingCountry).replace("{{hostingTransferBasis}}", hostingTransferBasis);
  expect(said("server")).toBe(filled(server.hostingTransfer));
  expect(said("network")).toBe(filled(network.hostingTransfer));
  expect(said("network (Muster)")).toBe(said("network"));
});

it.each<[what: string, name: string, from: string, to: string, at: string, says: string]>([
  ["an unknown fact in a text", ARTICLE, "Noch ein Absatz.", "Noch von {{legalname}}.", "{{", UNKNOWN],
  ["an unknown fact in JSON", LEGAL, '"contents": "Inhalt"', '"contents": "{{legalname}}"', "{{", UNKNOWN],
  ["a wrong sign", FACTS, "Hafenlotse Muster GmbH", "Hafenlotse <GmbH>", "<", "ohne die Zeichen"],
  ["a post code of four digits", FACTS, '"88131"', '"8813"', '"8813"', "fünf Ziffern"],
])("reports %s, with its line", async (_what, name, from, to, at, says) => {
  await withChanges({ [name]: [from, to] }, async (root, content, documents) => {
    const issue = { file: `content/${name}`, line: lineIn(root, name, at), message: expect.stringContaining(says) };
    expect(await checkContent(root, content, documents)).toContainEqual(expect.objectContaining(issue));
  });
});

it("derives facts from others, in the files that texts are made of", () => {
  const root = contentTree({
    "example-company.json": ['"1.680.000 €"', '"= exampleOrders × exampleOrderValue, in €"'],
  });
  expect(readFacts(root, contentModel).exampleRevenue).toBe("1.680.000 €");
});
