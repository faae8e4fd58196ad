import type { SyntaxNode } from "@lezer/common";
import { GFM, parser } from "@lezer/markdown";
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
const STRUCK = /text-decoration[\w-]*:[^;"]*line-through/;

/** Something that did not come along as it was: what became of it, and the words that it had. */
type Note = { fate: string; words: string };
/** What becomes of elements of a kind. Without a fate to tell, nothing that a reader sees is lost. */
type Change = { of: (element: Element) => boolean; become: (element: Element) => void; fate?: string };

const drop = (element: Element) => element.remove();
const unwrap = (element: Element) => element.replaceWith(...Array.from(element.childNodes));
const named = (names: RegExp) => (element: Element) => names.test(nameOf(element));
const hasClass = (names: RegExp) => (element: Element) => names.test(element.getAttribute("class") ?? "");
const hrefOf = (link: Element) => link.getAttribute("href") ?? "";

/** Signs that have a form above or below the line. */
const [ON_LINE, ABOVE, BELOW] = ["0123456789+-−=()ni", "⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁼⁽⁾ⁿⁱ", "₀₁₂₃₄₅₆₇₈₉₊₋₋₌₍₎ₙᵢ"];
const isRaised = (element: Element) => nameOf(element) === "SUP" || /vertical-align:\s*super/.test(styleOf(element));
const isShifted = (element: Element) =>
  isRaised(element) || /^SUB|vertical-align:\s*sub/.test(nameOf(element) + styleOf(element));

/** The words of an element above or below the line, where all of their signs have such a form. */
function shifted(element: Element): string | undefined {
  const places = [...(element.textContent ?? "").trim()].map((sign) => ON_LINE.indexOf(sign));
  return places.includes(-1) ? undefined : places.map((at) => (isRaised(element) ? ABOVE : BELOW)[at]).join("");
}

/** Links of footnotes lead to each other. @returns the other one, if it stands below */
function noteOf(link: Element): Element | undefined {
  const nameIn = (each: Element) => `#${each.getAttribute("name") || each.id}`;
  const links = Array.from(link.ownerDocument.querySelectorAll("a"));
  return links
    .slice(links.indexOf(link as HTMLAnchorElement) + 1)
    .find((other) => nameIn(other) === hrefOf(link) && hrefOf(other) === nameIn(link) && nameIn(link) !== "#");
}

function footnote(link: Element): void {
  const label = (link.textContent ?? "").replace(/[^\p{L}\p{N}]/gu, "") || "a";
  for (const [each, sign] of [[link, ""] as const, [noteOf(link), ":"] as const]) {
    const mark = link.ownerDocument.createElement("span");
    mark.textContent = `[^${label}]${sign}`;
    mark.setAttribute("data-footnote", mark.textContent);
    each?.replaceWith(mark, sign && " ");
  }
}

/** Where a link leads that Google or Outlook sends over a page of its own. */
function redirected(link: Element): string | undefined {
  const { hostname, searchParams } = URL.canParse(hrefOf(link)) ? new URL(hrefOf(link)) : {};
  const isDetour = /(?:^|\.)google\.\w+$|\.safelinks\.protection\.outlook\.com$/.test(hostname ?? "");
  return isDetour
    ? ([searchParams?.get("q"), searchParams?.get("url")].find((to) => /^https?:/.test(to ?? "")) ?? undefined)
    : undefined;
}

/** What keeps its meaning in Markdown, and what has none. */
const KNOWN =
  /^(?:HTML|BODY|P|BR|H[1-6]|[UO]L|LI|A|B|STRONG|I|EM|S|STRIKE|CODE|PRE|BLOCKQUOTE|HR|TABLE|THEAD|TBODY|TFOOT|TR|TH|TD|COL|COLGROUP|CAPTION|SPAN|FONT|DIV|SECTION|ARTICLE|MAIN|HEADER|FOOTER|ASIDE|NAV|FIGURE|FIGCAPTION|INS|SMALL|BIG|CENTER|ABBR|ADDRESS|CITE|TIME|WBR|BDI|O:P)$/;

const INLINE = /^(?:A|B|STRONG|I|EM|S|STRIKE|CODE|SPAN|FONT|INS|SMALL|BIG|ABBR|CITE|TIME|WBR|BDI|O:P)$/;

/** How an inline element looks: whether it is bold, italic, struck. */
const lookOf = (node: Node | null) =>
  node && INLINE.test(nameOf(node).toUpperCase()) ? [isBold, isItalic, isStruck].map((is) => is(node)).join() : "";

/** In the order in which they are made. */
const CHANGES: readonly Change[] = [
  { of: named(/^(?:STYLE|SCRIPT|TITLE|META|LINK)$/), become: drop },
  {
    of: (element) => /mso-element:\s*comment/.test(styleOf(element)) || hasClass(/MsoCommentReference|msocom/)(element),
    become: drop,
    fate: "Kommentare sind nicht dabei",
  },
  {
    of: (element) => nameOf(element) === "DEL" || hasClass(/msoDel/)(element),
    become: drop,
    fate: "Was in der Überarbeitung gelöscht war, ist nicht dabei",
  },
  {
    of: named(/^(?:IMG|PICTURE|SVG|VIDEO|AUDIO|IFRAME|OBJECT|CANVAS)$/i),
    become: drop,
    fate: "Bilder sind nicht dabei. Bitte einzeln einfügen, und was darunter stand, als Bildunterschrift",
  },
  { of: (element) => nameOf(element) === "A" && noteOf(element) !== undefined, become: footnote },
  {
    of: (element) => nameOf(element) === "HR" && ancestorsOf(element).some((each) => /mso-element/.test(styleOf(each))),
    become: drop,
  },
  { of: (element) => isShifted(element) && Boolean(element.querySelector("[data-footnote]")), become: unwrap },
  {
    of: (element) => isShifted(element) && shifted(element) !== undefined,
    become: (element) => element.replaceWith(shifted(element) ?? ""),
  },
  { of: isShifted, become: unwrap, fate: "Hoch- und Tiefgestelltes steht jetzt auf der Zeile" },
  {
    of: (element) => nameOf(element) === "A" && redirected(element) !== undefined,
    become: (element) => element.setAttribute("href", redirected(element) ?? ""),
  },
  { of: (element) => nameOf(element) === "A" && !element.textContent?.trim(), become: drop },
  { of: (element) => nameOf(element) === "A" && !hrefOf(element), become: unwrap },
  {
    of: (element) => nameOf(element) === "A" && /^(?:#|file:|about:|blob:|data:|javascript:)/i.test(hrefOf(element)),
    become: unwrap,
    fate: "Links, die nur im Dokument oder auf einem Rechner gelten, sind jetzt gewöhnliche Wörter",
  },
  {
    of: (element) =>
      /^T[DH]$/.test(nameOf(element)) &&
      /[2-9]|1\d/.test(`${element.getAttribute("colspan")}${element.getAttribute("rowspan")}`),
    become: () => {},
    fate: "Verbundene Zellen sind jetzt einzelne. Bitte die Tabelle ansehen",
  },
  {
    // Between two marks of the same kind, there would be none.
    of: (element) => lookOf(element).includes("true") && lookOf(element) === lookOf(element.previousSibling),
    become(element) {
      for (const child of Array.from(element.childNodes)) element.previousSibling?.appendChild(child);
      element.remove();
    },
  },
  { of: (element) => !KNOWN.test(nameOf(element).toUpperCase()), become: unwrap, fate: "Hier blieben nur die Wörter" },
];

/** Makes all changes in a document. @returns what is to be told of them */
function change(document: Document): Note[] {
  return CHANGES.flatMap(({ of, become, fate }) =>
    Array.from(document.body.querySelectorAll("*")).flatMap((element): Note[] => {
      if (!document.contains(element) || !of(element)) return [];
      const words = (element.getAttribute("alt") ?? element.textContent ?? "").trim() || nameOf(element).toLowerCase();
      become(element);
      return fate ? [{ fate, words }] : [];
    }),
  );
}

/** What a browser shows of an element, with a space where a block begins or ends. */
function textOf(node: Node): string {
  if (WORD_MARKER.test(styleOf(node))) return "";
  if (node.nodeType === 3) return node.nodeValue ?? "";
  const text = Array.from(node.childNodes).map(textOf).join("");
  return INLINE.test(nameOf(node).toUpperCase()) ? text : ` ${text} `;
}

const markdownParser = parser.configure(GFM);
const BLOCK_MARK = /^(?:HeaderMark|QuoteMark|ListMark|TableDelimiter|HardBreak|HorizontalRule)$/;
const INLINE_MARK = /^(?:EmphasisMark|StrikethroughMark|CodeMark)$/;
const ENTITIES: Readonly<Record<string, string>> = { "&lt;": "<", "&#123;": "{", "&nbsp;": " ", "&amp;": "&" };

const isInCell = (node: SyntaxNode | null): boolean =>
  node !== null && (node.name === "TableCell" || isInCell(node.parent));

/** What a page shows of Markdown. */
function textOfMarkdown(markdown: string): string {
  let [text, done] = ["", 0];
  markdownParser.parse(markdown).iterate({
    enter({ name, from, to, node }) {
      const written = markdown.slice(from, to);
      // Without an address, what is in brackets is a footnote.
      if (name === "LinkReference" || (name === "Link" && !node.getChild("URL"))) return false;
      // A link's words may be an address, too.
      const isAddress = name === "URL" && node.prevSibling?.name === "LinkMark" && markdown[from - 1] === "(";
      const isOfLink = node.parent?.name === "Link" && (isAddress || /^Link(?:Mark|Title)$/.test(name));
      const [shown] = [
        name === "Escape" ? [written.slice(1)] : [],
        name === "InlineCode" && isInCell(node) ? [written.replace(/^`+|`+$/g, "").replaceAll("\\|", "|")] : [],
        name === "Entity" ? [ENTITIES[written] ?? written] : [],
        BLOCK_MARK.test(name) ? [" "] : [],
        INLINE_MARK.test(name) || isOfLink ? [""] : [],
      ].flat();
      if (shown === undefined) return true;
      text += markdown.slice(done, from) + shown;
      done = to;
      return false;
    },
  });
  return text + markdown.slice(done);
}

/** The words of a text that another one lacks. */
function missing(text: string, other: string): string[] {
  const left = new Map<string, number>();
  const wordsIn = (each: string) => each.replace(INVISIBLE, "").split(/\s+/).filter(Boolean);
  for (const word of wordsIn(other)) left.set(word, (left.get(word) ?? 0) + 1);
  return wordsIn(text).filter((word) => {
    left.set(word, (left.get(word) ?? 0) - 1);
    return (left.get(word) ?? 0) < 0;
  });
}

const SHOWN_WORDS = 60;

/** A sentence for each fate. */
function sentences(notes: readonly Note[]): string[] {
  return [...new Set(notes.map(({ fate }) => fate))].map((fate) => {
    const words = notes.filter((note) => note.fate === fate).map((note) => note.words.replace(/\s+/g, " "));
    const short = words.map((each) => (each.length > SHOWN_WORDS ? `${each.slice(0, SHOWN_WORDS)} …` : each));
    return `${fate}: ${short.map((each) => `„${each}“`).join(", ")}.`;
  });
}

/** Puts marks around words, and leaves the spaces outside. */
const around = (mark: string, text: string) => text.replace(/^(\s*)(\S(?:[\s\S]*\S)?)(\s*)$/, `$1${mark}$2${mark}$3`);

/** Words in one line, as in a cell. */
const inOneLine = (text: string) => text.trim().replace(/(\\\n|\s*\n)+\s*/g, " ");

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
const isStruck = (node: Node) => /^(S|STRIKE)$/.test(nameOf(node)) || STRUCK.test(styleOf(node));
const isItalic = (node: Node) => /^(I|EM)$/.test(nameOf(node)) || ITALIC.test(styleOf(node));

type Rules = Readonly<Record<string, TurndownService.Rule>>;

/** What is the same in all that is pasted. */
const RULES: Rules = {
  marks: {
    filter: ["b", "strong", "i", "em", "s", "strike", "span"] as (keyof HTMLElementTagNameMap)[],
    replacement(content, node) {
      if (WORD_MARKER.test(styleOf(node))) return "";
      const mark = (node as Element).getAttribute("data-footnote");
      if (mark) return mark;
      const parents = ancestorsOf(node);
      // A heading is bold anyway, and so is the first row of a table.
      const bold =
        isBold(node) && !parents.some((each) => HEADING.test(nameOf(each)) || isBold(each) || isFirstRow(each));
      const italic = isItalic(node) && !parents.some(isItalic);
      const struck = isStruck(node) && !parents.some(isStruck);
      return around(struck ? "~~" : "", around(`${bold ? "**" : ""}${italic ? "*" : ""}`, content));
    },
  },
  list: {
    filter: ["ul", "ol"],
    replacement: (content, node) => (ancestorsOf(node).some(isList) ? content : `\n\n${content}\n\n`),
  },
  cell: { filter: ["td", "th"], replacement: (content) => ` ${inOneLine(content).replaceAll("|", "\\|")} |` },
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
        return content.trim()
          ? `\n\n${"#".repeat(depth)} ${inOneLine(content).replace(/(^|\s)(#+)$/, "$1\\$2")}\n\n`
          : "";
      },
    },
  };
}

