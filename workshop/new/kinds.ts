import { contentModel } from "../../src/content-model";
import type { ContentType, DocumentTemplate } from "../../src/data-layer/model/content-type";

/** A content type of which `npm run new` creates documents. */
export type Kind = ContentType & {
  collection: NonNullable<ContentType["collection"]> & { documentTemplate: DocumentTemplate };
};

export const KINDS: readonly Kind[] = contentModel.types.filter(
  (type): type is Kind => type.collection?.documentTemplate !== undefined,
);

/** @throws when a word names no kind; the message is for content authors */
export function toKind(word: string): Kind {
  const words = KINDS.map(({ collection }) => collection.documentTemplate.kind);
  const kind = KINDS[words.indexOf(word)];
  if (!kind) throw new Error(`„${word}“ lässt sich nicht anlegen. Möglich sind: ${words.join(", ")}.`);
  return kind;
}
