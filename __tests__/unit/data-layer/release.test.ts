import { endOfDay, pendingNotice, today } from "../../../src/data-layer/model/release";

const DAY = "2025-03-31";

it.each([
  { what: "a draft", document: { draft: true }, notice: "Entwurf" },
  { what: "a draft whose day has come", document: { draft: true, published: "2025-01-01" }, notice: "Entwurf" },
  { what: "a draft whose day has not come", document: { draft: true, published: "2099-01-01" }, notice: "Entwurf" },
  {
    what: "a document of tomorrow",
    document: { published: "2025-04-01" },
    notice: "Erscheint am 1. April 2025",
  },
  {
    what: "a document that is no draft any more, of next year",
    document: { draft: false, published: "2026-12-31" },
    notice: "Erscheint am 31. Dezember 2026",
  },
])("holds $what back and says why", ({ document, notice }) => {
  expect(pendingNotice(document, DAY)).toBe(notice);
});

it.each([
  { what: "a document of today", document: { published: DAY } },
  { what: "a document of yesterday", document: { published: "2025-03-30", draft: false } },
  { what: "a document without a day", document: {} },
  { what: "labels that have the same name", document: { published: "Veröffentlicht am" } },
  { what: "a draft in other words, which is an error of its own", document: { draft: "ja" } },
  { what: "a day that is none", document: { published: "2099-13-45" } },
  { what: "a day that is a number", document: { published: 2099 } },
])("lets $what out", ({ document }) => {
  expect(pendingNotice(document, DAY)).toBeUndefined();
});

it.each([
  { what: "in winter, an hour before Greenwich", now: "2025-01-31T23:00:00Z", day: "2025-02-01" },
  { what: "in winter, shortly before midnight", now: "2025-01-31T22:59:59Z", day: "2025-01-31" },
  { what: "in summer, two hours before Greenwich", now: "2025-07-31T22:00:00Z", day: "2025-08-01" },
  { what: "in summer, shortly before midnight", now: "2025-07-31T21:59:59Z", day: "2025-07-31" },
])("the day begins in Lindau: $what", ({ now, day }) => {
  expect(today(new Date(now))).toBe(day);
});

it("today is the day of the clock", () => {
  jest.useFakeTimers({ now: new Date("2025-03-31T12:00:00Z") });
  expect(today()).toBe(DAY);
  jest.useRealTimers();
});

it.each([
  ["2025-01-15", "+01:00"],
  ["2025-03-29", "+01:00"],
  ["2025-03-30", "+02:00"],
  ["2025-07-31", "+02:00"],
  ["2025-10-25", "+02:00"],
  ["2025-10-26", "+01:00"],
])("knows how the clocks stand at the end of %s", (day, offset) => {
  expect(endOfDay(day)).toBe(`${day}T23:59:59${offset}`);
});
