import { findBrokenRows } from "../../../../check/rules/sums/broken-rows";

/** A table from its rows, with cells apart by „|“; the first one is the head. */
const table = (...rows: string[]) => rows.map((row) => row.split("|").map((cell) => cell.trim()));

const GROUPS = [
  "Gruppe | Fälle | Quote | Aufträge",
  "A | 240 | 40 % | 96",
  "B | 480 | 30 % | 144",
  "C | 250 | 20 % | 50",
];
const TEAMS = ["Team | Fälle", "5 Personen | 56", "6 Personen | 47", "7 Personen | 40", "8 Personen | 35", "9 | 31"];
const STEPS = ["Quartal | Stand", "0 | -8.000", "1 | -6.600", "2 | -5.200", "3 | -3.800", "4 | -2.400", "5 | -1.000"];

it.each([
  [
    "a product of two columns",
    table(...GROUPS, "D | 170 | 50 % | 85", "E | 300 | 25 % | 57"),
    { row: 5, column: 3, message: "„Aufträge“ ist in allen anderen Zeilen „Fälle“ × „Quote“, hier wären es 75." },
  ],
  [
    "a difference",
    table("A | B | C | D", "a | 980 | 512 | 468", "b | 700 | 333 | 367", "c | 640 | 205 | 453", "d | 820 | 411 | 409"),
    { row: 3, column: 3, message: "„D“ ist in allen anderen Zeilen „B“ − „C“, hier wären es 435." },
  ],
  [
    "a product that all rows share",
    table(...TEAMS, "10 Personen | 82"),
    { row: 6, column: 1, message: "„Team“ × „Fälle“ ergibt in allen anderen Zeilen 281, hier 820." },
  ],
  [
    "equal steps, with a note behind the number",
    table(...STEPS, "6 | 4.000 (im Plus)", "7 | 1.800"),
    { row: 7, column: 1, message: "Die Spalte „Stand“ hat sonst gleiche Abstände, hier wären es 400." },
  ],
])("reports a row that breaks %s", (_what, rows, issue) => {
  expect(findBrokenRows(rows)).toEqual([issue]);
});

it.each([
  ["all rows keep it", table(...GROUPS, "D | 170 | 50 % | 85", "E | 300 | 25 % | 75")],
  ["a total is left out of it", table(...GROUPS, "D | 170 | 50 % | 85", "Summe | 1.140 | 33 % | 375")],
  ["two rows break it", table(...GROUPS, "D | 170 | 50 % | 80", "E | 300 | 25 % | 57")],
  ["few rows may keep it by chance", table(...GROUPS.slice(0, 3), "C | 250 | 20 % | 57")],
  ["small numbers may keep it by chance", table("A | B | C", "1 | 2 | 3", "2 | 2 | 4", "3 | 1 | 4", "2 | 3 | 6")],
  [
    "a column is capped at its end",
    table("Monat | Anteil", "1 | 0", "2 | 25", "3 | 50", "4 | 75", "5 | 100", "6 | 100"),
  ],
  [
    "one case differs from all others",
    table("Fall | A | B", "a | 7 | 300", "b | 7 | 300", "c | 7 | 300", "d | 7 | 400"),
  ],
])("accepts a table when %s", (_why, rows) => {
  expect(findBrokenRows(rows)).toEqual([]);
});
