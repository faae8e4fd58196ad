import { contentModel } from "../../src/content-model";
import type { ContentType, Starter } from "../../src/data-layer/model/content-type";

/** A content type of which `npm run new` creates documents. */
export type Kind = ContentType & { family: NonNullable<ContentType["family"]> & { starter: Starter } };

export const KINDS: readonly Kind[] = contentModel.types.filter(
  (type): type is Kind => type.family?.starter !== undefined,
);

/** @throws when a word names no kind; the message is for content authors */
export function toKind(word: string): Kind {
  const words = KINDS.map(({ family }) => family.starter.word);
  const kind = KINDS[words.indexOf(word)];
  if (!kind) throw new Error(`„${word}“ lässt sich nicht anlegen. Möglich sind: ${words.join(", ")}.`);
  return kind;
}
