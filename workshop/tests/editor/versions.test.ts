import { describe, expect, it } from "vitest";
import { merge } from "../../editor/browser/versions";

const base = "---\ntitle: Eins\nplace: Lindau\nday: heute\n---\n\nErster Satz. Zweiter Satz. Dritter Satz.\n";

describe("two versions of a text", () => {
  it.each([
    ["different lines", ["title: Eins", "title: Zwei"], ["day: heute", "day: morgen"]],
    ["different sentences of a paragraph", ["Erster Satz", "Mein Satz"], ["Dritter Satz", "Ihr Satz"]],
    ["a field and the end of the text", ["title: Eins\n", ""], ["Dritter Satz.\n", "Dritter Satz.\nNoch einer.\n"]],
    ["the same in both", ["Lindau", "Bregenz"], ["Lindau", "Bregenz"]],
  ] as const)("are merged when they change %s", (_what, [a, b], [c, d]) =>
    expect(merge({ base, mine: base.replace(a, b), theirs: base.replace(c, d) })).toBe(
      base.replace(a, b).replace(c, d),
    ),
  );

  it.each([
    ["the same sentence", ["Zweiter Satz", "Mein Satz"], ["Zweiter Satz", "Ihr Satz"]],
    ["what the other has deleted", ["Erster Satz", "Mein Satz"], ["Erster Satz. Zweiter Satz.", ""]],
  ] as const)("conflict when they change %s", (_what, [a, b], [c, d]) =>
    expect(merge({ base, mine: base.replace(a, b), theirs: base.replace(c, d) })).toBeUndefined(),
  );
});
