/** One letter, hyphen, word, which a line would divide after its first letter: `E-Mail`, `B-Ware`, `C-Teil`. */
export const WHOLE_WORD = /(?<![\p{L}\p{N}-])\p{Lu}-\p{L}+/gu;
