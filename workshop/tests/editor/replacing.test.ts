import { describe, expect, it } from "vitest";
import { fc } from "../../../__tests__/unit/support/fast-check";
import { type Find, type FoundPlace, finderOf, replaceIn } from "../../editor/replacing";

const RAW = `---
title: "Demo buchen: so geht's" # Demo
steps:
  - label: Demo
    to: /blog/demo
---

Eine Demo, eine Demo-Runde und /blog/demo-2.
`;

describe("replacing", () => {
  const placesIn = (raw: string, find: Find) => {
    const places: FoundPlace[] = [];
    const text = replaceIn(raw, find, (place) => places.push(place) < 0);
    return { places, text };
  };

  it("finds words in fields and text, not in names and comments, and shows what stands around them", () => {
    const { places } = placesIn(RAW, finderOf("Demo", true, "Vorführung"));
    expect(places.map(({ field }) => field)).toEqual(["title", "steps[0].label", "body"]);
    expect(places[0]).toEqual({
      field: "title",
      hit: ["", "Demo", " buchen: so geht's"],
      replacement: "Vorführung",
      passage: "Demo buchen: so geht's",
    });
  });

  it.each([
    [
      "in a paragraph",
      "Davor steht einer. Eine Demo kostet 1.322 € im Monat. Danach noch einer.",
      "Eine Demo kostet 1.322 € im Monat.",
    ],
    ["in a list", "- davor\n- eine Demo\n- danach", "- eine Demo"],
    ["below a heading", "## Davor\n\nEine Demo\n\nDanach", "Eine Demo"],
    [
      "in a word without an end",
      `Davor. ${"x".repeat(9000)}Demo${"x".repeat(9000)}`,
      `…${"x".repeat(400)}Demo${"x".repeat(400)}…`,
    ],
  ])("shows the sentence %s, and no more", (_where, text, sentence) => {
    const [place] = placesIn(`---\n{}\n---\n${text}`, finderOf("Demo", false, "Vorführung")).places;
    expect(place?.hit.join("")).toBe(sentence);
  });

  it.each([
    ["a part of a word, when it may be one", "Demo", false, ["title", "steps[0].label", "body", "body"]],
    ["an address, but none that goes on", "/blog/demo", true, ["steps[0].to"]],
    ["words across a space that does not break", "Eine\u00a0Demo", true, ["body"]],
    ["nothing that a sign would mean in a pattern", "D.mo", false, []],
  ])("finds %s", (_what, words, isWhole, fields) =>
    expect(placesIn(RAW, finderOf(words, isWhole, "Vorführung")).places.map(({ field }) => field)).toEqual(fields),
  );

  it("changes the places that are wanted, and nothing else", () => {
    const wanted = [false, true, true];
    const text = replaceIn(RAW, finderOf("Demo", true, '$& "neu"'), () => wanted.shift() ?? false);
    expect(text.split('$& "neu"')).toEqual(RAW.split(/(?<=label: )Demo|(?<=Eine )Demo/));
  });

  it("leaves any file as it is where nothing is wanted", () =>
    fc.assert(
      fc.property(fc.string(), (text) => {
        for (const raw of [`${RAW}${text}`, JSON.stringify({ text, list: [{ text }] }, null, 3)])
          expect(placesIn(raw, finderOf("e", false, "Vorführung")).text).toBe(raw);
      }),
    ));
});
