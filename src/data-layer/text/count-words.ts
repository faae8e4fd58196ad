/** German writes numbers up to twelve as words; „keine“ stands for 0. */
export const COUNT_WORDS = "keine eine zwei drei vier fünf sechs sieben acht neun zehn elf zwölf".split(" ");

/** Matches the words from two on. */
export const SEVERAL = COUNT_WORDS.slice(2).join("|");

/** The number that a word or digits stand for; `undefined` for other words. */
export function countOf(word: string): number | undefined {
  const index = COUNT_WORDS.indexOf(word.toLowerCase());
  return /^\d+$/.test(word) ? Number(word) : index < 0 ? undefined : index;
}
