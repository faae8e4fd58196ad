import { labelOf, readSigns } from "./read-signs";

/** What stands by itself in a text: a paragraph, a heading, an item or a further paragraph of it, a cell, code. */
export type Part = {
  kind: "text" | "heading" | "item" | "cell" | "code";
  /** Of a heading its level, of others how many lists they are in. */
  depth: number;
  quotes: number;
  /** Of a numbered item, unless its author leaves the counting to Markdown. */
  number?: number | undefined;
  text: string;
};
/** A part with its first line, and as it was typed. */
export type PlacedPart = Part & { line: number; typed: string };

type Line = { text: string; line: number };
/** What others may stand below: an item, or a footnote. Its blanks as typed, and as Markdown wants them. */
type Opened = { indent: number; column: number; width: number; isNote?: true };

const ITEM = /^([-*+]|\d{1,9}[.)]|[·•▪◦‣●○■]|[^\d|\s](?=\t))(\s+)(?=\S)/;
const HEADING = /^(#{1,6})(?:\s+|$)|^(##+)(?=[^#\s])/;
const RULE = /^(?:(?:-\s*){3,}|(?:\*\s*){3,}|(?:_\s*){3,})$/;
const FENCE = /^(`{3,}|~{3,})\s*[^\s`]*(?:\s+(?:[\w-]+=|\{).*)?$/;
/** „more than“, and no quotation. */
const MORE_THAN = /^>\s?(?:=|(?:(?:ca\.|rund|etwa|über|fast|knapp|gut)\s+)?[€£$]?\s?\d)/;
const DEFINITION = /^\[([^[\]]+)\]:[ \t]*(.*)$/;
const TARGET = /^(?:[/#.<]|[a-z]+:)/i;
/** What has a line of its own in any case: „a) …“. */
const OWN_LINE = /^\p{L}\)\s/u;
/** Whoever ends a line into which the next word would have fitted means it. */
const LINE_LENGTH = 60;
const MOST_QUOTES = 20;

const widthOf = (blank: string) =>
  [...blank].reduce((column, sign) => (sign === "\t" ? column + 4 - (column % 4) : column + 1), 0);
const indentOf = (text: string) => widthOf(text.slice(0, text.length - text.trimStart().length));
const isRow = (words: string) => words.startsWith("|") && words.includes("|", 1);
const isBelowHead = (line = "") => /^[\s>|:-]+$/.test(line) && line.includes("|") && line.includes("-");
const isCopiedRow = (line = "") => /^[^\t]{2,}\t/.test(line.trim());
const cellsOf = (row: string) =>
  (row.includes("|") ? row.replace(/^\||(?<!\\)\|$/g, "").split(/(?<!\\)\|/) : row.split("\t")).map((cell) =>
    cell.replaceAll("\\|", "|"),
  );
const isHardBreak = (line: string) => /(?<!\\)(?:\\\\)*\\$| {2}$/.test(line);
/** What begins a note or a fenced block in dialects of Markdown, and is part of what follows. */
const isTag = (line: string) => /^[\s>]*(?:\[!\w+\]|:::\s?\S+)\s*$/.test(line);
const isBreakMeant = (before: string, words: string) =>
  !isHardBreak(before) &&
  !isTag(before) &&
  before.trim().length + 1 + (words.split(/\s/, 1)[0] ?? "").length <= LINE_LENGTH;

/** The first line from one on whose words pass a test; -1 if there is none. */
function findFrom(lines: readonly Line[], start: number, test: (words: string) => boolean): number {
  for (let at = start; at < lines.length; at++) if (test(lines[at]?.text.trim() ?? "")) return at;
  return -1;
}

/** How often each marker of a list begins a line, up to the next heading; for each line. */
function markersBy(lines: readonly Line[]): Map<string, number>[] {
  let counts = new Map<string, number>();
  return lines.map(({ text }) => {
    const words = text.trim();
    if (HEADING.test(words)) counts = new Map();
    const key = keyOf(ITEM.exec(words)?.[1] ?? "");
    counts.set(key, (counts.get(key) ?? 0) + 1);
    return counts;
  });
}
const keyOf = (marker: string) => (/^\d/.test(marker) ? String(Number.parseInt(marker, 10)) : marker);

/** A dash makes an item by itself; a star, a plus and a number only with others of their kind: „31. März“ is none. */
function isItem(marker: string, rest: string, counts: Map<string, number> | undefined): boolean {
  const has = (key: string | number, least = 1) => (counts?.get(String(key)) ?? 0) >= least;
  const number = Number.parseInt(marker, 10);
  if (marker === "*" || marker === "+") return has(marker, 2) && !(marker === "+" && /^\d/.test(rest));
  return Number.isNaN(number) || has(number - 1) || has(number + 1) || (number === 1 && has(1, 2));
}

/** Where a tag ends that begins a line, and what follows it there. */
function readTag(lines: readonly Line[], start: number) {
  let quote = "";
  for (let at = start; at < lines.length; at++) {
    const text = lines[at]?.text ?? "";
    for (let index = 0; index < text.length; index++) {
      const sign = text[index] ?? "";
      if (quote) quote = sign === quote ? "" : quote;
      else if (sign === '"' || sign === "'") quote = sign;
      else if (sign === ">") return { end: at, isWhole: text[index - 1] === "/", rest: text.slice(index + 1) };
    }
  }
  return { end: lines.length, isWhole: true, rest: "" };
}

/**
 * Reads a text as its author does: blocks between empty lines, what a line begins with, two blanks or more for what is
 * below an item, signs as typed.
 * @param isDrawn whether a building block shows its table in another form
 * @returns its parts, and the text with as many blanks before what is below an item as Markdown wants
 */
export function readLines(source: string, isDrawn: (block: string) => boolean): { parts: PlacedPart[]; text: string } {
  const reader = new Reader(source, isDrawn);
  const lines = source.split("\n").map((text, index) => ({ text, line: index + 1 }));
  const text = reader.read(lines, 0, 0).join("\n");
  return { parts: reader.allParts(), text };
}

class Reader {
  private readonly parts: PlacedPart[] = [];
  /** Footnotes, which a page shows at its end in the order in which a text names them. */
  private readonly notes: { order: number; parts: PlacedPart[] }[] = [];
  /** What stands in square brackets, and where first. */
  private readonly named = new Map<string, number>();
  private readonly targets = new Set<string>();
  private readonly isDrawn: (block: string) => boolean;

  constructor(source: string, isDrawn: (block: string) => boolean) {
    this.isDrawn = isDrawn;
    const withoutTargets = source.replace(/^[ \t]*\[[^[\]\n]+\]:/gm, "");
    for (const { 1: label = "", index } of withoutTargets.matchAll(/\[([^[\]]+)\]/g))
      if (!this.named.has(labelOf(label))) this.named.set(labelOf(label), index);
  }

  allParts(): PlacedPart[] {
    const notes = this.notes.sort((a, b) => a.order - b.order).flatMap(({ parts }) => parts);
    return [...this.parts, ...notes].map((part) => {
      const text = part.kind === "code" ? part.text : readSigns(part.text, (label) => this.targets.has(label));
      return { ...part, text, typed: part.text };
    });
  }

  /** Reads lines of one depth of quotation, which may be in a list, and returns them as Markdown wants them. */
  read(lines: Line[], quotes: number, outer: number): string[] {
    const result = lines.map(({ text }) => text);
    const counts = markersBy(lines);
    const unclosed = new Set<string>();
    const open: Opened[] = [];
    let parts = this.parts;
    let current: PlacedPart | undefined;
    let item: Pick<Part, "kind" | "number"> | undefined;
    for (let at = 0; at < lines.length; at++) {
      const { text = "", line = 0 } = lines[at] ?? {};
      const words = text.trim();
      if (!words) current = undefined;
      if (!words) continue;
      const [previous, begins] = [current, item];
      [current, item] = [undefined, undefined];
      const indent = indentOf(text);
      const wasIn = open.length;
      while (open.length > 0 && indent < (open.at(-1)?.indent ?? 0) + 2) open.pop();
      if (!open[0]?.isNote) parts = this.parts;
      const inside = open.at(-1);
      const column = inside ? inside.column + Math.max(indent - inside.indent, inside.width) : indent;
      const depth = outer + open.filter(({ isNote }) => !isNote).length;
      const add = (kind: Part["kind"], typed: string, place = line) => {
        const part = { kind, depth, quotes, text: typed, line: place, typed };
        parts.push(part);
        return part;
      };
      /** Indents lines from here on like this one. */
      const moveTo = (last: number) => {
        for (let index = at; index <= last && !begins; index++)
          if (column > indent && lines[index]?.text.trim()) result[index] = " ".repeat(column - indent) + result[index];
        at = last;
      };
      const linesWhile = (isIn: (words: string) => boolean) => {
        const end = findFrom(lines, at + 1, (other) => !isIn(other));
        return lines.slice(at, end < 0 ? lines.length : end);
      };

      const mark = FENCE.exec(words)?.[1] ?? "";
      const closes = (other: string) => other.startsWith(mark) && other === (mark[0] ?? "").repeat(other.length);
      const end = mark && !unclosed.has(mark) ? findFrom(lines, at + 1, closes) : -1;
      if (end > 0) {
        add(
          "code",
          lines
            .slice(at + 1, end)
            .map((inner) => inner.text)
            .join("\n"),
        );
        moveTo(end);
        continue;
      }
      if (mark) unclosed.add(mark);
      const [found = "", signs, nearSigns = signs] = HEADING.exec(words) ?? [];
      const quoted = words.startsWith(">") && quotes < MOST_QUOTES ? linesWhile((other) => other.startsWith(">")) : [];
      const [, closing, name = ""] = /^<(\/?)([A-Za-z][\w.]*)/.exec(words) ?? [];
      const [, label = "", meant = ""] = DEFINITION.exec(words) ?? [];
      const [, marker = "", gap = ""] = (!begins && ITEM.exec(words)) || [];
      const rest = words.slice(marker.length + gap.length);
      if (RULE.test(words)) moveTo(at);
      else if (nearSigns) {
        add("heading", words.slice(found.length)).depth = nearSigns.length;
        moveTo(at);
      } else if (!quoted.every((other) => MORE_THAN.test(other.text.trim()))) {
        const inner = quoted.map((other) => ({ ...other, text: other.text.replace(/^\s*> ?/, "") }));
        this.read(inner, quotes + 1, depth).forEach((moved, index) => {
          const typed = quoted[index]?.text ?? "";
          result[at + index] = typed.slice(0, typed.length - (inner[index]?.text.length ?? 0)) + moved;
        });
        moveTo(at + quoted.length - 1);
      } else if (name) {
        const tag = readTag(lines, at);
        const closes = (other: string) => other.includes(`</${name}>`);
        const drawn = !closing && !tag.isWhole && this.isDrawn(name) ? findFrom(lines, tag.end, closes) : -1;
        if (drawn < 0) add("text", tag.rest.replace(/<\/[\w.]+>\s*$/, ""), lines[tag.end]?.line);
        moveTo(Math.max(tag.end, drawn));
      } else if (this.isSeenElsewhere(label, meant)) {
        moveTo(at);
        if (!label.startsWith("^")) continue;
        open.splice(0, open.length, { indent, column, width: 4, isNote: true });
        parts = [];
        this.notes.push({ order: this.named.get(labelOf(label)) ?? 0, parts });
        current = add("text", meant);
        current.depth = outer;
      } else if (isBelowHead(lines[at + 1]?.text) && words.includes("|")) {
        const rows = linesWhile((other) => other.includes("|") && other.startsWith("|") === words.startsWith("|"));
        for (const row of rows)
          if (!isBelowHead(row.text)) for (const cell of cellsOf(row.text.trim())) add("cell", cell, row.line);
        moveTo(at + rows.length - 1);
      } else if (
        isRow(words) ||
        (isCopiedRow(text) && [at - 1, at + 1].some((near) => isCopiedRow(lines[near]?.text)))
      ) {
        for (const cell of cellsOf(words)) add("cell", cell);
        moveTo(at);
      } else if (marker && isItem(marker, rest, counts[at])) {
        moveTo(at);
        const width = marker.length + (widthOf(gap) > 4 ? 1 : widthOf(gap));
        open.push({ indent, column, width });
        const isCounted = /^\d/.test(marker) && !(keyOf(marker) === "1" && (counts[at]?.get("1") ?? 0) > 1);
        item = { kind: "item", number: isCounted ? Number.parseInt(marker, 10) : undefined };
        lines[at] = { text: " ".repeat(indent + width) + rest, line };
        at -= 1;
      } else {
        moveTo(at);
        const typedBefore = lines[at - 1]?.text ?? "";
        const isNew = !previous || open.length < wasIn || OWN_LINE.test(words) || isBreakMeant(typedBefore, words);
        current = isNew || begins ? Object.assign(add("text", words), begins) : previous;
        if (current === previous && previous)
          previous.text = `${isHardBreak(typedBefore) ? previous.text.replace(/\\$/, "") : previous.text}\n${words}`;
      }
    }
    return result;
  }

  /** A line „[Name]: Ziel“ and a footnote are seen where a text names them, and only the first of a name. */
  private isSeenElsewhere(label: string, meant: string): boolean {
    const key = labelOf(label);
    const isFirst = label !== "" && this.named.has(key) && !this.targets.has(key);
    if (!isFirst || !(label.startsWith("^") || TARGET.test(meant))) return false;
    this.targets.add(key);
    return true;
  }
}
