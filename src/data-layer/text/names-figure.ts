/** A figure as readers see it. */
export type Figure = { label: string; value: string };

/** How German texts write small counts, „kein“ and „ein“ with their endings. */
const SMALL_COUNTS = [
  ...["kein(?:e[mnrs]?)?", "ein(?:e[mnrs]?)?", "zwei", "drei", "vier", "fünf", "sechs"],
  ...["sieben", "acht", "neun", "zehn", "elf", "zwölf"],
];
/** A count and what is counted, e.g. `4 Personen`. */
const COUNT = /^(\d+)\s(\p{L}.*)$/u;

/**
 * Whether a text names a figure: as it is shown; a count also in words, and before the figure's label. For `4 Personen`
 * with the label „Einstellungen“, „vier Personen“ and „vier Einstellungen“ do.
 */
export function namesFigure(text: string, { label, value }: Figure): boolean {
  const [, count = "", unit = ""] = COUNT.exec(value) ?? [];
  const counted = `(?:${count}|${SMALL_COUNTS[Number(count)] ?? count})\\s(?:${asPattern(unit)}|${asPattern(label)})`;
  return new RegExp(`(?<![\\p{L}\\d.,])${count ? counted : asPattern(value)}(?![\\p{L}\\d])`, "iu").test(text);
}

/** Matches the text with any space between its words, as lines and typesetting part them. */
const asPattern = (text: string) => text.replace(/[$()*+.?[\\\]^{|}]/g, "\\$&").replace(/\s+/g, "\\s+");
