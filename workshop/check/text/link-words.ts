/** Link texts that do not say where they lead to someone who hears one link after another. */
const VAGUE_LINK_TEXTS: ReadonlySet<string> = new Set(
  (
    "da, das, dies, dort, hier, hier entlang, hier klicken, klick, klick hier, klicke hier, klicken, " +
    "klicken sie hier, bitte hier klicken, link, zum link, dieser link, diesem link, diesen link, mehr, " +
    "siehe, siehe hier, weiter, weiterlesen, click, click here, here, more, read more, this, this link"
  ).split(", "),
);

/** Whether a text contains anything that can be read aloud. */
export const hasWords = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);

/** Why all words of a link are not good enough, with an example of how such a link is written. */
export function linkTextIssue(text: string, example: string): string | undefined {
  if (!hasWords(text)) return `Diesem Link fehlen die Wörter. Bitte sagen, wohin er führt: ${example}.`;
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  if (!VAGUE_LINK_TEXTS.has(words.join(" "))) return undefined;
  return `Der Link „${text.trim()}“ sagt nicht, wohin er führt. Bitte das Ziel nennen: ${example}.`;
}
