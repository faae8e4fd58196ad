import { fieldName, type Leaf } from "../model/leaves";
import { findForeignNumbers } from "../text/foreign-numbers";
import { findHidden } from "../text/hidden-characters";
import type { Issue } from "../text/issue";
import { linkIssue } from "../text/link-words";

const LABEL = '"label": "Preise und Pakete"';

/**
 * Checks the values of a content file of any kind.
 * @param leaves its values as read
 * @param lineOf the line of a value
 */
export function valueIssues(
  file: string,
  leaves: readonly Leaf[],
  lineOf: (path: Leaf["path"]) => number | undefined,
): Issue[] {
  return leaves.flatMap((leaf) =>
    issuesOf(leaf).map((message) => ({ file, line: lineOf(leaf.path), field: fieldName(leaf.path), message })),
  );
}

function issuesOf({ value, use, path, group }: Leaf): string[] {
  if (typeof value !== "string") return [];
  // Literal hidden characters have been reported; this is about escapes such as "\u200b".
  const issues = [...findHidden(value), ...(use === "copy" ? findForeignNumbers(value) : [])];
  const isLinkText = path.at(-1) === "label" && typeof group.to === "string" && value.trim() !== "";
  const link = isLinkText ? linkIssue(value, LABEL) : undefined;
  return [...issues.map(({ message }) => message), ...(link ? [link] : [])];
}
