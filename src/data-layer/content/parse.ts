import { findNodeAtLocation, type Node, type ParseError, parseTree, printParseErrorCode } from "jsonc-parser";
import { isNode, LineCounter, parseDocument } from "yaml";
import type { Problem } from "./problem";

type Path = readonly (string | number)[];

/** What a content file says, and where it says it. */
export type ParsedFile = {
  /** The data of the JSON file or of the front matter; `undefined` when it could not be read. */
  data: unknown;
  /** Markdown under the front matter; empty for JSON. */
  body: string;
  /** Line on which `body` begins (first line of the file is 1). */
  bodyLine: number;
  /** Line of the value at `path`, or of the nearest parent that exists. */
  lineOf: (path: Path) => number | undefined;
  problems: Problem[];
};

/** Some editors put it before the first character. */
const BYTE_ORDER_MARK = /^\uFEFF/;

const JSON_ERRORS: Record<string, string> = {
  CommaExpected: "Hier fehlt ein Komma.",
  ColonExpected: "Hier fehlt ein Doppelpunkt zwischen Name und Wert.",
  ValueExpected: "Hier fehlt ein Wert. Steht davor ein Komma zu viel?",
  PropertyNameExpected:
    "Hier wird ein Feldname in doppelten Anführungszeichen erwartet. Steht davor ein Komma zu viel?",
  CloseBraceExpected: "Hier fehlt eine schließende geschweifte Klammer „}“.",
  CloseBracketExpected: "Hier fehlt eine schließende eckige Klammer „]“.",
  UnexpectedEndOfString: 'Der Text ist nicht mit einem Anführungszeichen (") beendet.',
  InvalidCommentToken: "JSON kennt keine Kommentare. Bitte entfernen.",
  EndOfFileExpected: "Nach dem Ende der Daten steht noch etwas. Bitte entfernen.",
};

const YAML_ERRORS: Record<string, string> = {
  BAD_INDENT: "Die Einrückung passt nicht zu den Zeilen darüber.",
  TAB_AS_INDENT: "Eingerückt wird mit Leerzeichen, nicht mit Tabulatoren.",
  DUPLICATE_KEY: "Dieses Feld steht doppelt. Bitte eines entfernen.",
  MISSING_CHAR: "Hier fehlt ein Zeichen, meist ein schließendes Anführungszeichen oder eine Klammer.",
  BLOCK_AS_IMPLICIT_KEY:
    "Der Text enthält „: “ und muss deshalb in Anführungszeichen stehen, oder die Einrückung stimmt nicht.",
  MULTILINE_IMPLICIT_KEY: "Nach dem Feldnamen fehlt ein Doppelpunkt.",
};

/**
 * Reads a JSON content file.
 * @param file path for messages
 * @returns data and positions; syntax errors as problems, never thrown
 */
export function parseJsonFile(file: string, source: string): ParsedFile {
  const text = source.replace(BYTE_ORDER_MARK, "");
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
  const lineAt = (offset: number) => text.slice(0, offset).split("\n").length;
  const first = errors[0];
  if (first || !root) {
    const code = first ? printParseErrorCode(first.error) : "ValueExpected";
    const reason = JSON_ERRORS[code] ?? "Die Schreibweise ist hier ungültig.";
    return {
      data: undefined,
      body: "",
      bodyLine: 1,
      lineOf: () => undefined,
      problems: [{ file, line: lineAt(first?.offset ?? 0), message: `Kein gültiges JSON. ${reason}` }],
    };
  }
  return {
    data: JSON.parse(text),
    body: "",
    bodyLine: 1,
    lineOf: (path) => {
      const node = nearest(path, (part): Node | undefined => findNodeAtLocation(root, [...part]));
      return node ? lineAt(node.offset) : undefined;
    },
    problems: [],
  };
}

const FRONT_MATTER = /^---\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/;

/**
 * Reads an MDX content file: YAML front matter between two `---` lines, then Markdown.
 * @param file path for messages
 * @returns data, body and positions; syntax errors as problems, never thrown
 */
export function parseMdxFile(file: string, source: string): ParsedFile {
  const text = source.replace(BYTE_ORDER_MARK, "");
  const match = FRONT_MATTER.exec(text);
  const yaml = match?.[1];
  if (!match || yaml === undefined) {
    return {
      data: undefined,
      body: text,
      bodyLine: 1,
      lineOf: () => undefined,
      problems: [
        {
          file,
          line: 1,
          message:
            "Der Kopf fehlt. Die Datei beginnt mit einer Zeile „---“, dann folgen die Felder (title: …), dann wieder „---“.",
        },
      ],
    };
  }
  const lines = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: lines, prettyErrors: false });
  // The opening `---` is line 1 of the file, so YAML's line n is line n + 1.
  const lineAt = (offset: number) => lines.linePos(offset).line + 1;
  const problems = document.errors.map(({ code, pos }) => ({
    file,
    line: lineAt(pos[0]),
    message: `Der Kopf ist kein gültiges YAML. ${YAML_ERRORS[code] ?? "Die Schreibweise ist hier ungültig; Texte mit Sonderzeichen gehören in Anführungszeichen."}`,
  }));
  let data: unknown;
  try {
    data = problems.length > 0 ? undefined : document.toJS();
  } catch {
    // „*“ and „&“ at the beginning of a value are references in YAML.
    problems.push({ file, line: 1, message: "Ein Wert im Kopf beginnt mit „*“. Bitte in Anführungszeichen setzen." });
  }
  return {
    data,
    body: text.slice(match[0].length),
    bodyLine: match[0].split("\n").length,
    lineOf: (path) => {
      const node = nearest(path, (part) => (part.length > 0 ? document.getIn(part, true) : document.contents));
      return isNode(node) && node.range ? lineAt(node.range[0]) : undefined;
    },
    problems,
  };
}

/** The value at `path`, or at its longest prefix that has one. */
function nearest<T>(path: Path, find: (part: Path) => T | undefined): T | undefined {
  for (let length = path.length; length >= 0; length -= 1) {
    const found = find(path.slice(0, length));
    if (found !== undefined && found !== null) return found;
  }
  return undefined;
}
