import type * as Mdast from "mdast";
import { toString as textOf } from "mdast-util-to-string";
import { visit } from "unist-util-visit";
import type { Report } from "../../../../src/data-layer/render/report";
import { markdownCheck, type Rule } from "../../rule";

function checkTables(tree: Mdast.Root, report: Report): void {
  visit(tree, "table", ({ children: [head] }) => {
    const empty = (head?.children ?? []).flatMap((cell, index) => (textOf(cell).trim() === "" ? [index + 1] : []));
    const message = `Über Spalte ${empty.join(", ")} der Tabelle steht nichts. Jede Spalte braucht ein Wort in der Kopfzeile, auch die erste: | Merkmal | … |.`;
    if (head && empty.length > 0) report(head, message);
  });
}

export const rule = {
  inMarkdown: markdownCheck(checkTables),
} satisfies Rule;
