import { type ParseError, printParseErrorCode } from "jsonc-parser";
import type { TextIssue } from "../text/issue";
import { bracketIssue } from "./bracket-issue";

const QUOTES =
  'Texte und Feldnamen stehen in geraden doppelten Anführungszeichen ("). Im Text selbst schreibt man „…“ statt gerader.';

const BY_CODE: Readonly<Record<string, string>> = {
  InvalidSymbol: QUOTES,
  InvalidCharacter: "Im Text steht ein Tabulator oder Steuerzeichen. Bitte durch ein Leerzeichen ersetzen.",
  InvalidEscapeCharacter: "Ein umgekehrter Schrägstrich wird doppelt geschrieben: \\\\.",
  InvalidUnicode: "Nach \\u folgen genau vier Ziffern oder Buchstaben a–f, z. B. \\u00a0.",
  CommaExpected: "Nach diesem Eintrag fehlt ein Komma.",
  ColonExpected: "Hier fehlt ein Doppelpunkt zwischen Name und Wert.",
  ValueExpected: "Hier fehlt ein Wert.",
  PropertyNameExpected: "Hier wird ein Feldname in doppelten Anführungszeichen erwartet.",
  CloseBraceExpected: "Hier fehlt eine schließende geschweifte Klammer „}“.",
  CloseBracketExpected: "Hier fehlt eine schließende eckige Klammer „]“.",
  UnexpectedEndOfString:
    'Der Text ist nicht mit einem geraden Anführungszeichen (") beendet. Er endet in derselben Zeile, in der er beginnt.',
  UnexpectedEndOfComment: "JSON kennt keine Kommentare. Bitte entfernen.",
  InvalidCommentToken: "JSON kennt keine Kommentare. Bitte entfernen.",
  EndOfFileExpected: "Nach dem Ende der Daten steht noch etwas. Bitte entfernen.",
};

/** Codes that may be caused by an extra or missing bracket. */
const BRACKET_CODES: ReadonlySet<string> = new Set(
  ["Comma", "CloseBrace", "CloseBracket", "EndOfFile", "PropertyName", "Value"].map((what) => `${what}Expected`),
);

/** Characters used in place of the right one. */
const BY_CHARACTER: Readonly<Record<string, string>> = {
  "=": "Zwischen Name und Wert steht ein Doppelpunkt, kein „=“.",
  ";": "Einträge werden mit einem Komma getrennt, nicht mit „;“.",
  "\u00a0": "Hier steht ein geschütztes Leerzeichen zwischen den Angaben. Bitte durch ein gewöhnliches ersetzen.",
};

/** The first error in a JSON text, in words for its author. */
export function jsonIssue(text: string, error: ParseError | undefined): TextIssue {
  if (!error || text.trim() === "")
    return { offset: 0, message: "Die Datei ist leer. Bitte die letzte Fassung zurückholen." };
  const { offset } = error;
  const code = printParseErrorCode(error.error);
  const found = text.charAt(offset);
  const before = text.slice(0, offset).trimEnd();
  const last = Math.max(0, before.length - 1);
  if (code === "InvalidSymbol" && BY_CHARACTER[found]) return { offset, message: BY_CHARACTER[found] };
  if (/\d,$/.test(before) && /\d/.test(found) && last === offset - 1)
    return { offset, message: "In Zahlen steht kein Komma. Bitte runden." };
  if (before.endsWith(",") && /^[}\],]?$/.test(found))
    return { offset: last, message: "Nach diesem Komma folgt kein Eintrag mehr. Bitte das Komma entfernen." };
  if (code === "CommaExpected" && found === ":") {
    const field = before.replace(/"[^"\n]*"$/, "").trimEnd();
    return field.endsWith(":")
      ? { offset: field.length - 1, message: "Nach diesem Doppelpunkt fehlt der Wert, oder die Klammer „{“." }
      : { offset, message: "Dieses Feld steht in einer Liste. Davor fehlt „]“ oder „{“." };
  }
  const bracket = BRACKET_CODES.has(code) ? bracketIssue(text) : undefined;
  if (bracket) return bracket;
  const isBefore = code === "CommaExpected" || found === "";
  return { offset: isBefore ? last : offset, message: BY_CODE[code] ?? "Die Schreibweise ist hier ungültig." };
}
