import TurndownService from "turndown";

const styleOf = (node: Node | null) => (node as Element | null)?.getAttribute?.("style") ?? "";
const nameOf = (node: Node | null | undefined) => node?.nodeName ?? "";

/** The elements around a node, the nearest first. */
function ancestorsOf(node: Node): Node[] {
  return node.parentNode ? [node.parentNode, ...ancestorsOf(node.parentNode)] : [];
}

const isList = (node: Node) => /^[UO]L$/.test(nameOf(node));
const HEADING = /^H[1-6]$/;
/** Word marks an item by a style, with its list and its depth: `mso-list:l0 level2 lfo1`. */
const WORD_LIST = /mso-list:\s*(l\d+)\s+level(\d)/;
/** What Word writes in place of a list's marker: a dot or a number, and spaces. */
const WORD_MARKER = /mso-list:\s*Ignore/i;
const WORD_NUMBER = /mso-list:\s*Ignore[^>]*>(?:\s|<[^>]+>)*(\w+)[.)]/i;
const BOLD = /(?<![\w-])font-weight:\s*(bold|[6-9]00)/;
/** Google Docs wraps all it copies in such a `<b>`; Word's `mso-bidi-font-weight` is for right-to-left text only. */
const NOT_BOLD = /(?<![\w-])font-weight:\s*(normal|400)/;
const ITALIC = /font-style:\s*italic/;

/** Puts marks around words, and leaves the spaces outside. */
const around = (mark: string, text: string) => text.replace(/^(\s*)(\S(?:[\s\S]*\S)?)(\s*)$/, `$1${mark}$2${mark}$3`);

/** The words of a cell in one line. */
const inOneLine = (text: string) =>
  text
    .trim()
    .replace(/(\\\n|\s*\n)+\s*/g, " ")
    .replaceAll("|", "\\|");

/** Whether it is the first row of a table, which Markdown makes its heading. */
const isFirstRow = (node: Node) =>
  nameOf(node) === "TR" &&
  !(node as Element).previousElementSibling &&
  !/THEAD|TBODY/.test(nameOf((node.parentNode as Element | null)?.previousElementSibling));

/** The number that Word shows at an item; 1 for a letter, `undefined` for a dot. */
function numberOf(item: Element): number | undefined {
  const [, number] = WORD_NUMBER.exec(item.innerHTML) ?? [];
  return number === undefined ? undefined : Number.parseInt(number, 10) || 1;
}

/** The number that a browser shows at an item of a list. */
function placeIn(list: Element, item: Element): number {
  const items = Array.from(list.children).filter((child) => nameOf(child) === "LI");
  return (Number.parseInt(list.getAttribute("start") ?? "", 10) || 1) + items.indexOf(item);
}

const isBold = (node: Node) =>
  /^(B|STRONG)$/.test(nameOf(node)) ? !NOT_BOLD.test(styleOf(node)) : BOLD.test(styleOf(node));
const isItalic = (node: Node) => /^(I|EM)$/.test(nameOf(node)) || ITALIC.test(styleOf(node));

type Rules = Readonly<Record<string, TurndownService.Rule>>;

/** What is the same in all that is pasted. */
const RULES: Rules = {
  marks: {
    filter: ["b", "strong", "i", "em", "span"],
    replacement(content, node) {
      if (WORD_MARKER.test(styleOf(node))) return "";
      const parents = ancestorsOf(node);
      // A heading is bold anyway, and so is the first row of a table.
      const bold =
        isBold(node) && !parents.some((each) => HEADING.test(nameOf(each)) || isBold(each) || isFirstRow(each));
      const italic = isItalic(node) && !parents.some(isItalic);
      return around(`${bold ? "**" : ""}${italic ? "*" : ""}`, content);
    },
  },
  picture: { filter: "img", replacement: () => "" },
  list: {
    filter: ["ul", "ol"],
    replacement: (content, node) => (ancestorsOf(node).some(isList) ? content : `\n\n${content}\n\n`),
  },
  cell: { filter: ["td", "th"], replacement: (content) => ` ${inOneLine(content)} |` },
  row: {
    filter: "tr",
    replacement(content, node) {
      const cells = (node as Element).querySelectorAll("td, th").length;
      return `\n|${content.replaceAll("\n", "")}${isFirstRow(node) ? `\n|${"---|".repeat(cells)}` : ""}\n`;
    },
  },
  table: { filter: "table", replacement: (content) => `\n\n${content.trim().replace(/\n+/g, "\n")}\n\n` },
};

