import type { ElementContent, Nodes, RootContent } from "hast";
import { type Part, type PlacedPart, readLines } from "../text/read-lines";

/** Where a page differs from its text, in words for the author; and what stands in both. */
export type Difference = { line: number; message: string; typed: string; shown: string };
type Place = Pick<Difference, "line" | "message">;
type Keyed<Of extends Part = Part> = Of & { key: string };

/** Words alone: a page divides them and sets its own spaces. */
const SPACE = /[\s\u00ad]+/g;
const withoutSpaces = (text: string) => text.replace(SPACE, "");
const withKey = <Of extends Part>(part: Of): Keyed<Of> => ({ ...part, key: withoutSpaces(part.text) });

/** A part of a page, as browsers and parsers of HTML have it. */
export type PageNode = {
  nodeType: number;
  textContent: string | null;
  childNodes: Iterable<PageNode>;
  tagName?: string | null;
  getAttribute?: (name: string) => string | null | undefined;
};

/** Says where Markdown that was made of pasted HTML differs from it. @param page its body */
export const compareWithPage = (text: string, page: PageNode): Difference[] =>
  compareText(readLines(text).parts, [treeOf(page)]);

function treeOf(node: PageNode): ElementContent {
  if (node.nodeType === 3) return { type: "text", value: node.textContent ?? "" };
  return {
    type: "element",
    tagName: node.tagName?.toLowerCase() ?? "div",
    properties: { start: node.getAttribute?.("start") ?? 1 },
    children: Array.from(node.childNodes, treeOf),
  };
}

const BLOCKS: ReadonlySet<string> = new Set([
  ..."address article aside blockquote body caption dd div dl dt figcaption figure footer header hr html".split(" "),
  ..."h1 h2 h3 h4 h5 h6 li main ol p pre section table tbody td tfoot th thead tr ul".split(" "),
]);
const UNSEEN: readonly string[] = ["head", "script", "style", "template", "title"];
type Around = Omit<Part, "text"> & { isNote?: boolean; item?: Pick<Part, "kind" | "number"> };

/** What a page shows, block by block. */
function partsIn(page: readonly Nodes[]): Keyed[] {
  const parts: Keyed[] = [];
  const begun = new Set<object>();
  let text = "";
  const flush = ({ kind, depth, quotes, item }: Around) => {
    const isFirst = item && kind === "text" && !begun.has(item);
    const part = withKey({ kind, depth, quotes, text, ...(isFirst && item) });
    text = "";
    if (!part.key) return;
    if (item) begun.add(item);
    parts.push(part);
  };
  const walk = (node: Nodes, place: Around, number?: number): void => {
    if (node.type === "text") text += node.value;
    if (!("children" in node)) return;
    const [name, properties] = node.type === "element" ? [node.tagName, node.properties] : [""];
    const { id, start = 1, dataFootnotes, dataFootnoteRef, dataFootnoteBackref } = properties ?? {};
    const isMark = dataFootnoteRef !== undefined || dataFootnoteBackref !== undefined;
    if (UNSEEN.includes(name) || isMark || id === "footnote-label") return;
    const isBlock = node.type === "mdxJsxFlowElement" || BLOCKS.has(name);
    if (isBlock) flush(place);
    const own: Around = { ...place };
    if (dataFootnotes) own.isNote = true;
    if (name === "blockquote") own.quotes += 1;
    if (name === "pre") own.kind = "code";
    if (name === "td" || name === "th") own.kind = "cell";
    if (/^h[1-6]$/.test(name)) Object.assign(own, { kind: "heading", depth: Number(name[1]) });
    if (name === "li" && place.isNote) own.isNote = false;
    else if (name === "li") Object.assign(own, { depth: place.depth + 1, item: { kind: "item", number } });
    let count = Number(start);
    for (const child of node.children) {
      const isCounted = name === "ol" && child.type === "element" && child.tagName === "li";
      walk(child, own, isCounted ? count++ : undefined);
    }
    if (isBlock) flush(own);
  };
  for (const node of page) walk(node, { kind: "text", depth: 0, quotes: 0 });
  flush({ kind: "text", depth: 0, quotes: 0 });
  return parts;
}