/** An address among words is a link by itself, in which a backslash is a sign of its own. */
const BARE_ADDRESS = /((?:https?:\/\/|www\.)[^\s<{]+)/;
const ADDRESS_AT_BREAK = /((?:https?:\/\/|www\.)[^\s<{]*)\\\n/g;
const INVISIBLE = /[\u200B\u2060\uFEFF]/g;

/** Whether a program for code copied it: all of it stands in one box that keeps its spaces. */
const isCode = ([first, ...others]: readonly Element[]) =>
  others.length === 0 &&
  first !== undefined &&
  (nameOf(first) === "PRE" || /white-space:\s*pre(?![\w-])/.test(styleOf(first)));

/**
 * Turns what was copied from Word, Google Docs or a page into Markdown.
 * @param html of the clipboard
 * @param levels the least and the greatest depth of headings in a text
 * @returns the text, empty for code, and sentences that say what did not come along as it was
 */
export function toMarkdown(html: string, levels: readonly [number, number]): { text: string; notes: string[] } {
  const [, copied = html] = /<!--StartFragment-->([\s\S]*?)<!--EndFragment-->/.exec(html) ?? [];
  const document = new DOMParser().parseFromString(copied, "text/html");
  if (isCode(Array.from(document.body.children))) return { text: "", notes: [] };
  const changes = change(document);
  const service = new TurndownService({ bulletListMarker: "-", emDelimiter: "*", br: "\\" });
  const escapeMarks = service.escape.bind(service);
  const escapeWords = (text: string) =>
    escapeMarks(text.replace(/&(?=#?\w+;)/g, "&amp;"))
      .replaceAll("<", "&lt;")
      .replaceAll("{", "&#123;")
      .replaceAll("~~", "\\~\\~")
      .replace(/^(?:\d+(?=[.)](?:\s|$))|(?=[+#]+$))/, "$&\\");
  service.escape = (text) =>
    text
      .split(BARE_ADDRESS)
      .map((part, at) => (at % 2 ? part : escapeWords(part)))
      .join("");
  const rules = { ...RULES, ...headingRules(copied, levels), ...listRules(copied) };
  for (const [name, rule] of Object.entries(rules)) service.addRule(name, rule);
  const text = service
    .turndown(document.body)
    .replace(INVISIBLE, "")
    .replace(ADDRESS_AT_BREAK, "$1 \\\n")
    .replace(/^[ \t\u00A0]*\\?$/gm, "")
    .replace(/^\u00A0+|\u00A0+$/gm, "")
    .replace(/ +\u00A0[ \u00A0]*|\u00A0+[ \u00A0]+/g, " ")
    .replaceAll("\u00A0", "&nbsp;")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
  const [shown, written] = [textOf(document.body), textOfMarkdown(text)];
  const differences = [
    ...missing(shown, written).map((words) => ({ fate: "Das fehlt jetzt im Text", words })),
    ...missing(written, shown).map((words) => ({ fate: "Das ist im Text zu viel", words })),
  ];
  return { text, notes: sentences([...changes, ...differences]) };
}
