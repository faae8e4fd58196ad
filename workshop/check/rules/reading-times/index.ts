import { fieldError } from "../../../../src/data-layer/model/field-error";
import { listFieldValues } from "../../../../src/data-layer/model/field-values";
import { readingTime, shownMinutes } from "../../../../src/data-layer/model/reading-time";
import { type ContentFile, issueAt } from "../../../../src/data-layer/read/read-content";
import { renderAll } from "../../../../src/data-layer/render/render-document";
import type { RenderedDocument } from "../../../../src/data-layer/render/render-mdx";
import type { Issue } from "../../../../src/data-layer/text/issue";
import type { Rule } from "../../rule";

const FIELD = "duration";
/** How far a reading time that is written may be from the one that follows from the text, in minutes. */
const TOLERANCE = 1;

/** A text without errors, all of whose words are counted. */
type Document = readonly [ContentFile, RenderedDocument];

const numbers = new Intl.NumberFormat("de-DE");

/** How far the time on a card that is written by hand may be from that of the article it leads to, in minutes. */
const CARD_TOLERANCE = 2;

/** @param documents those whose own reading time is right */
function cardIssues(documents: readonly Document[]): Issue[] {
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

function durationIssues(documents: readonly Document[]): Issue[] {
  return documents.flatMap(([file, { words }]): Issue[] => {
    const { data = {}, type } = file;
    if (!(FIELD in type.schema.fields) || data.draft === true) return [];
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

/** Checks that a given duration matches the text; without one, that the text's length is in range. */
export const rule = {
  inContent: async ({ files }, cache) => {
    const documents = [...(await renderAll(files, cache))].filter(
      ([{ data }, { issues }]) => data && issues.length === 0,
    );
    const issues = durationIssues(documents);
    const wrong = new Set(issues.map(({ file }) => file));
    return [...issues, ...cardIssues(documents.filter(([{ file }]) => !wrong.has(file)))];
  },
} satisfies Rule;
