import { describe, expect, it, vi } from "vitest";
import { find, wordsMeant } from "../../editor/browser/search";
import type { Listed } from "../../editor/workspace";

vi.stubGlobal("localStorage", {});
const { byColumn } = await import("../../editor/browser/overview");

describe("the search", () => {
  const text = "---\ntitle: Quoten\n---\n\nVergleichen Sie nach Ko\u00ADhorten,\nnicht nach Monaten.\n";

  it.each([
    ["a word in any case", "kohorte", "Kohorte"],
    ["words in a row, across lines", "kohorten, nicht", "Kohorten, nicht"],
    ["words apart from each other", "Monaten Quoten", "Monaten"],
  ])("finds %s", (_what, search, found) => expect(find(text, search)?.[1]).toBe(found));

  it("does not find a text that lacks one of the words", () => expect(find(text, "Kohorten Jahre")).toBeUndefined());

  it("shows the surrounding text and marks where it was cut", () => {
    const [before, found, after] = find(`${"a ".repeat(100)}Kohorte${" b".repeat(100)}`, "Kohorte") ?? [];
    expect([before?.[0], found, after?.at(-1)]).toEqual(["…", "Kohorte", "…"]);
  });
});

describe("what is underlined", () => {
  const line = "Die [Preise](/blog/preise-2) sind 30\u00a0von 200 = 16 %, sagt <Statistic>.";

  it.each([
    ["what the message quotes", "„30 von 200 = 16 %“: Richtig ist 15 %.", "30\u00a0von 200 = 16 %"],
    ["the first quotation that stands there", "„Kosten“ heißt hier „Preise“.", "Preise"],
    ["an address", "Die Seite /blog/preise-2 gibt es nicht.", "/blog/preise-2"],
    ["a sum", "Zeile 9: 30 von 200 ergibt 15 %, da steht 16 %.", "30\u00a0von 200"],
    ["a block", "<Statistic> braucht eine Zahl.", "<Statistic>"],
    ["the line, when it is about all of it", "Dieser Absatz ist zu lang.", line],
  ])("is %s", (_what, message, words) => expect(line.slice(...wordsMeant(line, message))).toBe(words));
});

describe("the list", () => {
  const made = (title: string, more: Partial<Listed>): Listed => ({ file: "", title, text: "", state: "", ...more });
  const all = [made("Zwei", { place: 10 }), made("Äpfel", { place: 9 }), made("Ohne", {})];

  it.each([
    ["title", false, ["Äpfel", "Ohne", "Zwei"]],
    ["place", false, ["Äpfel", "Zwei", "Ohne"]],
    ["place", true, ["Zwei", "Äpfel", "Ohne"]],
  ] as const)("sorted by %s (descending: %s) puts entries without a value last", (name, isDescending, titles) =>
    expect(all.toSorted(byColumn(name, isDescending)).map(({ title }) => title)).toEqual(titles),
  );
});
