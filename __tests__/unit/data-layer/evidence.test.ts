import { type Changes, expectIssue, issuesAfter } from "../support/content-tree";

const HOME = "pages/home.json";
const EXAMPLE = '{ "kind": "example", "needs": "Eine Liste" }';
const SOURCE = { kind: "source", author: "Amt", title: "Jahrbuch", year: "2025", link: "https://a.example/jahrbuch" };

/** Puts something in place of the evidence of a figure. */
const withEvidence = (evidence: object): Changes => ({ [HOME]: [EXAMPLE, JSON.stringify(evidence)] });

it.each<[kind: string, evidence: object]>([
  ["a source", SOURCE],
  ["a measurement", { kind: "measurement", who: "A GmbH", when: "1. Quartal 2026", how: "30 Angebote" }],
  ["what can be said of a quoted figure", { kind: "quoted", said: "Herkunft unbekannt" }],
  ["an example", { kind: "example", needs: "Eine Messung" }],
])("accepts %s", async (_kind, evidence) => {
  expect(await issuesAfter(withEvidence(evidence))).toEqual([]);
});

it("accepts an entry without a claim where evidence may be left out, and one with it", async () => {
  const claims: Changes = {
    [HOME]: ['"text": "Text"\n      }\n    ],\n    "action"', `"text": "Text", "evidence": ${EXAMPLE} } ],\n "action"`],
  };
  expect(await issuesAfter(claims)).toEqual([]);
});

it.each<[what: string, evidence: object, field: string, message: string]>([
  [
    "an unknown kind",
    { kind: "studie" },
    "kind",
    "„studie“ ist nicht vorgesehen. Möglich: source, measurement, quoted, example.",
  ],
  ["no kind", { needs: "A" }, "kind", "Der Wert fehlt. Bitte ergänzen."],
  [
    "a source without its year",
    { ...SOURCE, year: undefined },
    "year",
    "Zu „source“ fehlt „year“: das Jahr, in dem sie erschienen ist.",
  ],
  [
    "an example that needs nothing",
    { kind: "example" },
    "needs",
    "Zu „example“ fehlt „needs“: was vorliegen muss, damit es stimmt.",
  ],
  ["an empty text", { kind: "example", needs: " " }, "needs", "Der Wert fehlt. Bitte ergänzen."],
  [
    "a text of another kind",
    { ...SOURCE, who: "A GmbH" },
    "who",
    "„who“ gehört nicht zu „source“. Dort steht: author, title, year, link.",
  ],
  [
    "no year",
    { ...SOURCE, year: "neulich" },
    "year",
    "„neulich“ ist kein Jahr. Erwartet werden vier Ziffern, z. B. 2025.",
  ],
  [
    "a link within the site",
    { ...SOURCE, link: "/blog" },
    "link",
    "„/blog“ führt zu keiner Quelle. Erwartet wird die volle Adresse, https://….",
  ],
  [
    "a misspelt text",
    { kind: "example", needs: "A", whoo: "B" },
    "whoo",
    "Dieses Feld gibt es hier nicht. Gemeint ist vielleicht „who“.",
  ],
])("refuses %s", async (_what, evidence, field, message) => {
  await expectIssue(withEvidence(evidence), message, '"evidence": {', `stats.items[0].evidence.${field}`);
});

it("is missed where a figure has none", async () => {
  const none: Changes = { [HOME]: [`,\n        "evidence": ${EXAMPLE}`, ""] };
  await expectIssue(none, "Der Wert fehlt. Bitte ergänzen.", 29, "stats.items[0].evidence");
});
