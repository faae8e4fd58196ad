/**
 * A letter or a short abbreviation, a hyphen and a word, which must not wrap after the hyphen: `E-Mail`, `EU-Ausland`,
 * `DSGVO-konform`; after a letter also a second short word: `E-Mail-Schleife`; and two short words: `Werbe-Mail`. Longer
 * ones may wrap, because they would not fit on a phone's line.
 */
export const NO_BREAK_WORD =
  /(?<![\p{L}\p{N}-])(?:\p{Lu}-\p{L}+(?:-\p{L}{1,8}(?![\p{L}-]))?|\p{Lu}{2,5}-\p{L}{1,8}(?![\p{L}-])|\p{Lu}\p{Ll}{1,4}-\p{Lu}\p{Ll}{1,4}(?![\p{L}-]))/gu;
