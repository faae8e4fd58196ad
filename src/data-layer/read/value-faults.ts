import { fieldName, type Leaf } from "../model/leaves";
import type { Problem } from "../model/problem";
import { findForeignNumbers } from "../text/foreign-numbers";
import { findHidden } from "../text/hidden-characters";
import { linkFault } from "../text/link-words";

const LABEL = '"label": "Preise und Pakete"';

/**
 * Checks the values of a content file of any kind.
 * @param leaves its values as read
 * @param lineOf the line of a value
 */
export function valueProblems(
  file: string,
  leaves: readonly Leaf[],
  lineOf: (path: Leaf["path"]) => number | undefined,
): Problem[] {
  return leaves.flatMap((leaf) =>
    faultsOf(leaf).map((message) => ({ file, line: lineOf(leaf.path), field: fieldName(leaf.path), message })),
  );
}

function faultsOf({ value, use, path, group }: Leaf): string[] {
  if (typeof value !== "string") return [];
  // Literal hidden characters have been reported; this is about escapes such as "\u200b".
  const slips = [...findHidden(value), ...(use === "copy" ? findForeignNumbers(value) : [])];
  const isLinkText = path.at(-1) === "label" && typeof group.to === "string" && value.trim() !== "";
  const link = isLinkText ? linkFault(value, LABEL) : undefined;
  return [...slips.map(({ message }) => message), ...(link ? [link] : [])];
}
