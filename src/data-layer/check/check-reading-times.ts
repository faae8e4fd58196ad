import { fieldError } from "../model/field-error";
import { readingTime } from "../model/reading-time";
import { type ContentFile, issueAt } from "../read/read-content";
import type { RenderedDocument } from "../render/render-mdx";
import type { Issue } from "../text/issue";

const FIELD = "duration";
/** How far a reading time that is written may be from the one that follows from the text, in minutes. */
const TOLERANCE = 1;

const numbers = new Intl.NumberFormat("de-DE");

/**
 * Checks reading times: a given duration must match the text; without one, the text's length must be in range.
 * @param documents the rendered Markdown of each file that has any
 */
export function checkReadingTimes(documents: ReadonlyMap<ContentFile, RenderedDocument>): Issue[] {
  return [...documents].flatMap(([file, { words, issues }]): Issue[] => {
    const { data, type } = file;
    // Drafts are not checked, nor texts with errors, whose words are not all counted.
    if (!(FIELD in type.schema.fields) || !data || data.draft === true || issues.length > 0) return [];
    const time = readingTime(words);
    const minutes = Math.round(time);
    const counted = `Der Text hat ${numbers.format(words)} Wörter, das sind ${minutes} Minuten Lesezeit`;
    const written = data[FIELD];
    if (typeof written === "number" && Math.abs(written - time) <= TOLERANCE) return [];
    const remedy =
      written === undefined
        ? fieldError(type.schema, FIELD, minutes)
        : `Bitte ${minutes} schreiben oder die Zeile löschen, dann wird gezählt.`;
    return remedy ? [issueAt(file, [FIELD], `${counted}. ${remedy}`)] : [];
  });
}
