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
/** An item or a footnote to which later lines may belong: its indent as typed, and the columns that Markdown wants. */
type Opened = { indent: number; column: number; width: number; isNote?: true };

const ITEM = /^([-*+]|\d{1,9}[.)]|[·•▪◦‣●○■]|[^\d|\s](?=\t))(\s+)(?=\S)/;
const HEADING = /^(#{1,6})(?:\s+|$)|^(##+)(?=[^#\s])/;
const RULE = /^(?:(?:-\s*){3,}|(?:\*\s*){3,}|(?:_\s*){3,})$/;
const FENCE = /^(`{3,}|~{3,})\s*[^\s`]*(?:\s+(?:[\w-]+=|\{).*)?$/;
/** „more than“, and no quotation. */
const MORE_THAN = /^>(?!\s?\d+[.)]\s)\s?(?:=|(?:(?:ca\.|rund|etwa|über|fast|knapp|gut)\s+)?[€£$]?\s?\d)/;
const DEFINITION = /^\[([^[\]]+)\]:[ \t]*(.*)$/;
const TARGET = /^(?:[/#.<]|[a-z]+:)/i;
const TARGETS = /^[ \t]*\[[^[\]\n]+\]:/gm;
const TAG = /^\s*<(?:[^"'>]|"[^"]*"|'[^']*')*>(.*)/;
/** What has a line of its own in any case: „a) …“. */
const OWN_LINE = /^\p{L}\)\s/u;
/** A shorter line, into which the next word would have fitted, is meant to end there. */
const LINE_LENGTH = 60;
const MOST_QUOTES = 20;

const widthOf = (blank: string) =>
  [...blank].reduce((column, sign) => (sign === "\t" ? column + 4 - (column % 4) : column + 1), 0);
const indentOf = (text: string) => widthOf(text.slice(0, text.length - text.trimStart().length));
const isRow = (words: string) => words.startsWith("|") && words.includes("|", 1);
const isBelowHead = (line = "") => /^[\s>|:-]+$/.test(line) && line.includes("|") && line.includes("-");
const isCopied = (line = "") => /^[^\t]{2,}\t/.test(line.trim());
const cellsOf = (row: string) => {
  const cells = row.includes("|") ? row.split(/(?<!\\)\|/) : row.split("\t");
  return cells.map((cell) => cell.replaceAll("\\|", "|").trim());
};
const isHardBreak = (line: string) => /(?<!\\)(?:\\\\)*\\$| {2}$/.test(line);
const isBreakMeant = (before: string, words: string) =>
  !isHardBreak(before) && (OWN_LINE.test(words) || before.trim().length + words.search(/\s|$/) < LINE_LENGTH);

/** The first line from one on whose words pass a test; -1 if there is none. */
function findFrom(lines: readonly Line[], start: number, test: (words: string) => boolean): number {
  for (let at = start; at < lines.length; at++) if (test(lines[at]?.text.trim() ?? "")) return at;
  return -1;
}

const keyOf = (marker: string) => Number.parseInt(marker, 10) || marker;

/** A dash makes an item by itself; a star, a plus and a number only with others of their kind: „31. März“ is none. */
function isItem(marker: string, rest: string, counts: ReadonlyMap<string | number, number>): boolean {
  const has = (key: string | number, least = 1) => (counts.get(key) ?? 0) >= least;
  const number = Number.parseInt(marker, 10);
  if (marker === "*" || marker === "+") return has(marker, 2) && !(marker === "+" && /^\d/.test(rest));
  return Number.isNaN(number) || has(number - 1) || has(number + 1) || (number === 1 && has(1, 2));
}

/** Where a tag ends that begins a line, and what follows it there. */
function readTag(lines: readonly Line[], start: number) {
  const until = (end: number) => TAG.exec(Array.from(lines.slice(start, end), ({ text }) => text).join("\n"));
  const [found, rest = ""] = until(start + 1) ?? until(lines.length) ?? [];
  return { end: found === undefined ? lines.length : start + found.split("\n").length - 1, rest };
}

/**
 * Reads a text as its author does: blocks between empty lines, what a line begins with, two blanks or more for what is
 * below an item, signs as typed.
 * @returns its parts, and the text with as many blanks before what is below an item as Markdown wants
 */
export function readLines(source: string): { parts: PlacedPart[]; text: string } {
  const all: PlacedPart[] = [];
  /** Footnotes, which a page shows at its end in the order in which a text names them. */
  const notes: { order: number; parts: PlacedPart[] }[] = [];
  /** What stands in square brackets, and where first. */
  const named = new Map<string, number>();
  const targets = new Set<string>();
  for (const { 1: label = "", index } of source.replace(TARGETS, "").matchAll(/\[([^[\]]+)\]/g))
    if (!named.has(labelOf(label))) named.set(labelOf(label), index);

  /** Reads lines of one depth of quotation, which may be in a list, and returns them as Markdown wants them. */
  const read = (lines: Line[], quotes: number, outer: number): string[] => {
    const result = lines.map(({ text }) => text);
    const counts = new Map<string | number, number>();
    for (const { text } of lines) {
      const key = keyOf(ITEM.exec(text.trimStart())?.[1] ?? "");
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
    const unclosed = new Set<string>();
    const open: Opened[] = [];
    let parts = all;
    let current: PlacedPart | undefined;
    let item: Pick<Part, "kind" | "number"> | undefined;
    for (let at = 0; at < lines.length; at++) {
      const { text = "", line = 0 } = lines[at] ?? {};
      const words = text.trim();
      const [previous, begins] = [current, item];
      [current, item] = [undefined, undefined];
      if (!words) continue;
      const indent = indentOf(text);
      const wasIn = open.length;
      while (open.length > 0 && indent < (open.at(-1)?.indent ?? 0) + 2) open.pop();
      if (!open[0]?.isNote) parts = all;
      const inside = open.at(-1);
      const column = inside ? inside.column + Math.max(indent - inside.indent, inside.width) : indent;
      const depth = outer + open.filter(({ isNote }) => !isNote).length;
      const add = (kind: Part["kind"], typed: string, place = line) => {
        const part = { kind, depth, quotes, text: typed, line: place, typed };
        parts.push(part);
        return part;
      };
      const linesWhile = (isIn: (words: string) => boolean) => {
        const end = findFrom(lines, at + 1, (other) => !isIn(other));
        return lines.slice(at, end < 0 ? lines.length : end);
      };
      /** The last line of what begins here. */
      let last = at;

      const mark = FENCE.exec(words)?.[1] ?? "";
      const isFence = (other: string) => other.startsWith(mark) && other === (mark[0] ?? "").repeat(other.length);
      const end = mark && !unclosed.has(mark) ? findFrom(lines, at + 1, isFence) : -1;
      if (mark && end < 0) unclosed.add(mark);
      const [found = "", signs, nearSigns = signs] = HEADING.exec(words) ?? [];
      const quoted = words.startsWith(">") && quotes < MOST_QUOTES ? linesWhile((other) => other.startsWith(">")) : [];
      const [, label = "", meant = ""] = DEFINITION.exec(words) ?? [];
      const key = labelOf(label);
      const isNote = label.startsWith("^");
      const isRule = RULE.test(words);
      const [, marker = "", gap = ""] = (!begins && !isRule && ITEM.exec(words)) || [];
      const rest = words.slice(marker.length + gap.length);
      if (end > 0) {
        last = end;
        const inner = lines.slice(at + 1, end).map((each) => each.text);
        add("code", inner.join("\n"));
      } else if (nearSigns) {
        add("heading", words.slice(found.length)).depth = nearSigns.length;
      } else if (!quoted.every((other) => MORE_THAN.test(other.text.trim()))) {
        last = at + quoted.length - 1;
        const inner = quoted.map((other) => ({ ...other, text: other.text.replace(/^\s*> ?/, "") }));
        for (const [index, moved] of read(inner, quotes + 1, depth).entries()) {
          const typed = quoted[index]?.text ?? "";
          result[at + index] = typed.slice(0, typed.length - (inner[index]?.text.length ?? 0)) + moved;
        }
      } else if (/^<\/?[A-Za-z]/.test(words)) {
        const tag = readTag(lines, at);
        add("text", tag.rest.replace(/<\/[\w.]+>\s*$/, ""), lines[tag.end]?.line);
        last = tag.end;
      } else if (named.has(key) && !targets.has(key) && (isNote || TARGET.test(meant))) {
        // What a text names is seen there, and only the first of a name.
        targets.add(key);
        if (isNote) {
          open.splice(0, open.length, { indent, column, width: 4, isNote });
          parts = [];
          notes.push({ order: named.get(key) ?? 0, parts });
          current = add("text", meant);
          current.depth = outer;
        }
      } else if (isBelowHead(lines[at + 1]?.text) && words.includes("|")) {
        const rows = linesWhile((other) => other.includes("|") && other.startsWith("|") === words.startsWith("|"));
        for (const row of rows)
          if (!isBelowHead(row.text)) for (const cell of cellsOf(row.text)) add("cell", cell, row.line);
        last = at + rows.length - 1;
      } else if (isRow(words) || [at - 1, at + 1].some((near) => isCopied(text) && isCopied(lines[near]?.text))) {
        for (const cell of cellsOf(words)) add("cell", cell);
      } else if (marker && isItem(marker, rest, counts)) {
        const width = marker.length + (widthOf(gap) > 4 ? 1 : widthOf(gap));
        open.push({ indent, column, width });
        const isCounted = /^\d/.test(marker) && !(keyOf(marker) === 1 && (counts.get(1) ?? 0) > 1);
        item = { kind: "item", number: isCounted ? Number.parseInt(marker, 10) : undefined };
        lines[at] = { text: " ".repeat(indent + width) + rest, line };
      } else if (!isRule) {
        const before = lines[at - 1]?.text ?? "";
        const isNew = !previous || open.length < wasIn || isBreakMeant(before, words);
        current = isNew || begins ? Object.assign(add("text", words), begins) : previous;
        if (current === previous && previous)
          previous.text = `${isHardBreak(before) ? previous.text.replace(/\\$/, "") : previous.text}\n${words}`;
      }
      for (let index = at; index <= last && !begins; index++)
        if (column > indent && lines[index]?.text.trim()) result[index] = " ".repeat(column - indent) + result[index];
      // What follows the marker of an item is read as a line of its own.
      at = item ? at - 1 : last;
    }
    return result;
  };

  const lines = source.split("\n").map((text, index) => ({ text, line: index + 1 }));
  const text = read(lines, 0, 0).join("\n");
  const parts = [...all, ...notes.sort((a, b) => a.order - b.order).flatMap((note) => note.parts)];
  const shown = (part: PlacedPart) =>
    part.kind === "code" ? part.text : readSigns(part.text, (label) => targets.has(label));
  return { parts: parts.map((part) => ({ ...part, text: shown(part), typed: part.text })), text };
}
