import TurndownService from "turndown";
import { compareWithPage } from "../../../src/data-layer/render/compare-text";
import { readSigns } from "../../../src/data-layer/text/read-signs";

/** Something that did not come along as it was: what became of it, and the words that it had. */
type Note = { fate: string; words: string };
/** What becomes of the elements of a kind. Without a fate to tell, nothing that a reader sees is lost. */
type Change = readonly [selector: string, become: (element: Element) => void, fate?: string];

/** A declaration in a style, as `change` has made its spaces. @param values each, or the beginning of one */
const css = (property: string, ...values: readonly string[]) =>
  values.map((value) => `[style*=";${property}:${value}"]`).join();
const styleOf = (element: Element) => element.getAttribute("style") ?? "";
const hrefOf = (link: Element) => link.getAttribute("href") ?? "";
const wordsOf = (element: Element) => element.textContent?.trim() ?? "";

const drop = (element: Element) => element.remove();
const unwrap = (element: Element) => element.replaceWith(...childrenOf(element));

/** A new element with children that stood elsewhere. @param beside of the same document */
function wrap(beside: Element, name: string, children: readonly Node[]): Element {
  const element = beside.ownerDocument.createElement(name);
  for (const child of children) element.appendChild(child);
  return element;
}
const childrenOf = (element: Element): Node[] => Array.from(element.childNodes);

/** Puts an item, which Word marks by a style alone, into a list of its kind and depth. */
function listItem(paragraph: Element): void {
  const [, list, depth = ""] = /;mso-list:(l\d+) level(\d)/.exec(styleOf(paragraph)) ?? [];
  const marker = paragraph.querySelector(css("mso-list", "ignore"));
  const [, counted] = /^\s*(\w+)[.)]/.exec(marker?.textContent ?? "") ?? [];
  marker?.remove();
  const key = `${list} ${depth}`;
  const open: Element[] = [];
  let last = paragraph.previousElementSibling;
  for (; last?.hasAttribute("data-word"); last = last.lastElementChild?.lastElementChild ?? null) open.push(last);
  const depthOf = (each: Element) => each.getAttribute("data-word")?.split(" ")[1] ?? "";
  const item = wrap(paragraph, "li", childrenOf(paragraph));
  const own = open.find((each) => each.getAttribute("data-word") === key);
  const made = wrap(paragraph, counted === undefined ? "ul" : "ol", [item]);
  made.setAttribute("data-word", key);
  if (counted !== undefined) made.setAttribute("start", String(Number.parseInt(counted, 10) || 1));
  const above = open.findLast((each) => depthOf(each) < depth)?.lastElementChild;
  if (own) own.appendChild(item);
  else if (above) above.appendChild(made);
  else paragraph.before(made);
  paragraph.remove();
}

/** Signs that have a form above or below the line. */
const [ON_LINE, ABOVE, BELOW] = ["0123456789+-−=()ni", "⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁼⁽⁾ⁿⁱ", "₀₁₂₃₄₅₆₇₈₉₊₋₋₌₍₎ₙᵢ"];
const RAISED = `sup, ${css("vertical-align", "super")}`;
const SHIFTED = `${RAISED}, sub, ${css("vertical-align", "sub")}`;

/** Writes what is above or below the line in signs of their own, where there are such. */
function shift(element: Element): void {
  const places = [...wordsOf(element)].map((sign) => ON_LINE.indexOf(sign));
  const signs = element.matches(RAISED) ? ABOVE : BELOW;
  if (!places.includes(-1)) element.replaceWith(places.map((at) => signs[at]).join(""));
}

/** Makes a footnote of two links that lead to each other: the first is in the text, the other at the note. */
function footnote(link: Element): void {
  const nameIn = (each: Element) => `#${each.getAttribute("name") || each.id}`;
  const other = Array.from(link.ownerDocument.querySelectorAll("a")).find(
    (each) => nameIn(each) === hrefOf(link) && hrefOf(each) === nameIn(link) && nameIn(link) !== "#",
  );
  const label = wordsOf(link).replace(/[^\p{L}\p{N}]/gu, "") || "a";
  for (const [each, after] of [[link, ""] as const, [other, ": "] as const]) {
    const mark = link.ownerDocument.createElement("a");
    mark.setAttribute("data-footnote", `[^${label}]${after}`);
    if (other) (each?.closest(RAISED) ?? each)?.replaceWith(mark);
  }
}

/** Links to the page itself that Google or Outlook sends over one of its own. */
function withoutDetour(link: Element): void {
  if (!URL.canParse(hrefOf(link))) return;
  const { hostname, searchParams } = new URL(hrefOf(link));
  const to = searchParams.get("q") ?? searchParams.get("url") ?? "";
  if (/(?:^|\.)google\.\w+$|\.safelinks\.protection\.outlook\.com$/.test(hostname) && /^https?:/.test(to))
    link.setAttribute("href", to);
}

const isFirstRow = (row: Element | null) => row !== null && row.closest("table")?.querySelector("tr") === row;

