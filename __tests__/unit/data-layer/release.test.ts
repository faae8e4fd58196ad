import { endOfDay, publicationStatus, today } from "../../../src/data-layer/model/release";

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
])("holds %s", (_what, document, status) => {
  expect(publicationStatus(document, DAY)).toBe(status);
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
