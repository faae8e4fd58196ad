import { numbersIn } from "../../lib/german-numbers";

/** A price up to its euro sign, and what follows: `490–2.900 €`, `im Monat`; without the sign, all of it is the amount. */
export function splitPrice(price: string): { amount: string; unit: string } {
  const end = price.indexOf("€") + 1 || price.length;
  return { amount: price.slice(0, end), unit: price.slice(end).trim() };
}

/**
 * Where a price lies in a range, both as texts.
 * @returns 0 at its lowest price to 1 at its highest; `undefined` outside it, or if they are not written in numbers
 */
export function markOn(range: string, price: string): number | undefined {
  const [lowest = Number.NaN, highest = Number.NaN] = numbersIn(splitPrice(range).amount);
  const [amount = Number.NaN] = numbersIn(splitPrice(price).amount);
  const place = (amount - lowest) / (highest - lowest);
  return place >= 0 && place <= 1 ? place : undefined;
}