/** What shows an inline element bold, italic, struck. */
const MARKS = {
  b: `b, strong, ${css("font-weight", "bold", "6", "7", "8", "9")}`,
  i: `i, em, ${css("font-style", "italic")}`,
  s: `s, strike, [style*="line-through"]`,
};
/** Google Docs wraps all it copies in such a `<b>`. */
const NOT_BOLD = css("font-weight", "normal", "400");

/** Marks words by elements alone, and once. A heading is bold anyway, and so is the first row of a table. */
function mark(element: Element): void {
  const isShownBold = element.closest("h1, h2, h3, h4, h5, h6") || isFirstRow(element.closest("tr"));
  let children = childrenOf(element);
  for (const [name, selector] of Object.entries(MARKS)) {
    const isMark = element.matches(selector) && !(name === "b" && (isShownBold || element.matches(NOT_BOLD)));
    if (isMark && !element.parentElement?.closest(name)) children = [wrap(element, name, children)];
  }
  element.replaceWith(...children);
}

/** Between two marks of the same kind, there would be none. */
function joinMark(element: Element): void {
  const before = element.previousSibling;
  if (before?.nodeName !== element.nodeName) return;
  for (const child of childrenOf(element)) before.appendChild(child);
  element.remove();
}

/** What keeps its meaning in Markdown, and what has none. */
const KNOWN =
  "p br h1 h2 h3 h4 h5 h6 ul ol li a b strong i em s strike code pre blockquote hr table thead tbody tfoot tr th td col colgroup caption span font div section article main header footer aside nav figure figcaption ins small big center abbr address cite time wbr bdi";

/** In the order in which they are made. */
const CHANGES: readonly Change[] = [
  ["style, script, title, meta, link", drop],
  [`${css("mso-element", "comment")}, .MsoCommentReference, [class*=msocom]`, drop, "Kommentare sind nicht dabei"],
  ["del, [class*=msoDel]", drop, "Was in der Überarbeitung gelöscht war, ist nicht dabei"],
  [
    "img, picture, svg, video, audio, iframe, object, canvas",
    drop,
    "Bilder sind nicht dabei. Bitte einzeln einfügen, und was darunter stand, als Bildunterschrift",
  ],
  [`p${css("mso-list", "l")}`, listItem],
  ["ul > ul, ul > ol, ol > ul, ol > ol", (list) => list.previousElementSibling?.appendChild(list)],
  ["a[href^='#']", footnote],
  [`${css("mso-element", "")} hr`, drop],
  [SHIFTED, shift],
  [SHIFTED, unwrap, "Hoch- und Tiefgestelltes steht jetzt auf der Zeile"],
  ["a[href]", withoutDetour],
  ["a:not([data-footnote])", (link) => wordsOf(link) || link.remove()],
  ["a:not([href]):not([data-footnote])", unwrap],
  [
    ["#", "file:", "about:", "blob:", "data:", "javascript:"].map((start) => `a[href^="${start}"]`).join(),
    unwrap,
    "Links, die nur im Dokument oder auf einem Rechner gelten, sind jetzt gewöhnliche Wörter",
  ],
  [
    "[colspan]:not([colspan='1']), [rowspan]:not([rowspan='1'])",
    () => {},
    "Verbundene Zellen sind jetzt einzelne. Bitte die Tabelle ansehen",
  ],
  ["b, strong, i, em, s, strike, span", mark],
  ["b, i, s", joinMark],
  ["td p, th p, td div, th div", (block) => block.replaceWith(...childrenOf(block), " ")],
  [`*${KNOWN.replace(/(\w+) ?/g, ":not($1)")}`, unwrap, "Hier blieben nur die Wörter"],
];

/** Makes all changes in a page. @returns what is to be told of them */
function change(body: Element): Note[] {
  for (const element of Array.from(body.querySelectorAll("[style]"))) {
    const style = styleOf(element).toLowerCase().replace(/\s+/g, " ");
    element.setAttribute("style", `;${style.replace(/ ?([:;]) ?/g, "$1")};`);
  }
  return CHANGES.flatMap(([selector, become, fate]) =>
    Array.from(body.querySelectorAll(selector)).flatMap((element): Note[] => {
      if (!body.contains(element)) return [];
      const words = element.getAttribute("alt")?.trim() || wordsOf(element) || element.nodeName.toLowerCase();
      become(element);
      return fate ? [{ fate, words }] : [];
    }),
  );
}

