import { readLines } from "../../../src/data-layer/text/read-lines";

/** Fewer words in a line are none of a sentence. */
const LEAST_WORDS = 8;

/** Finds headings without a text or with a full stop, and paragraphs without one. @param body Markdown */
export const findStructureIssues = (body: string): { line: number; message: string }[] =>
  readLines(body).parts.flatMap(({ kind, depth, quotes, text, typed, line }, index, { [index + 1]: next }) => {
    const issue = (message: string) => [{ line, message }];
    if (kind === "heading" && (!next || (next.kind === "heading" && next.depth <= depth)))
      return issue(
        `Unter „${"#".repeat(depth)} ${text}“ steht kein Text. Bitte schreiben oder die Überschrift löschen.`,
      );
    if (kind === "heading" && /\p{Ll}{4}\.$/u.test(text))
      return issue("Eine Überschrift endet ohne Punkt. Bitte streichen.");
    const words = text.split(/\s+/);
    const isOwn =
      kind === "text" && depth + quotes === 0 && next?.kind !== "item" && /^[\p{L}„*].*[\p{L}\p{N}]$/u.test(typed);
    return isOwn && words.length >= LEAST_WORDS
      ? issue(`Der Absatz endet mit „${words.at(-1)}“, ohne Punkt. Bitte ergänzen.`)
      : [];
  });
