import { findWrongRates } from "../../../../check/rules/sums/funnel-rates";

const STAGES = [
  { label: "Leads", number: "1.200" },
  { label: "Gespräche", number: "300" },
  { label: "Abschlüsse", number: "36" },
];
/** The stages with other labels. */
const named = (...labels: string[]) =>
  STAGES.map(({ label, number }, index) => ({ label: labels[index] ?? label, number }));
const messagesOf = (description: string, stages = STAGES) => findWrongRates(stages, description);
const says = (from: string, to: string, right: string, wrong: string) =>
  `Von „${from}“ zu „${to}“ sind es ${right}, da steht ${wrong}.`;

it.each([
  "Von 1.200 Leads bleiben 300 Gespräche und 36 Abschlüsse.",
  "Jeder vierte Lead führt zum Gespräch (25 %), von den Gesprächen 12 % zum Abschluss.",
  "25 % und dann 12 %, über alles 3 %.",
  "Von allen Leads bleiben 25 % und 3 %.",
  "Verloren gehen 75 % und 88 %.",
  "Verloren gehen 75 % und am Ende 97 %.",
  "Rund 30 % und gut 10 %.",
  "12 % mehr als im Vorjahr.",
  "7 %, 8 %, 9 % und 10 % in den vier Ländern.",
])("accepts the description: %s", (description) => expect(messagesOf(description)).toEqual([]));

it.each([
  ["Erst 28 %, dann 12 %.", says("Leads", "Gespräche", "25 %", "28 %")],
  ["Erst 25 %, dann 13,5 %.", says("Gespräche", "Abschlüsse", "12,0 %", "13,5 %")],
  ["Erst 25 %, dann 12 %, zusammen 4 %.", says("Leads", "Abschlüsse", "3 %", "4 %")],
])("reports the wrong rate in: %s", (description, message) => expect(messagesOf(description)).toEqual([{ message }]));

it("reports each rate in the wrong order", () => {
  expect(messagesOf("12 % und 25 %").map(({ message }) => message)).toEqual([
    says("Leads", "Gespräche", "25 %", "12 %"),
    says("Gespräche", "Abschlüsse", "12 %", "25 %"),
  ]);
});

it.each<[stages: ReturnType<typeof named>, description: string, wrong: ReturnType<typeof findWrongRates>]>([
  [named("Leads (100 %)", "Gespräche (25 %)", "Abschlüsse (12 %)"), "", []],
  [named("Leads (90 %)", "Gespräche (25 %)", "Abschlüsse (3 %)"), "", []],
  [
    named("Leads", "Gespräche (35 %)"),
    "28 % und 12 %",
    [
      { stage: 1, message: says("Leads", "Gespräche (35 %)", "25 %", "35 %") },
      { message: says("Leads", "Gespräche (35 %)", "25 %", "28 %") },
    ],
  ],
])("compares a rate in a label with the conversion from the previous or the first stage: %j", (stages, text, wrong) =>
  expect(messagesOf(text, stages)).toEqual(wrong),
);

/** A funnel with these numbers. */
const numbered = (...numbers: string[]) => numbers.map((number, index) => ({ label: ` ${"ABC"[index]} `, number }));

it("treats numbers of a funnel as exact and rates as rounded", () => {
  expect(findWrongRates(numbered("4", "3"), "80 %")).toEqual([{ message: says("A", "B", "75 %", "80 %") }]);
  expect(findWrongRates(numbered("1.000", "74"), "7 %")).toEqual([]);
});

it.each([
  ["a zero in every stage", numbered("0", "0"), "50 %"],
  ["a zero in the first stage", numbered("0", "5", "5"), "20 %"],
  ["a zero between other stages", numbered("10", "0", "5"), "50 % und 10 %"],
  ["an unreadable number", numbered("viele", "5"), "50 %"],
  ["an unreadable number between others", numbered("10", "viele", "5"), "90 %"],
  ["a single stage", numbered("5"), "50 %"],
  ["no stages", [], "50 %"],
])("skips a funnel with %s", (_title, stages, description) => {
  expect(findWrongRates(stages, description)).toEqual([]);
});