/** Lists, Word's own included. */
function listRules(html: string): Rules {
  // Below an item with two digits, three spaces are too few.
  const [wide, narrow] = html.split(/<li\b|mso-list:\s*l\d/i).length > 10 ? ["    ", "    "] : ["   ", "  "];
  let isOther = false;
  return {
    "word list": {
      filter: (node) => nameOf(node) === "P" && WORD_LIST.test(styleOf(node)),
      replacement(content, node) {
        const [, list, depth] = WORD_LIST.exec(styleOf(node)) ?? [];
        const before = (node as Element).previousElementSibling;
        const [, listBefore, depthBefore] = WORD_LIST.exec(styleOf(before)) ?? [];
        const number = numberOf(node as Element);
        const isBelow = listBefore !== undefined && Number(depth) > Number(depthBefore);
        const isSame = list === listBefore || isBelow;
        // Another list right after a numbered one would be counted with it: the bracket keeps them apart.
        if (!isSame) isOther = !isOther && number !== undefined && before !== null && numberOf(before) !== undefined;
        const marker = number === undefined ? "-" : `${number}${isOther ? ")" : "."}`;
        return `${isSame ? "\n" : "\n\n"}${wide.repeat(Number(depth) - 1)}${marker} ${inOneLine(content)}\n`;
      },
    },
    item: {
      filter: "li",
      replacement(content, node) {
        const [own, ...outer] = ancestorsOf(node).filter(isList);
        const indent = outer.map((list) => (nameOf(list) === "OL" ? wide : narrow)).join("");
        const marker = own && nameOf(own) === "OL" ? `${placeIn(own as Element, node as Element)}.` : "-";
        return `\n${indent}${marker} ${content.trim().replace(/\n{2,}/g, "\n")}\n`;
      },
    },
  };
}

/** Headings within the levels of a text. */
function headingRules(html: string, [least, most]: readonly [number, number]): Rules {
  const depths = [...html.matchAll(/<h([1-6])\b/gi)].map(([, depth]) => Number(depth));
  const [first = most, ...others] = depths;
  // A single heading above all others is the title of the document, no level of its own.
  const isTitled = others.length > 1 && others.every((depth) => depth > first);
  // The highest heading that was copied becomes the highest that a text has.
  const highest = Math.min(...(isTitled ? others : depths));
  return {
    heading: {
      filter: ["h1", "h2", "h3", "h4", "h5", "h6"],
      replacement(content, node) {
        const depth = Math.min(most, Math.max(least, least + Number(nameOf(node)[1]) - highest));
        return content.trim() ? `\n\n${"#".repeat(depth)} ${inOneLine(content)}\n\n` : "";
      },
    },
  };
}

/**
 * Turns what was copied from Word, Google Docs or a page into Markdown; pictures are left out.
 * @param html of the clipboard
 * @param levels the least and the greatest depth of headings in a text
 */
export function toMarkdown(html: string, levels: readonly [number, number]): string {
  const [, copied = html] = /<!--StartFragment-->([\s\S]*?)<!--EndFragment-->/.exec(html) ?? [];
  const service = new TurndownService({ bulletListMarker: "-", emDelimiter: "*", br: "\\" });
  const escaped = service.escape.bind(service);
  service.escape = (text) => escaped(text).replaceAll("<", "&lt;").replaceAll("{", "&#123;");
  service.remove(["style", "script", "title", "meta", "link"] as (keyof HTMLElementTagNameMap)[]);
  const rules = { ...RULES, ...headingRules(copied, levels), ...listRules(copied) };
  for (const [name, rule] of Object.entries(rules)) service.addRule(name, rule);
  return service
    .turndown(copied)
    .replace(/\*{4}|[\u200B\u2060\uFEFF]/g, "")
    .replace(/^[ \t\u00A0]*\\?$/gm, "")
    .replace(/^\u00A0+|\u00A0+$/gm, "")
    .replace(/ +\u00A0[ \u00A0]*|\u00A0+[ \u00A0]+/g, " ")
    .replaceAll("\u00A0", "&nbsp;")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}
