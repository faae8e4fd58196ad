import type { TextIssue } from "../text/issue";

type Bracket = {
  sign: string;
  offset: number;
  line: number;
  start: number;
  indent: number;
  beginsLine: boolean;
};

const CLOSING: Readonly<Record<string, string>> = { "{": "}", "[": "]" };
const OPENING: Readonly<Record<string, string>> = { "}": "{", "]": "[" };
/** A string, so that brackets inside it do not count, or a bracket. */
const TOKEN = /"(?:[^"\\\n]|\\.)*"|[{}[\]]/g;

/** Finds the bracket that is missing in JSON, by the indentation; `undefined` if all match. */
export function bracketIssue(text: string): TextIssue | undefined {
  const brackets = bracketsIn(text);
  if (arePaired(brackets)) return undefined;
  const open: Bracket[] = [];
  for (const bracket of brackets) {
    if (CLOSING[bracket.sign]) {
      const outer = open.at(-1);
      if (outer && bracket.line > outer.line && bracket.indent <= outer.indent)
        return unclosed(text, outer, bracket.start);
      open.push(bracket);
      continue;
    }
    const opener = open.pop();
    if (!opener || (bracket.beginsLine && bracket.indent > opener.indent))
      return { offset: bracket.offset, message: `Zu dieser Klammer fehlt weiter oben „${OPENING[bracket.sign]}“.` };
    const isPair = CLOSING[opener.sign] === bracket.sign;
    if (!isPair || (bracket.beginsLine && bracket.indent < opener.indent))
      return unclosed(text, opener, bracket.offset);
  }
  const last = open.at(-1);
  return last && unclosed(text, last, text.length);
}

function unclosed(text: string, { sign, line }: Bracket, before: number): TextIssue {
  return {
    offset: Math.max(0, text.slice(0, before).trimEnd().length - 1),
    message: `Nach dieser Zeile fehlt „${CLOSING[sign]}“: Die Klammer „${sign}“ aus Zeile ${line} ist nicht geschlossen.`,
  };
}

function bracketsIn(text: string): Bracket[] {
  return [...text.matchAll(TOKEN)]
    .filter(([token]) => !token.startsWith('"'))
    .map(({ 0: sign, index: offset }) => {
      const lines = text.slice(0, offset).split("\n");
      const before = lines.at(-1) ?? "";
      const indent = before.length - before.trimStart().length;
      const beginsLine = before.trim() === "";
      return { sign, offset, line: lines.length, start: offset - before.length, indent, beginsLine };
    });
}

function arePaired(brackets: readonly Bracket[]): boolean {
  const open: string[] = [];
  for (const { sign } of brackets) {
    if (CLOSING[sign]) open.push(sign);
    else if (open.pop() !== OPENING[sign]) return false;
  }
  return open.length === 0;
}