const isSame = (one?: Keyed, other?: Keyed): boolean =>
  one !== undefined &&
  (["key", "kind", "depth", "quotes"] as const).every((name) => one[name] === other?.[name]) &&
  (one.number ?? other?.number) === other?.number;

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
  const [typed, shown] = [parts.map(withKey).filter(({ key }) => key), partsIn(page)];
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
      // One message for a passage is enough.
      else if (found.length === before && one && !other) add(lost(one));
      else if (found.length === before && other && !one) {
        const next = parts.find(({ line }) => line > (typed[at - 1]?.line ?? 0)) ?? parts.at(-1);
        add({ line: next?.line ?? 1, message: leftOver(other.text.trim(), 0) });
      }
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

/** @param next what follows in the same block of the page */
function differenceOf(one: Keyed<PlacedPart>, next: Keyed<PlacedPart> | undefined, other: Keyed): Place {
  const isListed = next && other.kind !== "item" && LIST_SIGN.test(next.text);
  if (next) return { line: next.line, message: otherKind(next, other) ?? (isListed ? NO_LIST : LINE_BREAK) };
  const message = otherKind(one, other) ?? (one.key === other.key ? otherPlace(one, other) : undefined);
  return message ? { line: one.line, message } : signDifference(one, other);
}

const otherPlace = (one: Part, other: Part) =>
  one.depth === other.depth
    ? `Auf der Seite steht hier die Nummer ${other.number ?? "nicht"}. Bitte die Nummern der Liste prüfen.`
    : `Dieser Punkt steht auf der Seite ${one.depth < other.depth ? "tiefer" : "höher"}. Unterpunkte sind zwei Leerzeichen weiter eingerückt als ihr Punkt.`;

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
type Remedies = readonly [beginning: RegExp, remedy: string][];
const LEFT: Remedies = [
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
const LOST: Remedies = [
  [
    /^\[[ x]\]/i,
    "Kästchen gibt es in Listen nicht. Bitte „[ ]“ streichen; zum Abhaken dient der Baustein <Checklist>. ",
  ],
  [/^`/, "Ein Apostroph ist ’; Code steht nicht unmittelbar an einem Wort. "],
];
const remedyFor = (remedies: Remedies, text: string) => remedies.find(([beginning]) => beginning.test(text))?.[1] ?? "";

/** The word around a place in a text. */
const wordAt = (text: string, index: number) =>
  short((/\S*$/.exec(text.slice(Math.max(0, index - 40), index))?.[0] ?? "") + text.slice(index).split(/\s/, 1)[0]);

/** What is markup elsewhere stands here as typed. @param index where */
function leftOver(text: string, index: number): string {
  const [sign, remedy] = [text.slice(index, index + 1), remedyFor(LEFT, text.slice(index))];
  const asSign = remedy === LINK ? "Als Zeichen stehen \\[ und \\]." : `Als Zeichen steht ${escaped(sign)}.`;
  return `„${wordAt(text, index)}“ steht so auf der Seite, mit „${sign}“. ${remedy} ${asSign}`;
}

const SIGN = /[\p{P}\p{S}]/u;

/** Where two texts begin to differ, spaces aside. */
function firstDifference(one: string, other: string): [number, number] {
  let [at, on] = [0, 0];
  const isSpace = (sign = "") => withoutSpaces(sign) !== sign;
  while (at < one.length && one[at] === other[on]) {
    do at++;
    while (isSpace(one[at]));
    do on++;
    while (isSpace(other[on]));
  }
  return [at, on];
}

/** Which sign is lost or left, of two texts that are not the same. */
function signDifference({ line, ...one }: Keyed<PlacedPart>, other: Keyed): Place {
  const [typed, shown] = [one.text.trimStart(), other.text.trimStart()];
  const [at, on] = firstDifference(typed, shown);
  const [before, sign, rest] = [typed.slice(0, at), typed.slice(at, at + 1), withoutSpaces(typed.slice(at + 1))];
  const after = withoutSpaces(shown.slice(on));
  const lineAfter = (text: string) => line + text.split("\n").length - 1;
  const isLost = SIGN.test(sign) && (rest ? after.startsWith(rest.slice(0, 4)) : !after);
  if (SIGN.test(after.slice(0, 1)) && !isLost && other.key.length > one.key.length)
    return { line: lineAfter(before.trimEnd()), message: leftOver(shown, on) };
  const message = SIGN.test(sign)
    ? `In „${wordAt(typed, at)}“ verschwindet „${sign}“. ${remedyFor(LOST, typed.slice(at))}Als Zeichen steht ${escaped(sign)}.`
    : `Hier steht auf der Seite „${short(shown.slice(on))}“, getippt ist „${short(typed.slice(at))}“.`;
  return { line: lineAfter(before), message };
}
