/** What the texts of a new document say, and what stands in their place. */
const WORDS: readonly [template: RegExp, own: string][] = [
  [/\bHier steh/g, "Dort steh"],
  [/\bSuchmaschinen\b/g, "Suchdienste"],
  [/\bPlatzhalter:/g, "Zeichnung:"],
  [/\bBitte\b/g, "Gern"],
  [/Überschrift(?=:| des)/g, "Zeile"],
  [/\bIm Beispiel\b/g, "Im Mittel"],
];
const SENTENCE = "So lang wie ein Artikel wird der Text durch diesen Satz.";

/**
 * The text of a new document as its author writes it: nothing of what it began with is left.
 * @param more sentences of eleven words at its end
 */
export const replaceTemplateText = (text: string, more = 0): string =>
  WORDS.reduce((result, [template, own]) => result.replace(template, own), text) +
  (more > 0 ? `\n${Array(more).fill(SENTENCE).join("\n\n")}\n` : "");
