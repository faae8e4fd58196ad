import { MONEY, type ShownNumber } from "./shown-number";

/** Units that convert into each other, often without the factor being written: „40 × 15 Minuten = 10 Stunden“. */
const FAMILIES: readonly RegExp[] = [
  /(?:sekunde|minute|stunde|tag|woche|monat|quartal|jahr)(?=e?[ns]?$)|^(?:sek|min|std)(?=\.?$)|^(?:ms|s|h)$/i,
  new RegExp(`^(?:${MONEY})$`),
  /^(?:[kcm]?m|m²)$/,
  /^(?:kg|g|t)$/,
  /^(?:[GMTKk]B)$/,
];
const ABBREVIATIONS: Readonly<Record<string, string>> = {
  s: "sekunde",
  sek: "sekunde",
  min: "minute",
  h: "stunde",
  std: "stunde",
};

function familyOf(unit: string): { family: number; name: string } | undefined {
  const family = FAMILIES.findIndex((pattern) => pattern.test(unit));
  const name = FAMILIES[family]?.exec(unit)?.[0].toLowerCase();
  return name === undefined ? undefined : { family, name: ABBREVIATIONS[name] ?? name };
}

/** Whether a number in this unit may go on with another number: „2 Stunden 30 Minuten“, „1 € 50 Cent“. */
export const isDivisible = (unit: string): boolean => familyOf(unit) !== undefined;

/** Whether a result may have its unit: days from hours alone need a conversion that is not written. */
export function unitsCompatible(result: ShownNumber, operands: readonly ShownNumber[]): boolean {
  const own = familyOf(result.unit) ?? familyOf(result.per);
  if (!own) return true;
  const names = operands
    .flatMap(({ unit, per }) => [familyOf(unit), familyOf(per)])
    .flatMap((unit) => (unit?.family === own.family ? [unit.name] : []));
  return names.length === 0 || names.includes(own.name);
}

/** Whether two numbers have the same unit: „37.500 € = 37,5 Tsd. €“, but not „60 min = 1 h“. */
export const isSameUnit = (one: ShownNumber, other: ShownNumber): boolean =>
  one.unit === other.unit && one.per === other.per;
