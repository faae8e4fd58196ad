import { asShown } from "./message";
import { meet, minus, over, type Range } from "./range";
import { rangeOf, type ShownNumber } from "./shown-number";
import { type Token, tokensIn } from "./tokens";

/** A stage of a funnel: its name, which may state a rate, and its number as it is shown. */
export type Stage = { label: string; number: string };

/** What does not fit, in German, and the stage whose name says so; without one, the description does. */
export type WrongRate = { stage?: number; message: string };

/** A stage with its number as it is read. */
type Counted = { label: string; shown: ShownNumber };
/** What becomes of one stage until another. */
type Step = { from: string; to: string; share: number; range: Range };

const WHOLE: Range = [1, 1];

/**
 * Compares the stages of a funnel with the rates that its description and the names of its stages state. A description
 * that names as many percentages as there are steps, or one more for the whole way, tells of them in their order.
 * A funnel with a number that cannot be read, or with one of zero before the last, is left alone.
 */
export function findWrongRates(stages: readonly Stage[], description: string): WrongRate[] {
  const counted = stages.flatMap(({ label, number }): Counted[] => {
    const shown = tokensIn(number).find(isNumber);
    return shown ? [{ label, shown }] : [];
  });
  const [first, ...later] = counted;
  if (!first || counted.length < stages.length || counted.slice(0, -1).some(({ shown }) => shown.value === 0))
    return [];
  const fromFirst = later.map((stage) => stepBetween(first, stage));
  const fromBefore = later.map((stage, index) => stepBetween(counted[index] ?? first, stage));

  const inLabels = fromBefore.flatMap((step, index) => {
    const label = later[index]?.label ?? "";
    const steps = [step, ...fromFirst.slice(index, index + 1)];
    const wrong = ratesIn(label).filter((rate) => !steps.some((known) => fits(rate, known)));
    return wrong.map((rate) => ({ stage: index + 1, message: wrongRate(label, rate, step) }));
  });

  const rates = ratesIn(description);
  const ways = [
    fromBefore,
    fromFirst,
    [...fromBefore, ...fromFirst.slice(-1)],
    fromBefore.map(lost),
    fromFirst.map(lost),
  ];
  const inDescription = ways
    .filter((way) => way.length === rates.length)
    .map((way) =>
      way.flatMap((step, index) => {
        const rate = rates[index];
        return !rate || fits(rate, step) ? [] : [{ message: wrongRate(description, rate, step) }];
      }),
    );
  const isRight = inDescription.some((wrong) => wrong.length === 0);
  return [...inLabels, ...((!isRight && inDescription[0]) || [])];
}

const isNumber = (token: Token): token is ShownNumber => token.kind === "number";
const ratesIn = (text: string): ShownNumber[] =>
  tokensIn(text)
    .filter(isNumber)
    .filter(({ scale }) => scale === 0.01);

const stepBetween = (from: Counted, to: Counted): Step => ({
  from: from.label.trim(),
  to: to.label.trim(),
  share: to.shown.value / from.shown.value,
  range: over(rangeOf(to.shown, true), rangeOf(from.shown, true)),
});
const lost = (step: Step): Step => ({ ...step, share: 1 - step.share, range: minus(WHOLE, step.range) });
const fits = (rate: ShownNumber, { range }: Step): boolean => meet(range, rangeOf(rate, false));

function wrongRate(text: string, rate: ShownNumber, { from, to, share }: Step): string {
  const right = asShown(rate, share / rate.scale);
  return `Von „${from}“ zu „${to}“ sind es ${right}, da steht ${text.slice(rate.start, rate.end).replace(/\s+/g, " ")}.`;
}
