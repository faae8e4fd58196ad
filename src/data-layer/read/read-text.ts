import { withoutByteOrderMark } from "../text/byte-order-mark";
import { findHiddenCharacters, removeHiddenCharacters } from "../text/hidden-characters";
import { type Issue, issueInFile } from "../text/issue";
import { lineAt } from "../text/line-at";
import { type Facts, insertFacts } from "./facts";
import { type ParsedFile, parseJsonFile, parseMdxFile, unreadableFile } from "./parse";

/** In characters. A larger file contains something other than text. */
const MAX_CHARACTERS = 1_000_000;
/** In characters. No paragraph or value is longer; what compares its words may take its time for each. */
const MAX_IN_A_LINE = 5_000;
/** What git writes around two versions of the same lines. */
const CONFLICT = /^<{7} .*\n(?=[\s\S]*^={7}\r?$[\s\S]*^>{7} )/m;

/** What a content file contains, with the facts it names, and all in it that cannot be read. */
export function readText(file: string, source: string, facts: Facts): { parsed: ParsedFile; issues: Issue[] } {
  const issue = notTextIssue(file, source);
  if (issue) return { parsed: issue, issues: [...issue.issues] };
  const text = withoutByteOrderMark(source);
  const hidden = findHiddenCharacters(text).map((issue) => issueInFile(file, text, issue));
  // Hidden characters are reported once, not again as a misspelt name or a dead link.
  const inserted = insertFacts(file, removeHiddenCharacters(text), facts);
  const plain = removeHiddenCharacters(inserted.text);
  const parsed = file.endsWith(".json") ? parseJsonFile(file, plain) : parseMdxFile(file, plain);
  return { parsed, issues: [...hidden, ...inserted.issues, ...parsed.issues] };
}

/** Says what a file contains instead of text, by its size and bytes. */
function notTextIssue(file: string, source: string): ParsedFile | undefined {
  if (source.length > MAX_CHARACTERS) {
    const size = (source.length / MAX_CHARACTERS).toLocaleString("de-DE", { maximumFractionDigits: 1 });
    const reason = `Die Datei hat ${size} Millionen Zeichen, erlaubt ist höchstens eine.`;
    return unreadableFile(file, undefined, `${reason} Steckt ein Bild im Text? Es gehört als eigene Datei daneben.`);
  }
  const isJson = file.endsWith(".json");
  const parts = source.split(isJson ? /(?<!\\)"/ : "\n");
  const long = parts.findIndex(({ length }) => length > MAX_IN_A_LINE);
  if (long >= 0) {
    const place = isJson ? lineAt(source, parts.slice(0, long).join('"').length) : long + 1;
    const size = (parts[long] ?? "").length.toLocaleString("de-DE");
    const reason = `Hier stehen ${size} Zeichen in einer Zeile, erlaubt sind ${MAX_IN_A_LINE.toLocaleString("de-DE")}.`;
    return unreadableFile(file, place, `${reason} Bitte in Absätze teilen; ein Bild gehört als eigene Datei daneben.`);
  }
  const conflict = CONFLICT.exec(source);
  if (conflict)
    return unreadableFile(
      file,
      lineAt(source, conflict.index),
      "Hier stehen zwei Fassungen, die git nicht zusammenführen konnte. Bitte eine behalten und die Zeilen mit <<<<<<<, ======= und >>>>>>> löschen.",
    );
  // Stands for bytes that are not valid UTF-8.
  const garbled = source.indexOf("\uFFFD");
  if (garbled < 0) return undefined;
  return unreadableFile(
    file,
    lineAt(source, garbled),
    "Die Datei ist nicht als UTF-8 gespeichert, Umlaute sind darin nicht lesbar. Bitte im Editor die Zeichenkodierung „UTF-8“ wählen und neu speichern.",
  );
}
