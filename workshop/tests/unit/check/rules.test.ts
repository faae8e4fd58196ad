import fc from "fast-check";
import { DEADLINE_RULES } from "../../../check/check-facts";
import { NOTE_RULES } from "../../../check/text/author-notes";
import { findForeignNumbers } from "../../../check/text/foreign-numbers";
import { applyRules } from "../../../check/text/rules";
import { findTypographyIssues, TYPOGRAPHY_RULES } from "../../../check/text/typography";
import { TYPO_RULES } from "../../../check/text/typos";

const RULES = [...TYPO_RULES, ...TYPOGRAPHY_RULES, ...NOTE_RULES];

it.each([...RULES, ...DEADLINE_RULES].map((rule) => [rule[2], rule] as const))(
  "says one thing of %j, and nothing of its mended text",
  (example, rule) => {
    const [fails, passes] = example;
    const others = RULES.filter((other) => other !== rule);
    expect(applyRules([rule], fails)).toHaveLength(1);
    expect(applyRules(others, fails)).toEqual([]);
    expect(applyRules([rule, ...others], passes)).toEqual([]);
  },
);

/** Numbers and ranges as they are typed anywhere, with what may stand before and behind them. */
const typedNumber = fc
  .tuple(
    fc.constantFrom("", "€ ", "$", "£"),
    fc.array(fc.constantFrom("1", "5", "48", "000", "00", "250", ".", ",", "’", " - ", "-"), {
      minLength: 1,
      maxLength: 6,
    }),
    fc.constantFrom("", " "),
    fc.constantFrom("", "€", "%", "Leads", "Tage", "km", "$"),
  )
  .map(([sign, parts, gap, unit]) => `Das sind ${sign}${parts.join("")}${gap}${unit} im Jahr.`);

it("has nothing more to say of a text that follows its advice", () =>
  fc.assert(
    fc.property(typedNumber, (text) => {
      for (const find of [findForeignNumbers, findTypographyIssues])
        for (const { message, offset } of find(text)) {
          const [, found = ""] = /^„([^“]+)“/.exec(message) ?? [];
          const [advice = ""] = /Richtig ist .*$/.exec(message) ?? [];
          for (const [, right = ""] of advice.matchAll(/„([^“]+)“/g)) {
            const mended = text.slice(0, offset) + right + text.slice(offset + found.length);
            if (find(mended).length >= find(text).length) throw new Error(`${text} → ${mended}`);
          }
        }
    }),
    { numRuns: 1000 },
  ));

it.each([
  ["48.00 €", "„48,00 €“ oder „48.000 €“"],
  ["48.00 Leads", "„48,00 Leads“ oder „48.000 Leads“"],
  ["12.50 €", "„12,50 €“"],
])("offers for %s what may be meant", (typed, right) =>
  expect(findForeignNumbers(`Das sind ${typed}.`)).toEqual([
    { offset: 9, message: `„${typed}“ ist keine deutsche Schreibweise. Richtig ist ${right}.` },
  ]),
);
