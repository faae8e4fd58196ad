import type { ElementContent, Nodes, RootContent } from "hast";
import { type Part, type PlacedPart, readLines } from "../text/read-lines";

/** Where a page differs from its text, in words for the author; and what stands in both. */
export type Difference = { line: number; message: string; typed: string; shown: string };
type Place = Pick<Difference, "line" | "message">;
type Keyed<Of extends Part = Part> = Of & { key: string };

/** Words alone: a page divides them and sets its own spaces. */
const withKey = <Of extends Part>(part: Of): Keyed<Of> => ({ ...part, key: part.text.replace(/[\s\u00ad]+/g, "") });

/** A part of a page, as browsers and parsers of HTML have it. */
export type PageNode = {
  nodeType: number;
  textContent: string | null;
  childNodes: Iterable<PageNode>;
  tagName?: string | null;
  getAttribute?: (name: string) => string | null | undefined;
};

/** Says where some HTML differs from the Markdown that was made of it, as at pasting. @param page its body */
export const compareWithPage = (text: string, page: PageNode): Difference[] =>
  compareText(readLines(text, () => false).parts, [treeOf(page)]);

function treeOf(node: PageNode): ElementContent {
  if (node.nodeType === 3) return { type: "text", value: node.textContent ?? "" };
  return {
    type: "element",
    tagName: node.tagName?.toLowerCase() ?? "div",
    properties: { start: node.getAttribute?.("start") ?? 1 },
    children: Array.from(node.childNodes, treeOf),
  };
}

const BLOCKS =
  /^(?:address|article|aside|blockquote|body|caption|dd|div|dl|dt|fig\w+|footer|h[1-6]|header|hr|html|li|main|ol|p|pre|section|t(?:able|body|d|foot|h|head|r)|ul)$/;
const UNSEEN = /^(?:head|script|style|template|title)$/;
type Around = { kind: Part["kind"]; depth: number; quotes: number; isNote?: boolean; item?: { number?: number } };

/** What a page shows, block by block. */
function partsIn(page: readonly Nodes[]): Keyed[] {
  const parts: Keyed[] = [];
  let text = "";
  const flush = ({ kind, depth, quotes, item }: Around) => {
    const isFirst = item !== undefined && kind === "text" && !seen.has(item);
    const part = withKey({ kind: isFirst ? "item" : kind, depth, quotes, text, ...(isFirst && item) } as Part);
    text = "";
    if (!part.key) return;
    if (item) seen.add(item);
    parts.push(part);
  };
  const seen = new Set<object>();
  const walk = (node: Nodes, place: Around, number?: number): void => {
    if (node.type === "text") text += node.value;
    if (!("children" in node)) return;
    const name = node.type === "element" ? node.tagName : "";
    const { id, start, dataFootnotes, dataFootnoteRef, dataFootnoteBackref } =
      node.type === "element" ? node.properties : {};
    const isMark = dataFootnoteRef !== undefined || dataFootnoteBackref !== undefined;
    if (UNSEEN.test(name) || isMark || id === "footnote-label") return;
    const isBlock = node.type === "mdxJsxFlowElement" || BLOCKS.test(name);
    if (isBlock) flush(place);
    const own: Around = { ...place };
    if (dataFootnotes) own.isNote = true;
    if (name === "blockquote") own.quotes += 1;
    if (name === "pre") own.kind = "code";
    if (name === "td" || name === "th") own.kind = "cell";
    if (/^h[1-6]$/.test(name)) Object.assign(own, { kind: "heading", depth: Number(name[1]) });
    if (name === "li" && place.isNote) own.isNote = false;
    else if (name === "li")
      Object.assign(own, { depth: place.depth + 1, item: number === undefined ? {} : { number } });
    let count = Number(start ?? 1);
    for (const child of node.children) {
      const isItem = child.type === "element" && child.tagName === "li";
      walk(child, own, isItem && name === "ol" ? count++ : undefined);
    }
    if (isBlock) flush(own);
  };
  for (const node of page) walk(node, { kind: "text", depth: 0, quotes: 0 });
  flush({ kind: "text", depth: 0, quotes: 0 });
  return parts;
}

