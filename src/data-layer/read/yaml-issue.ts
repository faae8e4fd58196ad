import { type Document, isAlias, isNode, isScalar, visit, type YAMLError } from "yaml";
import type { Issue } from "../text/issue";
import { lineAt } from "../text/line-at";

/** An error in YAML, and its line (the first one is 1). */
type YamlIssue = Issue<{ line: number }>;

const NOT_CLOSED = "Der Kopf hat kein Ende. Nach dem letzten Feld folgt eine Zeile, in der nur „---“ steht.";
const INDENT =
  "Die Einrückung passt nicht zu den Zeilen darüber. Felder derselben Gruppe beginnen alle in derselben Spalte.";
const NO_COLON = "Nach dem Feldnamen fehlt der Doppelpunkt. Richtig ist z. B. „title: Ein Titel“.";

/** Errors explained without looking at the line. */
const BY_CODE: Readonly<Record<string, string>> = {
  TAB_AS_INDENT: "Eingerückt wird mit Leerzeichen, nicht mit Tabulatoren.",
  DUPLICATE_KEY: "Dieses Feld steht doppelt. Bitte eines entfernen.",
  BAD_DQ_ESCAPE: "In doppelten Anführungszeichen wird ein umgekehrter Schrägstrich doppelt geschrieben: \\\\.",
};

/** Fallbacks if nothing in the line stands out. */
const FALLBACK_BY_CODE: Readonly<Record<string, string>> = {
  BAD_INDENT: INDENT,
  MULTILINE_IMPLICIT_KEY: NO_COLON,
  MISSING_CHAR: NO_COLON,
};
const UNKNOWN = "Die Schreibweise ist hier ungültig; Texte mit Sonderzeichen gehören in Anführungszeichen.";

const KEY = /^[\p{L}\w-]+:(?=\s|$)\s*/u;
/** What starts something other than a text in YAML. */
const INDICATOR = /^(?:[@%`*&!,\]}#]|[|>](?=[^\s\d+-])|[-?](?=\s))/;

/** The first thing that cannot be read, or that YAML reads differently than its author; others often follow from it. */
export function yamlIssue(yaml: string, document: Document.Parsed): YamlIssue | undefined {
  const [error] = document.errors;
  if (error) return errorIssue(yaml.split("\n"), error, lineAt(yaml, error.pos[0]));
  const [warning] = document.warnings;
  if (warning) return { line: lineAt(yaml, warning.pos[0]), message: badStartMessage("!") };
  return misreadIssue(yaml, document);
}

function errorIssue(lines: readonly string[], { code, message }: YAMLError, line: number): YamlIssue {
  // YAML takes a Markdown heading for a comment.
  const heading = lines.findIndex((text) => /^#{2,} /.test(text));
  if (heading >= 0) return { line: heading + 1, message: NOT_CLOSED };
  const first = lines.findIndex((text) => /^[^#\s]|^\s+[^#\s]/.test(text));
  if (lines[first]?.startsWith(" ")) return { line: first + 1, message: INDENT };
  const ofCode = BY_CODE[code];
  if (ofCode) return { line, message: ofCode };
  const opened = unclosedIssue(lines.slice(0, line), message);
  if (opened) return opened;
  const ofLine = lineIssue(lines[line - 1] ?? "");
  if (ofLine) return { line, message: ofLine };
  // YAML reports the last line it can read: the next one is indented too far.
  if (code === "BLOCK_AS_IMPLICIT_KEY") return { line: Math.min(line + 1, lines.length), message: INDENT };
  if (message.startsWith("Sequence item without")) return { line, message: INDENT };
  return { line, message: FALLBACK_BY_CODE[code] ?? UNKNOWN };
}

/** Finds the quotation mark or bracket left open; YAML reports only where it gives up. */
function unclosedIssue(lines: readonly string[], message: string): YamlIssue | undefined {
  const [, mark] = /^Missing closing (["'])/.exec(message) ?? [];
  if (mark) {
    const line = lines.findLastIndex((text) => valueIn(text).startsWith(mark) && !quotedText(valueIn(text))) + 1;
    return { line: line || lines.length, message: `Am Ende des Textes fehlt das Anführungszeichen (${mark}).` };
  }
  if (!/^Flow (sequence|map)/.test(message)) return undefined;
  const line = lines.findLastIndex((text) => unclosedBracketMessage(valueIn(text))) + 1;
  return line > 0 ? { line, message: unclosedBracketMessage(valueIn(lines[line - 1] ?? "")) ?? UNKNOWN } : undefined;
}

function lineIssue(line: string): string | undefined {
  const text = line.trim();
  if (/^-[^\s-]/.test(text)) return "Nach dem „-“ fehlt ein Leerzeichen.";
  if (/^(- +)?[\p{L}\w-]+:[^\s:]/u.test(text)) return "Nach dem Doppelpunkt fehlt ein Leerzeichen.";
  const value = valueIn(line);
  const [sign] = INDICATOR.exec(value) ?? [];
  if (sign) return badStartMessage(sign);
  const quoted = quotedText(value);
  if (quoted && value.slice(quoted.length).trim() !== "")
    return "Nach dem schließenden Anführungszeichen geht der Text weiter. Anführungszeichen im Text selbst schreibt man „…“.";
  const bracket = unclosedBracketMessage(value);
  if (bracket) return bracket;
  if (/^[[{]/.test(value)) return /[\]}]$/.test(value) ? undefined : badStartMessage(value.charAt(0));
  if (/^[„“”‚‘’»«]/.test(value))
    return 'Um einen Text mit „: “ stehen gerade Anführungszeichen: "…". Die deutschen gehören in den Text.';
  return /:(\s|$)/.test(value) ? "Der Text enthält „: “ und muss deshalb in Anführungszeichen stehen." : undefined;
}

/** The part of a line after the field's name. */
const valueIn = (line: string) => line.trim().replace(/^- +/, "").replace(KEY, "");

const quotedText = (value: string) => /^("(?:[^"\\]|\\.)*"|'(?:[^']|'')*')/.exec(value)?.[0];

const CLOSING: Readonly<Record<string, string>> = { "[": "]", "{": "}" };

function unclosedBracketMessage(value: string): string | undefined {
  const opening = value.charAt(0);
  const closing = CLOSING[opening];
  if (!closing || value.includes(closing)) return undefined;
  return `Die Klammer „${opening}“ ist nicht geschlossen. Am Ende fehlt „${closing}“.`;
}

const badStartMessage = (sign: string) =>
  `Ein Text darf hier nicht mit „${sign}“ beginnen. Bitte den ganzen Text in Anführungszeichen setzen.`;

/** What YAML accepts without an error, although the author means something else. */
function misreadIssue(yaml: string, document: Document.Parsed): YamlIssue | undefined {
  let found: YamlIssue | undefined;
  visit(document, (_key, node) => {
    if (!isNode(node) || !node.range) return undefined;
    const line = lineAt(yaml, node.range[0]);
    if (isAlias(node)) found = { line, message: badStartMessage("*") };
    else if (node.anchor) found = { line, message: badStartMessage("&") };
    else if (isScalar(node) && node.type === "PLAIN" && /^[ \t]+#\S/.test(yaml.slice(node.range[1])))
      found = {
        line,
        message: "Ab „#“ gilt der Rest der Zeile als Kommentar. Bitte den ganzen Text in Anführungszeichen setzen.",
      };
    return found && visit.BREAK;
  });
  return found;
}
