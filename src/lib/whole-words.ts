/** A letter, a hyphen and a word, which must not wrap after the hyphen: `E-Mail`, `B-Ware`, `C-Teil`. */
export const WHOLE_WORD = /(?<![\p{L}\p{N}-])\p{Lu}-\p{L}+/gu;
