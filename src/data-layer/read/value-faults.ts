import { fieldName, type Leaf } from "../model/leaves";
import type { Problem } from "../model/problem";
import { findForeignNumbers } from "../text/foreign-numbers";
import { findHidden } from "../text/hidden-characters";
import { linkFault } from "../text/link-words";

const LABEL = '"label": "Preise und Pakete"';

/**
 * Checks what the values of a content file say, whichever kind it is of.
 * @param leaves its values as they were read
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
  // Those that stand in the file as they are have been told; this is about "\u200b".
  const slips = [...findHidden(value), ...(use === "copy" ? findForeignNumbers(value) : [])];
  const isLinkText = path.at(-1) === "label" && typeof group.to === "string" && value.trim() !== "";
  const link = isLinkText ? linkFault(value, LABEL) : undefined;
  return [...slips.map(({ message }) => message), ...(link ? [link] : [])];
}
