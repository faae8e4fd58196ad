import { overlappingRange } from "../../../../check/sums/row-ranges";

it.each([
  [["0 bis 19", "20 bis 39", "39 bis 59"], 2, "„39 bis 59“ überschneidet sich mit „20 bis 39“."],
  [["Monat 1–3", "Monat 3–6", "Monat 7–12"], 1, "„Monat 3–6“"],
  [["3–5", "6–8", "8–12", "13–18", "ab 19"], 2, "„8–12“"],
])("reports the overlap in %j", (names, row, says) => {
  expect(overlappingRange(names)).toEqual({ row, message: expect.stringContaining(says) });
});

it.each([
  [["0 bis 19", "20 bis 39", "40 bis 59", "ab 60"]],
  [["0–20", "20–40", "40–60"]],
  [["1–3", "5–8", "9–12"]],
  [["Woche 1–3", "Monat 3–6", "Monat 7–12"]],
  [["Rot", "Grün", "Blau"]],
  [["1–3", "2–4"]],
])("accepts %j", (names) => expect(overlappingRange(names)).toBeUndefined());
