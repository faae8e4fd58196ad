import type { ChildNode, Document, Element } from "domhandler";
import { parse } from "parse5";
import { adapter } from "parse5-htmlparser2-tree-adapter";

/** What a built page holds, as a browser without scripts reads it. */
export type PageContent = {
  /** Elements by each thing that a selector may ask of them: `p`, `.class`, `#id`, `[attribute`; `*` for all. */
  elements: ReadonlyMap<string, readonly Element[]>;
  /** The code of the page's own scripts, which run before the first paint. */
  scripts: string;
  /** Style elements and attributes that may name variables and keyframes. */
  styles: string;
};

/** Whether a script is the site's own and runs before the first paint. */
const isOwnScript = ({ id = "", type = "", ...others }: Element["attribs"]): boolean =>
  !/^(app-loader$|gatsby-)/.test(id) &&
  /^(module|(text|application)\/javascript)?$/i.test(type) &&
  !("src" in others || "data-partytown" in others);

const WHITESPACE = /[\t\n\f\r ]+/;

/** @param html a page without the stylesheet that Gatsby writes into it */
export function readPage(html: string): PageContent {
  const elements = new Map<string, Element[]>();
  const note = (key: string, element: Element) => (elements.get(key) ?? elements.set(key, []).get(key))?.push(element);
  let scripts = "";
  let styles = "";
  const visit = (node: ChildNode | Document): void => {
    if (!("children" in node)) return;
    if ("attribs" in node) {
      // Selectors are compared in small letters: `linearGradient`, `viewBox`.
      node.name = node.name.toLowerCase();
      note("*", node);
      note(node.name, node);
      for (const [name, value] of Object.entries(node.attribs)) {
        node.attribs[name.toLowerCase()] = value;
        note(`[${name.toLowerCase()}`, node);
        if (name === "style" || value.includes("--")) styles += `${value}\n`;
      }
      note(`#${node.attribs.id}`, node);
      for (const each of node.attribs.class?.split(WHITESPACE) ?? []) note(`.${each}`, node);
      const text = () => node.children.map((child) => ("data" in child ? child.data : "")).join("");
      if (node.name === "style") styles += text();
      if (node.name === "script" && isOwnScript(node.attribs)) scripts += `${text()}\n`;
    }
    for (const child of node.children) visit(child);
  };
  // Without scripts, because what stands in `noscript` has styles, too.
  visit(parse(html, { treeAdapter: adapter, scriptingEnabled: false }));
  return { elements, scripts, styles };
}
