import { listFieldValues } from "../../../../src/data-layer/model/field-values";
import { today } from "../../../../src/data-layer/model/release";
import { issueAt } from "../../../../src/data-layer/read/read-content";
import { asHint } from "../../../../src/data-layer/text/issue";
import { daysIn } from "../../days";
import type { Rule } from "../../rule";

/** Days that what is open or shown for a while names: a start that is past, a day on which a notice is gone. */
export const rule = {
  inContent: ({ files }) =>
    files.flatMap((file) =>
      listFieldValues(file.type.schema, file.data).flatMap(
        ({ path, value, group: { published, expires }, textKind }) => {
          const isStart = path.length === 1 && path[0] === "start";
          if (textKind !== "copy" || typeof value !== "string" || (!isStart && typeof expires !== "string")) return [];
          const message = (day: string) =>
            isStart
              ? `Der ${day} ist schon vorbei. Bitte den Beginn ändern.`
              : `Der ${day} liegt nicht zwischen ${published} und ${expires}, wenn das hier zu sehen ist.`;
          const isOdd = (day: string) =>
            isStart ? day < today() : path.length > 1 && (day < String(published) || day > String(expires));
          return (
            daysIn(value)
              .filter(({ day }) => isOdd(day))
              .map(({ found }) => issueAt(file, path, message(found)))
              // What was right yesterday must not stop what is published today.
              .map((issue) => (isStart ? asHint(issue) : issue))
          );
        },
      ),
    ),
} satisfies Rule;