const isSame = (one: Keyed | undefined, other: Keyed | undefined): boolean =>
  one !== undefined &&
  one.key === other?.key &&
  one.kind === other.kind &&
  one.depth === other.depth &&
  one.quotes === other.quotes &&
  (one.number ?? other.number) === other.number;

/** How far ahead both are searched for what is the same again. */
const LOOK_AHEAD = 40;

function nextSame(typed: readonly Keyed[], shown: readonly Keyed[], at: number, on: number): [number, number] {
  for (let sum = 1; sum <= LOOK_AHEAD; sum++)
    for (let ahead = 0; ahead <= sum; ahead++)
      if (isSame(typed[at + ahead], shown[on + sum - ahead])) return [at + ahead, on + sum - ahead];
  return [typed.length, shown.length];
}

/** Says where a page differs from its text: a sign or a line is lost, markup is left, a block is another or joins one. */
export function compareText(parts: readonly PlacedPart[], page: readonly RootContent[]): Difference[] {
  const all = parts.map(withKey);
  const [typed, shown] = [all.filter(({ key }) => key), partsIn(page)];
  const found: Difference[] = [];
  let [at, on] = [0, 0];
  while (at < typed.length || on < shown.length) {
    const isEqual = isSame(typed[at], shown[on]);
    const [end, shownEnd] = isEqual ? [at + 1, on + 1] : nextSame(typed, shown, at, on);
    const before = found.length;
    while (!isEqual && (at < end || on < shownEnd)) {
      const [one, other] = [at < end ? typed[at] : undefined, on < shownEnd ? shown[on] : undefined];
      const count = one && other ? joinedCount(typed.slice(at, end), other) : 1;
      const add = (place: Place) => void found.push({ ...place, typed: one?.typed ?? "", shown: other?.text ?? "" });
      if (one && other && !isSame(one, other)) add(differenceOf(one, count > 1 ? typed[at + 1] : undefined, other));
      // What has been told of a passage explains the rest of it.
      else if (found.length === before && one && !other) add(lost(one));
      else if (found.length === before && other && !one)
        add({ line: lineBetween(all, typed[at - 1], typed[at]), message: leftOver(other.text, 0) });
      [at, on] = [at + count, on + 1];
    }
    [at, on] = [end, shownEnd];
  }
  return found;
}

/** How many parts one block of the page holds, one after the other, with little between them. */
function joinedCount([one, ...others]: readonly Keyed[], { key }: Keyed): number {
  let end = one && key.startsWith(one.key) ? one.key.length : key.length;
  const count = others.findIndex((other) => {
    const start = key.indexOf(other.key.slice(0, 20), end);
    const isNext = start >= 0 && (start <= end + 2 || /^[\p{P}\p{S}]*$/u.test(key.slice(end, start)));
    end = start + other.key.length;
    return !isNext;
  });
  return 1 + (count < 0 ? others.length : count);
}

/** The line of what shows no words of its own, between two parts. */
function lineBetween(all: readonly Keyed<PlacedPart>[], before?: PlacedPart, after?: PlacedPart): number {
  const own = all.find(({ key, line }) => !key && line >= (before?.line ?? 0) && line <= (after?.line ?? line));
  return (own ?? after ?? before)?.line ?? 1;
}

const NO_LIST =
  "So wird daraus keine Liste. Jeder Punkt beginnt mit „- “ oder „1. “, vor dem ersten bleibt eine Zeile frei.";
const NO_TABLE =
  "So wird daraus keine Tabelle. Zwischen den Spalten steht „|“, unter der Kopfzeile |---|---| mit gleich vielen Spalten; davor und danach bleibt eine Zeile frei.";
const NO_HEADING = "So wird daraus keine Überschrift. Davor bleibt eine Zeile frei, nach ## steht ein Leerzeichen.";
const NO_CODE =
  "Hier beginnt ein Block mit Code. Davor und danach steht eine Zeile mit ```; sonst geht Text verloren. Als Zeichen steht \\``` oder \\~~~.";
