import { built, documentsOf } from "../../browser/support/published";

const CALCULATOR = /<figure class="calculator".*?<\/figure>/gs;
const MAIN_RESULT = /class="calculator-main">.*?<dd>(.*?)<\/dd>/s;

/** The words of a piece of HTML, with ordinary spaces. */
const wordsOf = (html: string) =>
  html
    .replace(/<[^>]*>/g, " ")
    .replace(/&nbsp;|\s+/g, " ")
    .trim();

const examples = documentsOf("Article").flatMap(({ path }) =>
  [...built.html(path).matchAll(CALCULATOR)].map(([calculator]) => ({ path, calculator })),
);

it.each(examples)("the first result of a calculator in $path is the example of its article", ({ path, calculator }) => {
  const result = wordsOf(MAIN_RESULT.exec(calculator)?.[1] ?? "");
  expect(result).not.toBe("");
  expect(wordsOf(built.html(path).replace(calculator, ""))).toContain(result);
});

it("every calculator of the pages is found", () => {
  const named = documentsOf("Article").flatMap(({ path }) => built.html(path).match(/data-calculator=/g) ?? []);
  expect(examples).toHaveLength(named.length);
});