/** Brings headings to the levels of a text. */
function levelHeadings(body: Element, [least, most]: readonly [number, number]): void {
  const headings = Array.from(body.querySelectorAll("h1, h2, h3, h4, h5, h6")).filter(wordsOf);
  const depthOf = (heading?: Element) => Number(heading?.nodeName[1] ?? most);
  const [first, ...others] = headings;
  // A single heading above all others is the title of the document, no level of its own.
  const isTitled = others.length > 1 && others.every((other) => depthOf(other) > depthOf(first));
  // The highest heading that was copied becomes the highest that a text has.
  const highest = Math.min(...(isTitled ? others : headings).map(depthOf));
  for (const heading of headings) {
    const depth = Math.min(most, Math.max(least, least + depthOf(heading) - highest));
    for (const br of Array.from(heading.querySelectorAll("br"))) br.replaceWith(" ");
    heading.replaceWith(wrap(heading, `h${depth}`, childrenOf(heading)));
  }
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

const RULES: Readonly<Record<string, TurndownService.Rule>> = {
  struck: { filter: "s", replacement: (content) => `~~${content}~~` },
  footnote: {
    filter: (node) => node.hasAttribute("data-footnote"),
    replacement: (_, node) => (node as Element).getAttribute("data-footnote") ?? "",
  },
  item: {
    filter: "li",
    replacement(content, node) {
      const list = node.parentNode as Element;
      const number = Number(list.getAttribute("start") ?? 1) + Array.from(list.children).indexOf(node as Element);
      // Another list right after a numbered one would be counted with it: the bracket keeps them apart.
      let lists = 0;
      for (let each: Element | null = list; each?.nodeName === "OL"; each = each.previousElementSibling) lists += 1;
      const marker = lists === 0 ? "-" : `${number}${lists % 2 ? "." : ")"}`;
      const lines = content.trim().replace(/\n+(?=(?:-|\d+[.)]) )/g, "\n");
      return `${marker} ${lines.replaceAll("\n", `\n${" ".repeat(marker.length + 1)}`)}\n`;
    },
  },
  cell: {
    filter: ["td", "th"],
    replacement: (content) =>
      ` ${content
        .trim()
        .replace(/\\?\n\s*/g, " ")
        .replaceAll("|", "\\|")} |`,
  },
  row: {
    filter: "tr",
    replacement(content, node) {
      const head = isFirstRow(node as Element) ? `\n|${"---|".repeat((node as Element).children.length)}` : "";
      return `\n|${content.replaceAll("\n", "")}${head}\n`;
    },
  },
  table: { filter: "table", replacement: (content) => `\n\n${content.trim().replace(/\n+/g, "\n")}\n\n` },
};

/** An address among words is a link by itself, in which a backslash is a sign of its own. */
const BARE_ADDRESS = /((?:https?:\/\/|www\.)[^\s<{]+)/;
const ADDRESS_AT_BREAK = /((?:https?:\/\/|www\.)[^\s<{]*)\\\n/g;
/** Signs without width, and an element of Word's that only marks the end of a paragraph. */
const UNSEEN = /[\u200B\u2060\uFEFF]|<\/?o:p\b[^>]*>/gi;
/** Whether a program for code copied it: all of it stands in one box that keeps its spaces. */
const CODE = /^\s*<(?:pre\b|[^>]*white-space:\s*pre(?![\w-]))/i;

function escapeWords(text: string): string {
  const escaped = TurndownService.prototype
    .escape(text.replace(/&(?=#?\w+;)/g, "&amp;"))
    .replaceAll("<", "&lt;")
    .replaceAll("{", "&#123;")
    .replace(/^\d+(?=[.)](?:\s|$))|^(?=\|)|(?<=^|\s)(?=[+#]+$)/g, "$&\\");
  // What a dialect of Markdown reads as a mark is none here.
  return readSigns(escaped, () => false) === text
    ? escaped
    : escaped.replace(/(\\.)|(?=[~^=+%|:$])/g, (_, done) => done ?? "\\");
}

/**
 * Turns what was copied from Word, Google Docs or a page into Markdown.
 * @param levels the least and the greatest depth of headings in a text
 * @returns the text, empty for code, and sentences that say what did not come along as it was
 */
export function toMarkdown(html: string, levels: readonly [number, number]): { text: string; notes: string[] } {
  const [, copied = html] = /<!--StartFragment-->([\s\S]*?)<!--EndFragment-->/.exec(html) ?? [];
  const { body } = new DOMParser().parseFromString(copied.replace(UNSEEN, ""), "text/html");
  if (body.children.length === 1 && CODE.test(body.innerHTML)) return { text: "", notes: [] };
  const changes = change(body);
  levelHeadings(body, levels);
  const service = new TurndownService({
    headingStyle: "atx",
    codeBlockStyle: "fenced",
    bulletListMarker: "-",
    emDelimiter: "*",
    br: "\\",
  });
  service.escape = (text) =>
    text
      .split(BARE_ADDRESS)
      .map((part, at) => (at % 2 ? part : escapeWords(part)))
      .join("");
  for (const [name, rule] of Object.entries(RULES)) service.addRule(name, rule);
  const text = service
    .turndown(body)
    .replace(ADDRESS_AT_BREAK, "$1 \\\n")
    .replace(/^[ \t\u00A0]*\\?$/gm, "")
    .replace(/^\u00A0+|\u00A0+$/gm, "")
    .replace(/ +\u00A0[ \u00A0]*|\u00A0+[ \u00A0]+/g, " ")
    .replaceAll("\u00A0", "&nbsp;")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
  const differences = compareWithPage(text, body).map(({ typed, shown }) => ({
    fate: "Bitte mit der Vorlage vergleichen",
    words: shown || typed,
  }));
  return { text, notes: sentences([...changes, ...differences]) };
}
