import { today } from "../../../../src/data-layer/model/release";
import { dataAsWritten, issueAt } from "../../../../src/data-layer/read/read-content";
import { asHint } from "../../../../src/data-layer/text/issue";
import { publishedFiles } from "../../published";
import type { Rule } from "../../rule";

const wordsOf = (text: string) => text.replace(/\s+/g, " ").trim();

/** Texts whose sentences differ from the published ones while their day of change does not. */
export const rule = {
  inProject: (root, { files }) =>
    publishedFiles(root).flatMap((before) => {
      const file = files.find((other) => other.file === before.file);
      if (!file || !("updated" in file.type.schema.fields)) return [];
      const [{ updated: old }, { updated = "" }] = [dataAsWritten(before), dataAsWritten(file)];
      const isOld = String(updated) === String(old ?? "") && updated !== today();
      const message = `Der Text hat sich geändert, das Datum nicht. Bitte „updated: ${today()}“ schreiben, wenn Leser das wissen sollen.`;
      return isOld && wordsOf(before.parsed.body) !== wordsOf(file.parsed.body)
        ? [asHint(issueAt(file, ["updated"], message))]
        : [];
    }),
  ofFolder: true,
} satisfies Rule;
