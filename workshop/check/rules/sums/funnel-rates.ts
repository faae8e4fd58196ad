import { divide, type Interval, overlap, subtract } from "./interval";
import { formatLike } from "./message";
import { roundingInterval, type ShownNumber } from "./shown-number";
import { type Token, tokensIn } from "./tokens";

/** A stage of a funnel: its label, which may contain a rate, and its number as written. */
export type Stage = { label: string; number: string };

/** A wrong rate: its German message, and the index of the stage whose label states it; without one, the description does. */
export type WrongRate = { stage?: number; message: string };

type StageValue = { label: string; shown: ShownNumber };
type Conversion = { from: string; to: string; share: number; interval: Interval };

const ONE: Interval = [1, 1];

/**
 * Compares the stages of a funnel with the rates in its labels and, in order, in its description: one per conversion, and
 * perhaps one for the whole funnel. One with a number that cannot be parsed, or a zero before its end, is skipped.
 */
export function findWrongRates(stages: readonly Stage[], description: string): WrongRate[] {
  const values = stages.flatMap(({ label, number }): StageValue[] => {
    const shown = tokensIn(number).find(isNumber);
    return shown ? [{ label, shown }] : [];
  });
  const [first, ...later] = values;
  if (!first || values.length < stages.length || values.slice(0, -1).some(({ shown }) => shown.value === 0)) return [];
  const fromFirst = later.map((stage) => conversionBetween(first, stage));
  const fromPrevious = later.map((stage, index) => conversionBetween(values[index] ?? first, stage));

  const inLabels = fromPrevious.flatMap((conversion, index) => {
    const label = later[index]?.label ?? "";
    const expected = [conversion, ...fromFirst.slice(index, index + 1)];
    const wrong = ratesIn(label).filter((rate) => !expected.some((known) => matches(rate, known)));
    return wrong.map((rate) => ({ stage: index + 1, message: wrongRateMessage(label, rate, conversion) }));
  });

  const rates = ratesIn(description);
  const candidates = [
    fromPrevious,
    fromFirst,
    [...fromPrevious, ...fromFirst.slice(-1)],
    fromPrevious.map(lossOf),
    fromFirst.map(lossOf),
  ];
  const inDescription = candidates
    .filter((conversions) => conversions.length === rates.length)
    .map((conversions) =>
      conversions.flatMap((conversion, index) => {
        const rate = rates[index];
        return !rate || matches(rate, conversion) ? [] : [{ message: wrongRateMessage(description, rate, conversion) }];
      }),
    );
  const isCorrect = inDescription.some((wrong) => wrong.length === 0);
  return [...inLabels, ...((!isCorrect && inDescription[0]) || [])];
}

const isNumber = (token: Token): token is ShownNumber => token.kind === "number";
const ratesIn = (text: string): ShownNumber[] =>
  tokensIn(text)
    .filter(isNumber)
    .filter(({ scale }) => scale === 0.01);

const conversionBetween = (from: StageValue, to: StageValue): Conversion => ({
  from: from.label.trim(),
  to: to.label.trim(),
  share: to.shown.value / from.shown.value,
  interval: divide(roundingInterval(to.shown, true), roundingInterval(from.shown, true)),
});
const lossOf = (conversion: Conversion): Conversion => ({
  ...conversion,
  share: 1 - conversion.share,
  interval: subtract(ONE, conversion.interval),
});
const matches = (rate: ShownNumber, { interval }: Conversion): boolean =>
  overlap(interval, roundingInterval(rate, false));

function wrongRateMessage(text: string, rate: ShownNumber, { from, to, share }: Conversion): string {
  const correct = formatLike(rate, share / rate.scale);
  return `Von „${from}“ zu „${to}“ sind es ${correct}, da steht ${text.slice(rate.start, rate.end).replace(/\s+/g, " ")}.`;
}
