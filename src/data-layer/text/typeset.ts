const NBSP = "\u00a0";

/** Words and signs that belong to the number before them. */
export const UNITS =
  "%|€|×|x|Mio\\.|Mrd\\.|Tage[n]?|Tag|Stunden?|Minuten?|Min\\.|min|Sekunden?|Monate[n]?|Monat|Wochen?|Jahren?|Jahr|Uhr|Euro|Leads|Prozent|Punkte|KB|ms";
const NUMBER_BEFORE_UNIT = new RegExp(`(\\d\\+?) (?=(?:${UNITS})(?![\\p{L}\\d]))`, "gu");
const ABBREVIATION = /\b(?:z\. ?B|d\. ?h|u\. ?a|i\. ?d\. ?R|o\. ?Ä|u\. ?Ä|v\. ?a|i\. ?d|u\. ?m)\./g;
const PARAGRAPH = /(§§?|Art\.|Abs\.|Nr\.|S\.) (?=\d)/g;

/**
 * Sets the non-breaking spaces of German typography: „30 Tage“, „3 ×“, „z. B.“, „§ 5“.
 * Authors type ordinary spaces.
 */
export function typeset(text: string): string {
  return text
    .replace(NUMBER_BEFORE_UNIT, `$1${NBSP}`)
    .replace(/(\d)[ \u00a0]× (?=\d)/g, `$1${NBSP}×${NBSP}`)
    .replace(ABBREVIATION, (abbreviation) =>
      abbreviation.replaceAll(". ", `.${NBSP}`).replace(/\.(?=\p{L})/gu, `.${NBSP}`),
    )
    .replace(PARAGRAPH, `$1${NBSP}`)
    .replace(/ – /g, `${NBSP}– `);
}
