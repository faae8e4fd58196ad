import type { List, ListItem, Nodes, Paragraph, Parents, Root, RootContent } from "mdast";
import type { VFile } from "vfile";

/** A character of the parser's stream: its code, `null` for the end, negative for line ends and tabs. */
type Code = number | null;
type Token = { type: string; _open?: boolean; _close?: boolean };
type Events = [kind: string, token: Token, context: Reading][];
/** How the parser reads something, as far as it is used here. */
type Construct = {
  name?: string;
  tokenize: (this: Reading, effects: unknown, ok: State, nok: State) => State;
  resolveAll?: (events: Events, context: Reading) => Events;
};
type State = (code: Code) => State | undefined;
/** What the parser knows while it reads. */
type Reading = {
  previous: Code;
  events: Events;
  sliceSerialize: (token: Token) => string;
  parser: { constructs: { text: Record<number, Construct | Construct[]> } };
};

const ASTERISK = 42;
const UNDERSCORE = 95;
const LETTER = /\p{L}/u;
const WORD = /[\p{L}\p{N}\p{M}]/u;
/** What may stand before an emphasis that begins with no letter, and after one that ends with none. */
const OPENING = /^[\s([{„‚«»–—-]?$/;
const CLOSING = /^[\s)\]}“”‘’«».,;:!?…–—"'-]?$/;
/** What no emphasis begins with, and what none ends with. */
const NO_START = /^[\s)\]}“”’.,;:]?$/;
const NO_END = /^[\s([{„‚]?$/;

/**
 * Remark plugin: leaves signs in the text that everyday German has in common with Markdown.
 *
 * - Stars emphasise whole words only, as in `*kursiv*`: not „Kund*innen“, „3*4*5“ or „(*)“. Underscores never do.
 * - „[x]“ makes no box to tick.
 * - What begins like a list but is none stays text: „31. März“, „1. Platz“, „+ 5 %“, „* Pflichtfelder“.
 */
export function remarkEverydaySigns(this: { data: () => object }) {
  const data: { micromarkExtensions?: unknown[] } = this.data();
  data.micromarkExtensions = [
    ...(data.micromarkExtensions ?? []),
    { text: { [ASTERISK]: emphasis, [UNDERSCORE]: emphasis }, disable: { null: ["tasklistCheck"] } },
  ];
  return (tree: Root, file: VFile): void => keepFalseLists(tree, String(file));
}

/** How the parser itself reads emphasis. */
const parsersOwn = ({ parser }: Reading): Construct | undefined =>
  [parser.constructs.text[ASTERISK] ?? []].flat().find(({ name }) => name === "attention");

/** Reads stars and underscores as the parser does, but lets fewer of them begin or end an emphasis. */
const emphasis: Construct = {
  tokenize(effects, ok, nok) {
    const before = characterOf(this.previous);
    return (
      parsersOwn(this)?.tokenize.call(
        this,
        effects,
        (code) => {
          const [, token] = this.events.at(-1) ?? [];
          const signs = token ? this.sliceSerialize(token) : "";
          if (token) token._open &&= mayOpen(before, signs, characterOf(code));
          if (token) token._close &&= mayClose(before, signs, characterOf(code));
          return ok(code);
        },
        nok,
      ) ?? nok
    );
  },
  resolveAll: (events, context) => parsersOwn(context)?.resolveAll?.(events, context) ?? events,
};

/** A character of the parser's stream, in which the end is `null` and line ends are negative. */
const characterOf = (code: Code) => (code === null ? "" : code < 0 ? " " : String.fromCharCode(code));

const mayOpen = (before: string, signs: string, after: string) =>
  !signs.startsWith("_") && !WORD.test(before) && (WORD.test(after) || (OPENING.test(before) && !NO_START.test(after)));

/** Two stars may end inside a word, „**S**pezifisch“, but not in a number, „2**10“. */
const mayClose = (before: string, signs: string, after: string) =>
  !signs.startsWith("_") &&
  (!WORD.test(after) || (signs.length > 1 && LETTER.test(after))) &&
  (WORD.test(before) || CLOSING.test(after)) &&
  !NO_END.test(before);

/** Puts the markers of what is no list back into the text. */
function keepFalseLists(parent: Parents, source: string): void {
  /** The number that continues the last list, as steps do with a paragraph between them. */
  let next: number | undefined;
  parent.children = parent.children.flatMap((child: RootContent, index): RootContent[] => {
    if ("children" in child) keepFalseLists(child, source);
    if (child.type === "heading") next = undefined;
    if (child.type !== "list") return [child];
    const markers = child.children.map((item) => markerOf(item, source));
    const following = parent.children.slice(index + 1);
    const isBelow = parent.type === "listItem" ? index > 0 : undefined;
    if (!(child.ordered ? isNumbered(markers, next, following, source) : isBulleted(markers, child, isBelow)))
      return child.children.flatMap((item, position) => asText(item, markers[position] ?? ""));
    if (child.ordered) next = Number.parseInt(markers[0] ?? "", 10) + markers.length;
    return [child];
  }) as typeof parent.children;
}

/** What an item of a list begins with in the source: `-`, `31.`. */
const markerOf = ({ position }: ListItem, source: string): string =>
  /^(?:[*+-]|\d+[.)])/.exec(source.slice(position?.start.offset ?? source.length))?.[0] ?? "";

/** Whether numbers count something: from 1, or on from the last list. A single one counts only with others. */
function isNumbered(
  markers: readonly string[],
  next: number | undefined,
  following: readonly Nodes[],
  source: string,
): boolean {
  const numbers = markers.map((marker) => Number.parseInt(marker, 10));
  const [first = 0] = numbers;
  const counts = numbers.every((number, index) => number === first + index) || numbers.every((number) => number === 1);
  if (!counts || first === next) return counts;
  return first === 1 && (numbers.length > 1 || isContinued(following, source));
}

/** Whether a list that begins with 2 follows before the next heading. */
function isContinued(following: readonly Nodes[], source: string): boolean {
  const isSecond = (item: ListItem | undefined) => item && Number.parseInt(markerOf(item, source), 10) === 2;
  const found = following.find(
    (node) => node.type === "heading" || (node.type === "list" && isSecond(node.children[0])),
  );
  return found?.type === "list";
}

/**
 * Whether bullets make a list: a plus does not, nor a single star, nor two signs in one line, „- + 5 %“.
 * @param isBelow whether it is below what its item says, or instead of it; `undefined` for a list in no item
 */
const isBulleted = ([marker, ...more]: readonly string[], { children }: List, isBelow: boolean | undefined): boolean =>
  isBelow ??
  (marker !== "+" && (marker !== "*" || more.length > 0) && children.some((item) => item.children.length > 0));

function asText({ children, position }: ListItem, marker: string): RootContent[] {
  const [first, ...others] = children;
  const typed: Paragraph = first?.type === "paragraph" ? first : { type: "paragraph", children: [], position };
  const [words, ...more] = typed.children;
  if (words?.type === "text") typed.children = [{ ...words, value: `${marker} ${words.value}` }, ...more];
  else typed.children.unshift({ type: "text", value: words ? `${marker} ` : marker, position });
  return typed === first || !first ? [typed, ...others] : [typed, first, ...others];
}