const UNDERLINED =
  "Die Linie darunter macht diesen Text zur Überschrift. Eine Überschrift beginnt mit ##, vor einer Linie bleibt eine Zeile frei.";
const NO_QUOTATION = "So wird daraus kein Zitat. Jede Zeile beginnt mit „> “, davor und danach bleibt eine Zeile frei.";
const MORE_THAN =
  "Ein > am Anfang der Zeile macht ein Zitat daraus. Bitte „mehr als“ oder „mindestens“ schreiben; als Zeichen steht \\>.";
const LINE_BREAK =
  "Diese Zeile läuft auf der Seite in der davor weiter. Ein „\\“ am Ende der Zeile davor bricht um, eine leere Zeile trennt Absätze.";
/** What begins an item for its author. */
const LIST_SIGN = /^(?:[-–—]\s?\p{L}|\p{L}\)|\d+[.)])/u;
const joins = (what: string) => `Diese Zeile wird Teil ${what} davor. Zwischen beiden bleibt eine Zeile frei.`;

const short = (text: string) => (text.length > 40 ? `${text.slice(0, 40)}…` : text);
const escaped = (sign: string) => sign.replace(/^\d+|(?=[!-/:-@[-`{-~])/, "$&\\");

function differenceOf(one: Keyed<PlacedPart>, next: Keyed<PlacedPart> | undefined, other: Keyed): Place {
  if (next)
    return {
      line: next.line,
      message: otherKind(next, other) ?? (other.kind !== "item" && LIST_SIGN.test(next.text) ? NO_LIST : LINE_BREAK),
    };
  const line = one.line;
  const message = otherKind(one, other);
  if (message) return { line, message };
  if (one.key !== other.key) return signDifference(one, other);
  if (one.depth !== other.depth)
    return {
      line,
      message: `Dieser Punkt steht auf der Seite ${one.depth < other.depth ? "tiefer" : "höher"}. Unterpunkte sind zwei Leerzeichen weiter eingerückt als ihr Punkt.`,
    };
  return {
    line,
    message: `Auf der Seite steht hier die Nummer ${other.number ?? "nicht"}. Bitte die Nummern der Liste prüfen.`,
  };
}

/** Why a block is not shown as what it was typed; `undefined` if it is. */
function otherKind(one: Keyed, other: Keyed): string | undefined {
  if (one.kind === "code" || other.kind === "code") return one.kind === other.kind ? undefined : NO_CODE;
  if (one.quotes < other.quotes) return one.text.startsWith(">") ? MORE_THAN : joins("des Zitats");
  if (one.quotes > other.quotes) return NO_QUOTATION;
  if (one.kind === "item" && other.kind === "text") return NO_LIST;
  if (one.kind === "heading" && other.kind !== "heading") return NO_HEADING;
  if (other.kind === "heading" && one.kind !== "heading") return UNDERLINED;
  if (one.kind === "cell" && other.kind !== "cell") return NO_TABLE;
  if (other.kind === "cell" && one.kind !== "cell") return joins("der Tabelle");
  if (other.depth <= one.depth || other.key === one.key) return undefined;
  const [marker = ""] = /^(?:[-*+]|\d+[.)])(?=\s|$)/.exec(one.text.slice(one.text.lastIndexOf("\n") + 1)) ?? [];
  if (!marker && one.kind !== "item") return joins("des Punktes");
  const counting = /^\d/.test(marker) ? "zählt der Reihe nach: 1., 2., 3." : "beginnt mit „- “.";
  return `Markdown liest „${marker}“ am Anfang der Zeile als Punkt einer Liste. Eine Liste ${counting} Als Zeichen steht ${escaped(marker)}`;
}

function lost({ typed, line }: PlacedPart): Place {
  const [note] = /^\[\^[^\]]*\]/.exec(typed) ?? [];
  const remedy = note
    ? `Bitte ${note} in den Text setzen oder die Zeile löschen; jede Fußnote gibt es einmal.`
    : `Als Text beginnt sie mit ${escaped(typed.slice(0, 1))}.`;
  return { line, message: `Die Zeile „${short(typed)}“ ist auf der Seite nicht zu sehen. ${remedy}` };
}

const LINK =
  'Ein Link ist [Preise und Pakete](/pfad), ein Bild ![Text](./bild.png "Unterschrift"), ohne Leerzeichen in der Adresse.';
const REMEDIES: readonly [beginning: RegExp, remedy: string][] = [
  [
    /^\*/,
    "**Zwei Sterne** heben hervor, *einer* betont, innen ohne Leerzeichen am Rand; nach einem Zeichen endet es nicht mitten im Wort: **30 %ige**.",
  ],
  [/^\[\^/, "Einer Fußnote fehlt ihr Text. Bitte am Ende ergänzen: [^1]: Text der Fußnote."],
  [/^:\w/, "Bitte das Zeichen selbst einfügen."],
  [/^(?:\[!\w|!!|:)/, "Ein Hinweis ist der Baustein <Callout>."],
  [/^(?:!?\[|[\])])/, LINK],
  [/^\^/, "Hochgestelltes schreiben Sie mit eigenen Zeichen: m², 10³."],
  [/^~/, "Tiefgestelltes schreiben Sie mit eigenen Zeichen: CO₂."],
  [/^/, "Bitte streichen."],
];

/** What is markup elsewhere stands here as typed. @param index where */
function leftOver(text: string, index: number): string {
  const rest = text.slice(index).trimStart();
  const remedy = REMEDIES.find(([beginning]) => beginning.test(rest))?.[1];
  const sign = rest.slice(0, 1);
  return `„${short(wordAt(text, index))}“ steht so auf der Seite, mit „${sign}“. ${remedy} Als Zeichen steht ${escaped(sign)}.`;
}

function wordAt(text: string, index: number): string {
  const before = text.slice(Math.max(0, index - 40), index);
  return (/\S*$/.exec(before)?.[0] ?? "") + (/^\s*\S*/.exec(text.slice(index))?.[0] ?? "").trim();
}

const SIGN = /[\p{P}\p{S}]/u;

/** The place in a text of a sign in its key. */
function placeOf(text: string, index: number): number {
  let left = index;
  for (let at = 0; at < text.length; at++) if (!/[\s\u00ad]/.test(text[at] ?? "") && left-- === 0) return at;
  return text.length;
}

/** Which sign is lost or left, of two texts that are not the same. */
function signDifference(one: Keyed<PlacedPart>, other: Keyed): Place {
  let at = 0;
  while (at < one.key.length && one.key[at] === other.key[at]) at++;
  const [place, sign = "", shown = ""] = [placeOf(one.text, at), one.key[at], other.key[at]];
  const lineAfter = (index: number) => one.line + one.text.slice(0, index).split("\n").length - 1;
  const rest = one.key.slice(at + 1, at + 5);
  const isLost = SIGN.test(sign) && (rest ? other.key.startsWith(rest, at) : other.key.length === at);
  if (SIGN.test(shown) && !isLost && other.key.length > one.key.length)
    return {
      line: lineAfter(at > 0 ? placeOf(one.text, at - 1) : 0),
      message: leftOver(other.text, placeOf(other.text, at)),
    };
  const line = lineAfter(place);
  if (!SIGN.test(sign))
    return {
      line,
      message: `Hier steht auf der Seite „${short(other.text.slice(placeOf(other.text, at)))}“, getippt ist „${short(one.text.slice(place))}“.`,
    };
  if (sign === "[" && /^\[[ x]\]/i.test(one.text.slice(place)))
    return {
      line,
      message:
        "Kästchen gibt es in Listen nicht. Bitte „[ ]“ streichen; zum Abhaken dient der Baustein <Checklist>. Als Zeichen steht \\[ ].",
    };
  const hint = sign === "`" ? " Ein Apostroph ist ’; Code steht nicht unmittelbar an einem Wort." : "";
  return {
    line,
    message: `In „${short(wordAt(one.text, place))}“ verschwindet „${sign}“.${hint} Als Zeichen steht ${escaped(sign)}.`,
  };
}
