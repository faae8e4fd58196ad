/** „Monat 4–6“, „20 bis 39“ */
const RANGE = /^(?<before>[^\d]*)(?<from>\d+)(?:\s?[–-]\s?|\sbis\s)(?<to>\d+)(?<after>[^\d]*)$/;

/**
 * The row whose range begins inside the one above it, where others begin behind it; a last row may be „ab 19“.
 * @param names the first cells of rows, in their order
 * @returns its index and a German message
 */
export function overlappingRange(names: readonly string[]): { row: number; message: string } | undefined {
  const ranges = names.map((name) => RANGE.exec(name.trim())?.groups);
  const known = ranges.at(-1) ? ranges : ranges.slice(0, -1);
  const gaps = known.slice(1).map((range, index) => Number(range?.from) - Number(known[index]?.to));
  const odd = gaps.findIndex((gap) => gap < 1);
  const isOneKind = known.every((range) => range !== undefined && range.before === known[0]?.before);
  return isOneKind && odd >= 0 && gaps.filter((gap) => gap === 1).length === gaps.length - 1 && gaps.length > 1
    ? { row: odd + 1, message: `„${names[odd + 1]}“ überschneidet sich mit „${names[odd]}“. Bitte prüfen.` }
    : undefined;
}
