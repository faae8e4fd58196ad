import { built, documentsOf } from "../support/published";
import { expect, test } from "../support/test";

const CALCULATOR = /<figure class="calculator".*?<\/figure>/gs;
const MAIN_RESULT = /class="calculator-main">.*?<dd>(.*?)<\/dd>/s;

/** The words of a piece of HTML, with ordinary spaces. */
const wordsOf = (html: string) =>
  html
    .replace(/<[^>]*>/g, " ")
    .replace(/&nbsp;|\s+/g, " ")
    .trim();

test("the first result of each calculator is the example of its article", () => {
  for (const { path } of documentsOf("Article")) {
    const html = built.html(path);
    const calculators = [...html.matchAll(CALCULATOR)];
    expect(calculators, path).toHaveLength(html.split("data-calculator=").length - 1);
    for (const [calculator] of calculators) {
      const result = wordsOf(MAIN_RESULT.exec(calculator)?.[1] ?? "");
      expect(result, path).not.toBe("");
      expect(wordsOf(html.replace(calculator, "")), path).toContain(result);
    }
  }
});
