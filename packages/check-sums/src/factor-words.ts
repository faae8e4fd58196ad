const NUMBERS = "zwei drei vier fünf sechs sieben acht neun zehn".split(" ");

/** Matches a word for a multiple: „doppelte“, „dreifache“, „Dreieinhalbfache“. */
export const FACTOR = `(?:[Dd]oppelt|[Aa]nderthalbfach|(?:${NUMBERS.map((word) => `[${word.charAt(0).toUpperCase()}${word.charAt(0)}]${word.slice(1)}`).join("|")})(?:einhalb)?fach)\\p{Ll}{0,2}`;

/** The number that such a word stands for. */
export function factorOf(word: string): number {
  const lower = word.toLowerCase();
  if (lower.startsWith("doppelt")) return 2;
  if (lower.startsWith("anderthalb")) return 1.5;
  return NUMBERS.findIndex((number) => lower.startsWith(number)) + 2 + (lower.includes("einhalb") ? 0.5 : 0);
}
