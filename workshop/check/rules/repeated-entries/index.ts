import { listFieldValues } from "../../../../src/data-layer/model/field-values";
import { type ContentFile, issueAt } from "../../../../src/data-layer/read/read-content";
import { asHint, type Issue } from "../../../../src/data-layer/text/issue";
import type { Rule } from "../../rule";

/** The same logo, menu entry, point or person twice. */
function repeatedEntries(file: ContentFile): Issue[] {
  const seen = new Set<string>();
  return listFieldValues(file.type.schema, file.data && file.parsed.data).flatMap(
    ({ path, value, textKind, slot, refersTo, mayRepeat }) => {
      const index = path.findLastIndex((part) => typeof part === "number");
      const field = path.slice(index + 1);
      // The picture of an entry stands a level deeper than its texts.
      const isOfEntry = field.length === 0 || (field.length === 1 && textKind) || (field.length <= 2 && slot);
      if (index < 0 || !isOfEntry || typeof value !== "string" || refersTo || mayRepeat) return [];
      const key = JSON.stringify([path.slice(0, index), field, value]);
      const isRepeated = seen.has(key);
      seen.add(key);
      const issue = issueAt(file, path, `„${value}“ steht in dieser Liste schon. Bitte ändern oder streichen.`);
      // Two words may lead to one page.
      return isRepeated ? [textKind === "href" ? asHint(issue) : issue] : [];
    },
  );
}

export const rule = {
  inContent: ({ files }) => files.flatMap(repeatedEntries),
} satisfies Rule;
