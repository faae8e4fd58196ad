// @vitest-environment jsdom
import { expect, it, vi } from "vitest";
import { oldFigures, placesOf } from "../../check/figures";

const TERMS = "content/terms.json";
const ARTICLE = "content/articles/first/index.mdx";
const JOB = "content/jobs/driver.mdx";
const texts: Record<string, string> = {
  [ARTICLE]:
    "---\ntitle: First\n---\n\nEin kleiner Wagen\nkostet (24.000 €) ohne Reifen. Ein Auftrag bringt 24.000 €.\n",
  [JOB]: "---\ntitle: Driver\nfacts: Vierundzwanzigtausend Euro im Jahr\nvalue: 24.000 €\n---\n",
  [TERMS]: '{\n  "words": ["Wagen"]\n}\n',
};
const figures = oldFigures("orderValue", { before: ["24.000 €"], now: "26.000 €", nouns: [] });
const answers: Record<string, () => unknown> = {
  list: () => Object.entries(texts).map(([file, text]) => ({ file, title: file, text, state: "" })),
  oldFigures: () => {
    const { otherFigures: known = [] } = JSON.parse(texts[TERMS] ?? "");
    return { figures, files: [ARTICLE, JOB], passages: { file: TERMS, field: "otherFigures", known } };
  },
};
vi.mock("../../editor/browser/backend", () => ({
  callApi: async (action: string, { dataFiles = [] }: { dataFiles?: { path: string; raw: string }[] }) => {
    for (const { path, raw } of dataFiles) texts[path] = raw;
    return answers[action]?.();
  },
}));
vi.mock("../../editor/browser/copies", () => ({ unsavedFiles: () => [] }));
vi.mock("../../editor/browser/forms", () => ({ formOf: () => undefined, fieldName: (field: string) => field }));

/** What a dialog shows, and what its author does there. */
let shown: (string | null)[][] = [];
let act = (_row: Element, _index: number): string => "";
vi.mock("../../editor/browser/dialog", async (original) => ({
  ...(await original<typeof import("../../editor/browser/dialog")>()),
  during: (_title: string, _hint: string, work: Promise<unknown>) => work,
  ask: async (_title: string, content: (string | Element)[]) => {
    shown.push(content.map((part) => (typeof part === "string" ? part : part.textContent)));
    const places = content.find((part) => part instanceof Element && part.classList.contains("editor-places"));
    for (const [index, row] of [...((places as Element)?.querySelectorAll("section > div") ?? [])].entries()) {
      const label = [...row.querySelectorAll("label")].find(({ textContent }) =>
        textContent?.includes(act(row, index)),
      );
      label?.querySelector("input")?.click();
    }
    return { action: "Ersetzen" };
  },
}));
const { askAboutOldFigures } = await import("../../editor/browser/replace");

it("replaces the old figure of a fact, and asks once of a place that means something else", async () => {
  act = (_row, index) => ["gehört nicht dazu", "body", "facts", "gehört nicht dazu"][index] ?? "";
  await askAboutOldFigures();
  expect(texts[ARTICLE]).toContain("kostet (24.000 €) ohne Reifen. Ein Auftrag bringt 26.000 €.");
  expect(texts[JOB]).toContain("facts: 26.000 € im Jahr");
  const { otherFigures } = JSON.parse(texts[TERMS] ?? "");
  expect(otherFigures).toEqual(["Ein kleiner Wagen kostet (24.000 €) ohne Reifen. Ein Auftrag", `"value": "24.000 €"`]);
  expect(shown.at(-1)).toContain(`2 Stellen gehören nicht dazu; das steht jetzt in ${TERMS}.`);
  shown = [];
  for (const text of [texts[ARTICLE], texts[JOB]])
    expect(figures.flatMap((old) => placesOf(old, text ?? "", otherFigures))).toEqual([]);
  await askAboutOldFigures();
  expect(shown).toEqual([["Kein Text nennt mehr, was ein Fakt früher war."]]);
  shown = [];
});

it("asks again once the words around the place are others", async () => {
  texts[ARTICLE] = texts[ARTICLE]?.replace("kostet (24.000 €)", "kostete einmal 24.000 €") ?? "";
  await askAboutOldFigures();
  expect(shown[0]?.join()).toContain("kostete einmal 24.000 €");
});
