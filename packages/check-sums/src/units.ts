import { MONEY, type ShownNumber } from "./shown-number";

/** Units that one calculates into another without saying by what: „40 × 15 Minuten = 10 Stunden“. */
const KINDS: readonly RegExp[] = [
  /(?:sekunde|minute|stunde|tag|woche|monat|quartal|jahr)(?=e?[ns]?$)|^(?:sek|min|std)(?=\.?$)|^(?:ms|s|h)$/i,
  new RegExp(`^(?:${MONEY})$`),
  /^(?:[kcm]?m|m²)$/,
  /^(?:kg|g|t)$/,
  /^(?:[GMTKk]B)$/,
];
const SHORT: Readonly<Record<string, string>> = {
  s: "sekunde",
  sek: "sekunde",
  min: "minute",
  h: "stunde",
  std: "stunde",
};

/** The kind of a unit, by its place above, and its name there. */
function kindOf(unit: string): { kind: number; name: string } | undefined {
  const kind = KINDS.findIndex((pattern) => pattern.test(unit));
  const name = KINDS[kind]?.exec(unit)?.[0].toLowerCase();
  return name === undefined ? undefined : { kind, name: SHORT[name] ?? name };
}

/**
 * Whether a number can be the result of a sum, as far as units tell: a result in days, where the sum has hours only,
 * takes a conversion that is not shown.
 */
export function isOfUnits(result: ShownNumber, parts: readonly ShownNumber[]): boolean {
  const own = kindOf(result.unit) ?? kindOf(result.per);
  if (!own) return true;
  const names = parts
    .flatMap(({ unit, per }) => [kindOf(unit), kindOf(per)])
    .flatMap((unit) => (unit?.kind === own.kind ? [unit.name] : []));
  return names.length === 0 || names.includes(own.name);
}

/** Whether one number can stand for the other: „37.500 € = 37,5 Tsd. €“, but not „60 min = 1 h“. */
export const isSameUnit = (one: ShownNumber, other: ShownNumber): boolean =>
  one.unit === other.unit && one.per === other.per;
