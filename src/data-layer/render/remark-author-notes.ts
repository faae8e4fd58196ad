import type { Nodes, Root } from "mdast";
import { visit } from "unist-util-visit";

const NOTE = /^\s*\/\*\s*Rechenfehler mit Absicht\s*\*\/\s*$/;

/** Whether a node is `{/* Rechenfehler mit Absicht *\/}`: an author's note on a mistake that is meant. */
export const isAuthorNote = (node: Nodes): boolean =>
  (node.type === "mdxFlowExpression" || node.type === "mdxTextExpression") && NOTE.test(node.value);

/** Remark plugin: removes authors' notes, each with the space after it. */
export function remarkAuthorNotes() {
  return (tree: Root): void =>
    visit(tree, (parent) => {
      if (!("children" in parent)) return;
      const isLeft = (child: Nodes, index: number) => {
        const before = parent.children[index - 1];
        if (before && isAuthorNote(before) && child.type === "text") child.value = child.value.replace(/^ /, "");
        return !isAuthorNote(child);
      };
      parent.children = parent.children.filter(isLeft) as typeof parent.children;
    });
}
