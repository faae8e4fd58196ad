import { endOfDay, fieldsOnDay, hasEnded, publicationStatus, today } from "../../../src/data-layer/model/release";

const DAY = "2025-03-31";

it.each<[what: string, document: object, status: string | undefined]>([
  ["a draft back", { draft: true }, "Entwurf"],
  ["a draft back whose day has not come", { draft: true, published: "2099-01-01" }, "Entwurf"],
  ["a document of tomorrow back", { published: "2025-04-01" }, "Erscheint am 1. April 2025"],
  ["no document of today back", { published: DAY }, undefined],
  ["no document of yesterday back", { published: "2025-03-30", draft: false }, undefined],
  ["no labels back that have the same name", { published: "Veröffentlicht am" }, undefined],
  ["no draft back in other words, which is an error of its own", { draft: "ja" }, undefined],
  ["nothing back for a day that is none", { published: "2099-13-45" }, undefined],
  ["no document back in the year after its last day", { published: "2024-01-01", expires: "2024-03-31" }, undefined],
  ["a document back from then on", { published: "2024-01-01", expires: "2024-03-30" }, "Beendet am 30. März 2024"],
  ["a document back a year after a leap day", { expires: "2024-02-29" }, "Beendet am 29. Februar 2024"],
])("holds %s", (_what, document, status) => {
  expect(publicationStatus(document, DAY)).toBe(status);
});

it.each([
  ["has not ended on its last day", DAY, false],
  ["has ended on the next", "2025-03-30", true],
  ["has not ended without a last day", undefined, false],
  ["has not ended by a label of that name", "00", false],
])("a document %s", (_what, expires, ended) => {
  expect(hasEnded({ expires }, DAY)).toBe(ended);
});

it.each([
  ["from its first day", { published: DAY, expires: "2025-04-01" }, undefined],
  ["to its last", { published: "2025-01-01", expires: DAY }, undefined],
  ["not before", { published: "2025-04-01", expires: "2025-04-01" }, "Erscheint am 1. April 2025"],
  ["not after", { published: "2025-01-01", expires: "2025-03-30" }, "Beendet am 30. März 2025"],
])("a part of a file is shown %s", (_when, days, status) => {
  const others = { published: "Veröffentlicht am", sync: { status: "Alles gleich" }, list: ["a"], text: "b" };
  expect(fieldsOnDay({ ...others, notice: days }, DAY)).toEqual({ ...others, notice: { ...days, status } });
});

it.each([
  ["in winter, an hour before Greenwich", "2025-01-31T23:00:00Z", "2025-02-01"],
  ["in summer, shortly before midnight", "2025-07-31T21:59:59Z", "2025-07-31"],
])("the day begins in Lindau: %s", (_when, now, day) => {
  expect(today(new Date(now))).toBe(day);
});

it("today is the day of the clock", () => {
  jest.useFakeTimers({ now: new Date("2025-03-31T12:00:00Z") });
  expect(today()).toBe(DAY);
  jest.useRealTimers();
});

it("knows the offset from UTC at the end of a day, in winter and in summer", () => {
  const winter = ["2025-01-15", "2025-03-29", "2025-10-26"];
  const summer = ["2025-03-30", "2025-07-31", "2025-10-25"];
  expect(winter.map(endOfDay)).toEqual(winter.map((day) => `${day}T23:59:59+01:00`));
  expect(summer.map(endOfDay)).toEqual(summer.map((day) => `${day}T23:59:59+02:00`));
});
