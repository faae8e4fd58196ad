import { findWrongRates } from "../src/funnel-rates";

const STAGES = [
  { label: "Leads", number: "1.200" },
  { label: "Gespräche", number: "300" },
  { label: "Abschlüsse", number: "36" },
];
/** The stages with other names. */
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
])("The stages agree with: %s", (description) => expect(messagesOf(description)).toEqual([]));

it.each([
  ["Erst 28 %, dann 12 %.", says("Leads", "Gespräche", "25 %", "28 %")],
  ["Erst 25 %, dann 13,5 %.", says("Gespräche", "Abschlüsse", "12,0 %", "13,5 %")],
  ["Erst 25 %, dann 12 %, zusammen 4 %.", says("Leads", "Abschlüsse", "3 %", "4 %")],
])("They do not agree with: %s", (description, message) => expect(messagesOf(description)).toEqual([{ message }]));

it("Rates in the wrong order are all told.", () => {
  expect(messagesOf("12 % und 25 %").map(({ message }) => message)).toEqual([
    says("Leads", "Gespräche", "25 %", "12 %"),
    says("Gespräche", "Abschlüsse", "12 %", "25 %"),
  ]);
});

it("A rate in the name of a stage is that from the stage before, or from the first.", () => {
  expect(messagesOf("", named("Leads (100 %)", "Gespräche (25 %)", "Abschlüsse (12 %)"))).toEqual([]);
  expect(messagesOf("", named("Leads (90 %)", "Gespräche (25 %)", "Abschlüsse (3 %)"))).toEqual([]);
  expect(messagesOf("", named("Leads", "Gespräche (25 %)", "Abschlüsse (5 %)"))).toEqual([
    { stage: 2, message: says("Gespräche (25 %)", "Abschlüsse (5 %)", "12 %", "5 %") },
  ]);
});

it("Both are told where both are wrong.", () => {
  const stages = named("Leads", "Gespräche (35 %)");
  expect(messagesOf("28 % und 12 %", stages)).toEqual([
    { stage: 1, message: says("Leads", "Gespräche (35 %)", "25 %", "35 %") },
    { message: says("Leads", "Gespräche (35 %)", "25 %", "28 %") },
  ]);
});

/** A funnel of these numbers. */
const numbered = (...numbers: string[]) => numbers.map((number, index) => ({ label: ` ${"ABC"[index]} `, number }));

it("Numbers of a funnel are exact, rates are rounded.", () => {
  expect(findWrongRates(numbered("4", "3"), "80 %")).toEqual([{ message: says("A", "B", "75 %", "80 %") }]);
  expect(findWrongRates(numbered("1.000", "74"), "7 %")).toEqual([]);
});

it.each([
  ["a stage of none", numbered("0", "0"), "50 %"],
  ["a first stage of none", numbered("0", "5", "5"), "20 %"],
  ["a stage of none between others", numbered("10", "0", "5"), "50 % und 10 %"],
  ["a number that cannot be read", numbered("viele", "5"), "50 %"],
  ["a number between others that cannot be read", numbered("10", "viele", "5"), "90 %"],
  ["a single stage", numbered("5"), "50 %"],
  ["no stages", [], "50 %"],
])("Nothing is told of a funnel with %s.", (_what, stages, description) => {
  expect(findWrongRates(stages, description)).toEqual([]);
});
