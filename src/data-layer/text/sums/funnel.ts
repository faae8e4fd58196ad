import { meet, minus, over, type Range } from "./range";
import { asShown } from "./say";
import { rangeOf, type ShownNumber } from "./shown-number";
import { type Token, tokensIn } from "./tokens";

/** A stage of a funnel: its name, which may state a rate, and its number as it is shown. */
export type Stage = { label: string; number: string };

/** What does not fit, in German, and the stage whose name says so; without one, the description does. */
export type WrongRate = { stage?: number; message: string };

/** What becomes of one stage until another. */
type Step = { from: string; to: string; share: number; range: Range };

const WHOLE: Range = [1, 1];

/**
 * Compares the stages of a funnel with the rates that its description and the names of its stages state. A description
 * that names as many percentages as there are steps, or one more for the whole way, tells of them in their order.
 */
export function findWrongRates(stages: readonly Stage[], description: string): WrongRate[] {
  const numbers = stages.flatMap(({ number }) => tokensIn(number).find(isNumber) ?? []);
  const stepTo = (index: number, before: number): Step[] => {
    const [start, end] = [numbers[before], numbers[index]];
    if (!start || !end || start.value === 0) return [];
    const [from = "", to = ""] = [stages[before]?.label, stages[index]?.label].map((label) => label?.trim());
    return [{ from, to, share: end.value / start.value, range: over(rangeOf(end, true), rangeOf(start, true)) }];
  };
  const later = [...numbers.keys()].slice(1);
  const fromBefore = later.flatMap((index) => stepTo(index, index - 1));
  const fromFirst = later.flatMap((index) => stepTo(index, 0));
  // Not all numbers can be read, which the chart itself reports.
  if (numbers.length < stages.length || fromFirst.length < later.length || fromBefore.length < later.length) return [];
  const inLabels = later.flatMap((index) => {
    const label = stages[index]?.label ?? "";
    const steps = [fromBefore[index - 1], fromFirst[index - 1]].flatMap((step) => step ?? []);
    return ratesIn(label).flatMap((rate) =>
      steps.some(fits(rate))
        ? []
        : steps.slice(0, 1).map((step) => ({ stage: index, message: told(label, rate, step) })),
    );
  });
  const rates = ratesIn(description);
  const ways = [fromBefore, fromFirst, [...fromBefore, ...fromFirst.slice(-1)]];
  const meant = [...ways, fromBefore.map(lost), fromFirst.map(lost)].filter(({ length }) => length === rates.length);
  if (meant.some((way) => rates.every((rate, index) => way.slice(index, index + 1).some(fits(rate))))) return inLabels;
  const [way = []] = meant;
  const inDescription = rates.flatMap((rate, index) =>
    way.slice(index, index + 1).flatMap((step) => (fits(rate)(step) ? [] : { message: told(description, rate, step) })),
  );
  return [...inLabels, ...inDescription];
}

const isNumber = (token: Token): token is ShownNumber => token.kind === "number";
const ratesIn = (text: string) =>
  tokensIn(text)
    .filter(isNumber)
    .filter(({ scale }) => scale === 0.01);
const fits = (rate: ShownNumber) => (step: Step) => meet(step.range, rangeOf(rate, false));
const lost = (step: Step): Step => ({ ...step, share: 1 - step.share, range: minus(WHOLE, step.range) });

function told(text: string, rate: ShownNumber, { from, to, share }: Step): string {
  const right = asShown(rate, share / rate.scale);
  return `Von „${from}“ zu „${to}“ sind es ${right}, da steht ${text.slice(rate.start, rate.end).replace(/\s+/g, " ")}.`;
}
