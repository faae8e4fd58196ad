import { blocks } from "../../blocks";
import { lineAt } from "../text/line-at";
import { BRACE_MESSAGE, IMPORT_MESSAGE, unknownComponentMessage } from "./remark-components";

/** What the MDX parser throws: where in the text it gave up, and why, in English. */
export type ParserError = { line?: number; column?: number; reason?: string };

/** For an unclosed element, the parser gives the position only in its message. */
const POSITION = / ?\((\d+):(\d+)(?:-\d+:\d+)?\)/;

type ParserIssue = {
  /** Within the text, if known. */
  line: number | undefined;
  message: string;
  /** Offset of a „<“ that begins no element: read as an ordinary character, it hides nothing of what follows. */
  offset?: number;
};

const REASONS: readonly [pattern: RegExp, message: (...names: string[]) => string][] = [
  [
    /^Unexpected closing tag `<\/(.*?)>`, expected corresponding closing tag for `<(.*?)>`/,
    (closed, open) => `Hier steht </${closed}>, zuletzt geöffnet wurde aber <${open}>. Zuerst kommt </${open}>.`,
  ],
  [
    /^Expected the closing tag `<\/(.*?)>` either after/,
    (name) => `</${name}> gehört in eine eigene Zeile, mit einer Leerzeile davor.`,
  ],
  [
    /^Unexpected closing slash/,
    () =>
      "Hier wird ein Element geschlossen, das nicht geöffnet ist. Bitte die Zeile entfernen oder das Element davor öffnen.",
  ],
  [/lazy line/, () => "In einer Liste oder einem Zitat ist jede Zeile eines Elements eingerückt wie seine erste."],
  [/create a link in MDX/, () => "Eine Adresse in spitzen Klammern ist kein Link. Bitte [Text](https://…) schreiben."],
  [/create a comment in MDX/, () => "Kommentare sind im Text nicht vorgesehen. Bitte <!-- … --> entfernen."],
  [/import\/exports/, () => IMPORT_MESSAGE],
  [/attribute value/, () => 'Angaben haben die Form name="Text", mit geraden Anführungszeichen davor und danach.'],
  [/expression|brace|spread/, () => BRACE_MESSAGE],
];

/** Why a text is not valid MDX, in words for its author. */
export function parserIssue(body: string, error: ParserError): ParserIssue {
  const { line, reason = String(error) } = error;
  const [, open] = /^Expected a closing tag for `<(.*?)>`/.exec(reason) ?? [];
  if (open !== undefined) {
    const [, openLine = line, openColumn] = POSITION.exec(reason) ?? [];
    const place = { line: openLine === undefined ? undefined : Number(openLine) };
    if (!Object.hasOwn(blocks, open))
      return {
        ...place,
        message: unknownComponentMessage(open),
        offset: offsetOf(body, place.line, Number(openColumn)),
      };
    const message = `<${open}> ist nicht geschlossen. Nach dem Inhalt folgt </${open}> in einer eigenen Zeile.`;
    return { ...place, message };
  }
  for (const [pattern, message] of REASONS) {
    const [found, ...names] = pattern.exec(reason) ?? [];
    if (found !== undefined)
      return { line: lineOfOpeningSign(body, reason) ?? lastWritten(body, line), message: message(...names) };
  }
  const tag = lastTagIssue(body, error);
  if (reason.startsWith("Unexpected") && tag) return tag;
  return {
    line,
    message: `Der Text ist kein gültiges MDX. Steht hier ein „<“ oder „{“ im Text, oder ist ein Element nicht geschlossen? „<“ wird als &lt; geschrieben. (Parser: ${reason.replace(POSITION, "")})`,
  };
}

/** Whatever swallows the rest of a text began at the last character of its kind. */
function lineOfOpeningSign(body: string, reason: string): number | undefined {
  const [, sign] = /^Unexpected end of file[^`]* closing (?:quote|brace) `(.)`/.exec(reason) ?? [];
  return sign && body.includes(sign) ? lineAt(body, body.lastIndexOf(sign)) : undefined;
}

/** The line where the parser gives up, or the one before it that is not empty. */
function lastWritten(body: string, line: number | undefined): number | undefined {
  const lines = body.split("\n").slice(0, line);
  return line && lines.findLastIndex((text) => text.trim() !== "") + 1;
}

const SIGN = "Ein „<“ leitet ein Element ein. Als Zeichen im Text wird es &lt; geschrieben.";

function lastTagIssue(body: string, { line, column }: ParserError): ParserIssue | undefined {
  const offset = body.lastIndexOf("<", offsetOf(body, line, column));
  if (line === undefined || column === undefined || offset < 0) return undefined;
  const place = { line: lineAt(body, offset) };
  const [, name = ""] = /^<\/?([\w.]*)/.exec(body.slice(offset)) ?? [];
  if (!Object.hasOwn(blocks, name)) return { ...place, message: SIGN, offset };
  return {
    ...place,
    message: `Die Angaben von <${name}> sind nicht lesbar. Sie haben die Form name="Text"; Anführungszeichen im Text selbst schreibt man „…“.`,
  };
}

/** Where a line and a column, both counted from 1, are in a text. */
function offsetOf(text: string, line = 1, column = 1): number {
  const before = text.split("\n").slice(0, line - 1);
  return before.reduce((sum, { length }) => sum + length + 1, column - 1);
}
