import type { Root } from "mdast";
import { visit } from "unist-util-visit";
import { findHiddenCharacters } from "../text/hidden-characters";
import type { Report } from "./report";

/** Remark plugin: reports hidden characters that a text names by number, e.g. `&#8203;`. */
export function remarkHiddenCharacters(report: Report) {
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
    });
}
