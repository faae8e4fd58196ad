import { fieldError } from "../../src/data-layer/model/field-error";
import { listFieldValues } from "../../src/data-layer/model/field-values";
import { readingTime, shownMinutes } from "../../src/data-layer/model/reading-time";
import { type ContentFile, issueAt } from "../../src/data-layer/read/read-content";
import type { RenderedDocument } from "../../src/data-layer/render/render-mdx";
import type { Issue } from "../../src/data-layer/text/issue";

const FIELD = "duration";
/** How far a reading time that is written may be from the one that follows from the text, in minutes. */
const TOLERANCE = 1;

const numbers = new Intl.NumberFormat("de-DE");

/** Checks that a given duration matches the text; without one, that the text's length is in range. */
export function checkReadingTimes(documents: ReadonlyMap<ContentFile, RenderedDocument>): Issue[] {
  const issues = durationIssues(documents);
  const wrong = new Set(issues.map(({ file }) => file));
  return [
    ...issues,
    ...cardIssues(
      [...documents].filter(([{ file, data }, { issues }]) => data && issues.length === 0 && !wrong.has(file)),
    ),
  ];
}

/** How far the time on a card that is written by hand may be from that of the article it leads to, in minutes. */
const CARD_TOLERANCE = 2;

/** @param documents those whose own reading time is right */
function cardIssues(documents: readonly (readonly [ContentFile, RenderedDocument])[]): Issue[] {
  const minutes = new Map(
    documents.map(([{ type, slug, data }, { words }]) => [`${type.name} ${slug}`, shownMinutes(data ?? {}, words)]),
  );
  return documents.flatMap(([file]) =>
    listFieldValues(file.type.schema, file.data).flatMap(({ path, value, refersTo, group }): Issue[] => {
      const { readTime } = group;
      const time = minutes.get(`${refersTo} ${value}`);
      if (typeof readTime !== "string" || time === undefined) return [];
      if (Math.abs(Number.parseInt(readTime, 10) - time) <= CARD_TOLERANCE) return [];
      const message = `Der Artikel „${value}“ hat ${time} Minuten Lesezeit. Bitte „${time} min“ schreiben oder die Zeile löschen.`;
      return [issueAt(file, [...path.slice(0, -1), "readTime"], message)];
    }),
  );
}

function durationIssues(documents: ReadonlyMap<ContentFile, RenderedDocument>): Issue[] {
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
