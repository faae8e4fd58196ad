import type { FieldValue } from "../model/field-values";
import { findForeignNumbers } from "../text/foreign-numbers";
import { findHiddenCharacters } from "../text/hidden-characters";
import { linkTextIssue } from "../text/link-words";

const LABEL = '"label": "Preise und Pakete"';

/** What is wrong with a value, in whatever file it stands. */
export function valueMessages({ value, textKind, path, group }: FieldValue): string[] {
  if (typeof value !== "string") return [];
  // Literal hidden characters have been reported; this is about escapes such as "\u200b".
  const issues = [...findHiddenCharacters(value), ...(textKind === "copy" ? findForeignNumbers(value) : [])];
  const isLinkText = path.at(-1) === "label" && typeof group.to === "string" && value.trim() !== "";
  const link = isLinkText ? linkTextIssue(value, LABEL) : undefined;
  return [...issues.map(({ message }) => message), ...(link ? [link] : [])];
}
