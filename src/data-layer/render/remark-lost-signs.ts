import type { Root, Table } from "mdast";
import { visit } from "unist-util-visit";
import { findHiddenCharacters } from "../text/hidden-characters";
import { pluralize } from "../text/pluralize";
import type { Report } from "./report";

/** Remark plugin: reports hidden characters that a text names by number, e.g. `&#8203;`, and cells that no column shows. */
export function remarkLostSigns(report: Report) {
  return (tree: Root): void =>
    visit(tree, (node) => {
      const words: unknown[] = [];
      if (node.type === "text") words.push(node.value);
      if (node.type === "image") words.push(node.alt, node.title);
      if (node.type === "mdxJsxFlowElement" || node.type === "mdxJsxTextElement")
        words.push(...node.attributes.map(({ value }) => value));
      for (const text of words)
        if (typeof text === "string")
          for (const { offset, message } of findHiddenCharacters(text)) report(node, message, offset);
      if (node.type === "table") checkRows(node, report);
    });
}

function checkRows({ children: [head, ...rows] }: Table, report: Report): void {
  const columns = head?.children.length;
  for (const row of rows) {
    if (row.children.length === columns) continue;
    const cells = pluralize(row.children.length, "Feld", "Felder");
    report(row, `Die Zeile hat ${cells}, die Überschrift ${columns}. Jede Zeile braucht gleich viele.`);
  }
}
