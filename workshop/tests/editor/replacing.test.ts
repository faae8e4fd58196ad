import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type FoundPlace, patternOf, replaceIn } from "../../editor/replacing";

const RAW = `---
title: "Demo buchen: so geht's" # Demo
steps:
  - label: Demo
    to: /blog/demo
---

Eine Demo, eine Demo-Runde und /blog/demo-2.
`;

describe("replacing", () => {
  const placesIn = (raw: string, pattern: RegExp) => {
    const places: FoundPlace[] = [];
    const text = replaceIn(raw, pattern, "Vorführung", (place) => places.push(place) < 0);
    return { places, text };
  };

  it("finds words in fields and text, not in names and comments, and shows what stands around them", () => {
    const { places } = placesIn(RAW, patternOf("Demo", true));
    expect(places.map(({ field }) => field)).toEqual(["title", "steps[0].label", "body"]);
    expect(places[0]).toEqual({ field: "title", before: "", found: "Demo", after: " buchen: so geht's" });
  });

  it("shows some words on each side, and cuts none in two", () => {
    const raw = `${"Wort ".repeat(30)}Demo${" danach".repeat(30)}`;
    const [place] = placesIn(`---\n{}\n---\n${raw}`, patternOf("Demo", true)).places;
    expect(place?.before).toMatch(/^…( Wort){10,11} $/);
    expect(place?.after).toMatch(/^( danach){7,9}…$/);
  });

  it.each([
    ["a part of a word, when it may be one", "Demo", false, ["title", "steps[0].label", "body", "body"]],
    ["an address, but none that goes on", "/blog/demo", true, ["steps[0].to"]],
    ["words across a space that does not break", "Eine\u00a0Demo", true, ["body"]],
    ["nothing that a sign would mean in a pattern", "D.mo", false, []],
  ])("finds %s", (_what, words, isWhole, fields) =>
    expect(placesIn(RAW, patternOf(words, isWhole)).places.map(({ field }) => field)).toEqual(fields),
  );

  it("changes the places that are wanted, and nothing else", () => {
    const wanted = [false, true, true];
    const text = replaceIn(RAW, patternOf("Demo", true), '$& "neu"', () => wanted.shift() ?? false);
    expect(text.split('$& "neu"')).toEqual(RAW.split(/(?<=label: )Demo|(?<=Eine )Demo/));
  });

  it("leaves any file as it is where nothing is wanted", () =>
    fc.assert(
      fc.property(fc.string(), (text) => {
        for (const raw of [`${RAW}${text}`, JSON.stringify({ text, list: [{ text }] }, null, 3)])
          expect(placesIn(raw, patternOf("e", false)).text).toBe(raw);
      }),
    ));
});
