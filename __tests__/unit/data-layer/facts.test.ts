import { missingFacts } from "../../../scripts/lib/placeholders";
import { insertFacts, readFacts } from "../../../src/data-layer/read/facts";
import { contentTree, fixture, lineIn, problemsAfter, problemsIn } from "../support/content-tree";

const FACTS = { legalName: "Lotsen GmbH", email: "kontakt@lotsen.example" };
const ARTICLE = "articles/sales-pipeline/index.mdx";

it("puts facts into text, head and link targets, and leaves lines where they are", () => {
  const text = "---\ntitle: Bei {{legalName}}\n---\n\n[{{ email }}](mailto:{{email}})\n";
  expect(insertFacts("a.mdx", text, FACTS)).toEqual({
    text: "---\ntitle: Bei Lotsen GmbH\n---\n\n[kontakt@lotsen.example](mailto:kontakt@lotsen.example)\n",
    problems: [],
  });
});

it("adds what follows from a fact: the domain and the phone number as a link", () => {
  expect(readFacts(contentTree())).toMatchObject({ domain: "www.lotsen.example", phoneLink: "tel:+498382123456" });
});

it.each([
  ["in a text", ARTICLE, "Noch ein Absatz.", "Noch von {{legalname}}."],
  ["in a head", ARTICLE, "text: Sein Text.", "text: Von {{legalname}}."],
  ["in JSON", "pages/legal.json", '"contents": "Inhalt"', '"contents": "{{legalname}}"'],
])("tells an unknown fact %s, with line and the one that is meant", async (_what, name, from, to) => {
  const root = contentTree({ [name]: [from, to] });
  expect(await problemsIn(root)).toContainEqual(
    expect.objectContaining({
      file: `content/${name}`,
      line: lineIn(root, name, "{{legalname}}"),
      message: "Den Fakt {{legalname}} gibt es in content/company.json nicht. Gemeint ist vielleicht {{legalName}}.",
    }),
  );
});

it("tells an unknown fact that resembles none with those there are", async () => {
  const [problem] = await problemsAfter({ [ARTICLE]: ["Noch ein Absatz.", "Noch {{xyz}}."] });
  expect(problem?.message).toContain("Es gibt: city, closedDays, country,");
});

it.each([
  ["a sign that means something elsewhere", '"Lotsen GmbH"', '"Lotsen <GmbH>"', "ohne die Zeichen"],
  ["a post code of four digits", '"88131"', '"8813"', "fünf Ziffern"],
  ["a phone number without its country", '"+49 8382 123456"', '"08382 123456"', "mit Vorwahl des Landes"],
  ["an address with a slash at its end", '"https://www.lotsen.example"', '"https://www.lotsen.example/"', "ohne /"],
  ["a mailbox that is none", '"jobs@lotsen.example"', '"jobs"', "keine E-Mail-Adresse"],
])("refuses %s as a fact", async (_what, from, to, message) => {
  const problems = await problemsAfter({ "company.json": [from, to] });
  expect(problems).toContainEqual(
    expect.objectContaining({ file: "content/company.json", message: expect.stringContaining(message) }),
  );
});

it("knows which facts are missing, each once, with what it is and who names it", () => {
  const root = contentTree({
    "company.json": fixture("company.json", ["HRB 12345", "HRB 00000"]),
    "pages/legal.json": ['"contents": "Inhalt"', '"contents": "{{registerNumber}}"'],
    "pages/job.json": fixture("pages/job.json").replace(/"tasks": "[^"]*"/, '"tasks": "{{registerNumber}}"'),
  });
  const missing = missingFacts(root).filter(({ name }) => name === "registerNumber");
  expect(missing).toEqual([
    {
      name: "registerNumber",
      value: "HRB 00000",
      note: expect.stringContaining("Impressum"),
      namedIn: ["pages/job.json", "pages/legal.json"],
    },
  ]);
});
