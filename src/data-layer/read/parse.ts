import { findNodeAtLocation, type Node, type ParseError, parseTree } from "jsonc-parser";
import { isNode, parseDocument } from "yaml";
import { type Issue, issueInFile } from "../text/issue";
import { lineAt } from "../text/line-at";
import { jsonIssue } from "./json-issue";
import { yamlIssue } from "./yaml-issue";

type Path = readonly (string | number)[];

/** The content of a file, and where each value is. */
export type ParsedFile = {
  /** The data of the JSON file or of the front matter; `undefined` if it could not be read. */
  data: unknown;
  /** Markdown, with blank lines in place of the front matter: its lines are those of the file. Empty for JSON, and if it is not known where the front matter ends. */
  body: string;
  /** Line of the value at `path`, or of the nearest parent that exists. */
  lineOf: (path: Path) => number | undefined;
  issues: Issue[];
};

/** A file whose data could not be read. */
export const unreadableFile = (file: string, line: number | undefined, message: string): ParsedFile => ({
  data: undefined,
  body: "",
  lineOf: () => undefined,
  issues: [{ file, line, message }],
});

/** Reads a JSON content file; syntax errors are issues, never thrown. */
export function parseJsonFile(file: string, text: string): ParsedFile {
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
  if (errors.length > 0 || !root) {
    const { offset, message } = jsonIssue(text, errors[0]);
    return unreadableFile(file, lineAt(text, offset), `Kein gültiges JSON. ${message}`);
  }
  return {
    data: JSON.parse(text),
    body: "",
    lineOf: (path) => {
      const node = deepest(path, (part): Node | undefined => findNodeAtLocation(root, [...part]));
      return node ? lineAt(text, node.offset) : undefined;
    },
    issues: repeatedNames(root).map(({ offset, value }) =>
      issueInFile(file, text, { offset, message: `Das Feld „${value}“ steht hier doppelt. Bitte eines entfernen.` }),
    ),
  };
}

/** Names that occur twice in a group of fields; JSON would silently use the last one. */
function repeatedNames(node: Node): Node[] {
  const names = new Set<unknown>();
  return (node.children ?? []).flatMap((child) => {
    const [name] = child.children ?? [];
    const repeated = child.type === "property" && name && names.has(name.value) ? [name] : [];
    if (child.type === "property") names.add(name?.value);
    return [...repeated, ...repeatedNames(child)];
  });
}

const FRONT_MATTER = /^---\r?\n(?:([\s\S]*?)\r?\n)?---[ \t]*(?:\r?\n|$)/;

const EMPTY_HEAD = "Der Kopf ist leer. Zwischen die beiden Zeilen „---“ gehören die Felder (title: …).";

function noFrontMatter(text: string): string {
  if (text.trim() === "")
    return "Die Datei ist leer. Sie beginnt mit einer Zeile „---“, dann folgen die Felder (title: …), dann wieder „---“.";
  return /^---\r?\n/.test(text)
    ? "Der Kopf hat kein Ende. Nach dem letzten Feld folgt eine Zeile, in der nur „---“ steht."
    : "Der Kopf fehlt. Die Datei beginnt mit einer Zeile „---“, dann folgen die Felder (title: …), dann wieder „---“.";
}

/** Reads YAML between two `---` lines, then Markdown; syntax errors are issues, never thrown. */
export function parseMdxFile(file: string, text: string): ParsedFile {
  const match = FRONT_MATTER.exec(text);
  if (!match) return unreadableFile(file, 1, noFrontMatter(text));
  const [head, yaml = ""] = match;
  const document = parseDocument(yaml, { prettyErrors: false });
  // The opening `---` is line 1 of the file, so YAML's line n is line n + 1.
  const issue = yamlIssue(yaml, document);
  const body = "\n".repeat(head.split("\n").length - 1) + text.slice(head.length);
  if (issue)
    return { ...unreadableFile(file, issue.line + 1, `Der Kopf ist kein gültiges YAML. ${issue.message}`), body };
  const data: unknown = document.toJS();
  if (data === null || data === undefined) return unreadableFile(file, 1, EMPTY_HEAD);
  return {
    data,
    body,
    lineOf: (path) => {
      const node = deepest(path, (part) => (part.length > 0 ? document.getIn(part, true) : document.contents));
      return isNode(node) && node.range ? lineAt(yaml, node.range[0]) + 1 : undefined;
    },
    issues: [],
  };
}

/** The value at `path`, or at its longest prefix that has one. */
function deepest<T>(path: Path, find: (part: Path) => T | undefined): T | undefined {
  for (let length = path.length; length >= 0; length -= 1) {
    const found = find(path.slice(0, length));
    if (found !== undefined && found !== null) return found;
  }
  return undefined;
}
