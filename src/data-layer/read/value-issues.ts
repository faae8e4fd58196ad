import { type FieldValue, formatFieldPath } from "../model/field-values";
import { findForeignNumbers } from "../text/foreign-numbers";
import { findHiddenCharacters } from "../text/hidden-characters";
import type { Issue } from "../text/issue";
import { linkTextIssue } from "../text/link-words";

const LABEL = '"label": "Preise und Pakete"';

/** Checks values of any kind of file. */
export function valueIssues(
  file: string,
  leaves: readonly FieldValue[],
  lineOf: (path: FieldValue["path"]) => number | undefined,
): Issue[] {
  return leaves.flatMap((leaf) =>
    messagesFor(leaf).map((message) => ({ file, line: lineOf(leaf.path), field: formatFieldPath(leaf.path), message })),
  );
}

function messagesFor({ value, textKind, path, group }: FieldValue): string[] {
  if (typeof value !== "string") return [];
  // Literal hidden characters have been reported; this is about escapes such as "\u200b".
  const issues = [...findHiddenCharacters(value), ...(textKind === "copy" ? findForeignNumbers(value) : [])];
  const isLinkText = path.at(-1) === "label" && typeof group.to === "string" && value.trim() !== "";
  const link = isLinkText ? linkTextIssue(value, LABEL) : undefined;
  return [...issues.map(({ message }) => message), ...(link ? [link] : [])];
}
