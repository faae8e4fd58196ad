import { blocks } from "../../blocks";
import { lineAt } from "../text/line-at";
import { BRACE, IMPORT, unknownComponent } from "./remark-components";

/** What the MDX parser throws: where in the text it gave up, and why, in English. */
export type ParserError = { line?: number; column?: number; reason?: string };

/** For an unclosed element, the parser gives the position only in its message. */
const PLACE = / ?\((\d+):\d+(?:-\d+:\d+)?\)/;

/** The parser's reasons, in the order in which they are tried. */
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
  [/import\/exports/, () => IMPORT],
  [/attribute value/, () => 'Angaben haben die Form name="Text", mit geraden Anführungszeichen davor und danach.'],
  [/expression|brace|spread/, () => BRACE],
];

/**
 * Why a text is not valid MDX, in words for its author.
 * @param body the text that was parsed
 * @returns the line within the text, if known, and the German message
 */
export function parserIssue(body: string, error: ParserError): { line: number | undefined; message: string } {
  const { line, reason = String(error) } = error;
  const [, open] = /^Expected a closing tag for `<(.*?)>`/.exec(reason) ?? [];
  if (open !== undefined) {
    const known = Object.hasOwn(blocks, open);
    const place = PLACE.exec(reason)?.[1];
    const message = `<${open}> ist nicht geschlossen. Nach dem Inhalt folgt </${open}> in einer eigenen Zeile.`;
    return { line: place ? Number(place) : line, message: known ? message : unknownComponent(open) };
  }
  for (const [pattern, message] of REASONS) {
    const [found, ...names] = pattern.exec(reason) ?? [];
    if (found !== undefined) return { line: openedAt(body, reason) ?? line, message: message(...names) };
  }
  const tag = lastTag(body, error);
  if (/^Unexpected/.test(reason) && tag) return tag;
  return {
    line,
    message: `Der Text ist kein gültiges MDX. Steht hier ein „<“ oder „{“ im Text, oder ist ein Element nicht geschlossen? „<“ wird als &lt; geschrieben. (Parser: ${reason.replace(PLACE, "")})`,
  };
}

/** Whatever swallows the rest of a text began at the last character of its kind. */
function openedAt(body: string, reason: string): number | undefined {
  const [, sign] = /end of file.* closing (?:quote|brace)[^`]*`(.)`/.exec(reason) ?? [];
  return sign && body.includes(sign) ? lineAt(body, body.lastIndexOf(sign)) : undefined;
}

/** What is wrong with the tag where the parser gave up. */
function lastTag(body: string, { line, column }: ParserError): { line: number; message: string } | undefined {
  if (line === undefined || column === undefined) return undefined;
  const lines = body.split("\n").slice(0, line);
  const before = [...lines.slice(0, -1), (lines.at(-1) ?? "").slice(0, column)].join("\n");
  const start = before.lastIndexOf("<");
  if (start < 0) return undefined;
  const [, name = ""] = /^<\/?([\w.]*)/.exec(body.slice(start)) ?? [];
  const message = Object.hasOwn(blocks, name)
    ? `Die Angaben von <${name}> sind nicht lesbar. Sie haben die Form name="Text"; Anführungszeichen im Text selbst schreibt man „…“.`
    : "Ein „<“ leitet ein Element ein. Als Zeichen im Text wird es &lt; geschrieben.";
  return { line: lineAt(body, start), message };
}
