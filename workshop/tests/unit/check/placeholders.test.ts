import { contentTree, fixture, lineIn } from "../../../../__tests__/unit/support/content-tree";
import { findPlaceholders, missingFacts, waitingStatements } from "../../../check/placeholders";

const kindsIn = (line: string) =>
  findPlaceholders("content/site.json", line).map(({ kind, text }) => `${kind}: ${text}`);

describe("A placeholder is", () => {
  it.each([
    ['"url": "https://www.hafenlotse.example"', ["example domain: www.hafenlotse.example"]],
    ["Geschäftsführerin: Lena Muster", ["example name: Muster"]],
    ["Tobias Mustermann und Anna Musterfrau", ["example name: Mustermann", "example name: Musterfrau"]],
    ["HRB 00000", ["empty number: 00000"]],
    ["HRB 0, Lindau", ["empty register number: HRB 0"]],
    ["000–000 € im Monat", ["empty number: 000–000"]],
    ["Vertrag vom 00.00.0000", ["empty number: 00.00.0000"]],
    ["Muster GmbH, Musterstraße 1", ["example name: Muster", "example name: Musterstraße"]],
    ['"name": "Muster",', ["example name: Muster"]],
    ['"action": { "label": "Starten", "to": "https://" }', ['missing address: "to": "https://"']],
  ])("found in %s", (line, expected) => expect(kindsIn(line)).toEqual(expected));

  it.each([
    "Es gibt keine Musterlösung, aber einen Mustervertrag und Mustererkennung.",
    "Ein Muster erkennen: Das Muster wiederholt sich, solche Muster helfen.",
    '"unit": "10\\u00a0Tage"',
    "Herr &#77;ustermann",
    '"name": "Lena \\u004duster"',
    "9:00–18:00 Uhr, 10,00 € und 12 000 €",
    'fill="#000"',
    '"to": "/contact#form"',
  ])("not found in %s", (line) => expect(kindsIn(line)).toEqual([]));
});

it("takes every word with „Muster“ for one in a fact", () => {
  expect(findPlaceholders("content/company.json", '"modelProvider": "Musterbau"')).toHaveLength(1);
});

it("names pending statements in legal texts and facts, but no text that only uses such a word", () => {
  const [IMPRINT, FACTS] = ["legal/impressum.mdx", "company.json"];
  const asked = "Angefragt ist eine datenschutzbeauftragte Person.";
  const root = contentTree({
    [IMPRINT]: ["Ein Absatz.", asked],
    [FACTS]: ['"vatStatus": "„beantragt“"', '"vatStatus": "beantragt"'],
    "articles/sales-pipeline/index.mdx": ["Noch ein Absatz.", "Drei Kunden haben angefragt."],
  });
  const at = (name: string, text: string) => ({ file: `content/${name}`, line: lineIn(root, name, text), text });
  expect(waitingStatements(root)).toEqual([
    at(FACTS, '"vatStatus": "beantragt",'),
    at(IMPRINT, asked),
    at("legal/privacy.mdx", "Stand: „Bestellung angefragt“."),
  ]);
});

it("does not require a fact that only an inactive variant uses", () => {
  const missingFor = (kind: string) =>
    missingFacts(contentTree({ "company.json": ['"hostingKind": "server (Muster)"', `"hostingKind": "${kind}"`] })).map(
      ({ name }) => name,
    );
  expect(missingFor("server")).not.toContain("hostingTransferBasis");
  expect(missingFor("network")).toContain("hostingTransferBasis");
});

it("lists each missing fact once, with its note and its uses", () => {
  const root = contentTree({
    "pages/legal.json": ['"contents": "Inhalt"', '"contents": "{{registerNumber}}"'],
    "pages/job.json": fixture("pages/job.json").replace(/"tasks": "[^"]*"/, '"tasks": "{{registerNumber}}"'),
  });
  const note = expect.stringContaining("Impressum");
  expect(missingFacts(root).filter(({ name }) => name === "registerNumber")).toEqual([
    { name: "registerNumber", value: "HRB 00000", note, namedIn: ["pages/job.json", "pages/legal.json"] },
  ]);
});
