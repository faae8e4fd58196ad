import { applyEdits, type FormattingOptions, modify } from "jsonc-parser";
import {
  type Document,
  isCollection,
  isMap,
  isScalar,
  isSeq,
  type Node,
  parseDocument,
  type Scalar,
  stringify,
} from "yaml";

/** Name of the hidden field that holds the file's original text. */
export const RAW = "_raw";

/** The fields of a file by name, its text as `body`, and its original text as `_raw`. */
export type Entry = Readonly<Record<string, unknown>>;

const FRONT_MATTER = /^(\uFEFF?---[ \t]*\r?\n)((?:[\s\S]*?\n)??)(---[ \t]*(?:\r?\n|$))/;
const LINE_BREAK = /\r\n?|\n/;

/**
 * Reads a content file, JSON or front matter with a text.
 * @returns its fields; of a file that cannot be read only `_raw`, so that saving leaves it as it is
 */
export function readEntry(raw: string): Entry {
  const { head, body } = splitFile(raw);
  try {
    const document = parseDocument(head);
    const data: unknown = document.errors.length > 0 ? undefined : document.toJS();
    if (!isObject(data)) return { [RAW]: raw };
    return { ...data, ...(body === undefined ? {} : { body: body.split(LINE_BREAK).join("\n") }), [RAW]: raw };
  } catch {
    return { [RAW]: raw };
  }
}

/**
 * Writes a content file: what has not changed stays as it was read, byte for byte, comments and order included.
 * @param order of the fields, for those that are new
 * @param isText whether a file that was never read has a text below its fields
 */
export function writeEntry(entry: Entry, order: readonly string[] = [], isText = "body" in entry): string {
  const raw = entry[RAW] ?? (isText ? "---\n{}\n---\n" : "{}\n");
  const before = readEntry(String(raw));
  if (Object.keys(before).length === 1 && RAW in entry) return String(raw);
  const { open, head, close, body } = splitFile(String(raw));
  const fieldsOf = (values: Entry) =>
    Object.fromEntries(
      Object.entries(values).filter(([name]) => !name.startsWith("_") && (name !== "body" || body === undefined)),
    );
  const old = fieldsOf(before);
  const wanted = dropUntouchedEmpty(fieldsOf(entry), old) as Entry;
  const written = deepEqual(old, wanted) ? head : updateFields(head, old, wanted, order, body === undefined);
  if (body === undefined) return written;
  return open + written + close + applyTextDiff(body, String(before.body), String(entry.body ?? ""));
}

/** The number of lines of front matter, delimiters included. */
export const linesBeforeBody = (raw: string): number => {
  const { open, head, close, body } = splitFile(raw);
  return body === undefined ? Number.POSITIVE_INFINITY : (open + head + close).split("\n").length - 1;
};

function splitFile(raw: string) {
  const [all = "", open = "", head = "", close = ""] = raw.trimStart().startsWith("{")
    ? []
    : (FRONT_MATTER.exec(raw) ?? []);
  return all ? { open, head, close, body: raw.slice(all.length) } : { open, head: raw, close, body: undefined };
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Whether two values are equal; the order of an object's fields does not count. */
export function deepEqual(a: unknown, b: unknown): boolean {
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((item, index) => deepEqual(item, b[index]));
  if (!isObject(a) || !isObject(b)) return Object.is(a, b);
  const names = Object.keys(a);
  return (
    names.length === Object.keys(b).length &&
    names.every((name) => Object.hasOwn(b, name) && deepEqual(a[name], b[name]))
  );
}

/** How many items two lists share at the start and, of the remaining ones, at the end. */
function commonEnds(a: readonly unknown[], b: readonly unknown[]): { start: number; end: number } {
  const most = Math.min(a.length, b.length);
  let start = 0;
  while (start < most && deepEqual(a[start], b[start])) start += 1;
  let end = 0;
  while (end < most - start && deepEqual(a.at(-1 - end), b.at(-1 - end))) end += 1;
  return { start, end };
}

/** Drops the empty fields that a form adds automatically; one that was empty before stays. */
function dropUntouchedEmpty(value: unknown, old: unknown): unknown {
  if (Array.isArray(value))
    return value.map((item, index) => dropUntouchedEmpty(item, Array.isArray(old) ? old[index] : undefined));
  if (!isObject(value)) return value;
  const kept = Object.entries(value).flatMap(([name, inner]) => {
    const previous = isObject(old) && Object.hasOwn(old, name) ? old[name] : undefined;
    if (previous !== undefined && deepEqual(previous, inner)) return [[name, inner]];
    const current = dropUntouchedEmpty(inner, previous);
    const isNew = previous === undefined && [false, [], {}].some((empty) => deepEqual(current, empty));
    return isNew || current === undefined || current === null || current === "" ? [] : [[name, current]];
  });
  return Object.fromEntries(kept);
}

/** Applies the difference of two versions to a text; unchanged lines keep their line breaks and spaces. */
function applyTextDiff(raw: string, before: string, after: string): string {
  const rawLines = raw.split(/(?<=\n|\r(?!\n))/);
  const [oldLines, newLines] = [before.split(/(?<=\n)/), after.split(/(?<=\n)/)];
  const { start, end } = rawLines.length === oldLines.length ? commonEnds(oldLines, newLines) : { start: 0, end: 0 };
  const changed = newLines.slice(start, newLines.length - end).join("");
  const withBreaks = changed.replaceAll("\n", LINE_BREAK.exec(raw)?.[0] ?? "\n");
  return rawLines.slice(0, start).join("") + withBreaks + rawLines.slice(rawLines.length - end).join("");
}

/** Writes new values into front matter or JSON; rewrites it whole if editing in place misses one. */
function updateFields(head: string, old: Entry, wanted: Entry, order: readonly string[], isJson: boolean): string {
  const changed = isJson ? updateJson(head, old, wanted, order) : updateYaml(head, wanted, order);
  const document = parseDocument(changed);
  if (document.errors.length === 0 && deepEqual(document.toJS(), wanted)) return changed;
  return isJson ? `${JSON.stringify(wanted, null, 2)}\n` : stringify(wanted, { lineWidth: 0 });
}

/** The index for a new field: after the last of the fields that precede it in the order. */
const insertionIndex = (name: string, names: readonly string[], order: readonly string[]) =>
  order.includes(name)
    ? names.findLastIndex((each) => order.slice(0, order.indexOf(name)).includes(each)) + 1
    : names.length;

function updateJson(
  text: string,
  old: unknown,
  wanted: unknown,
  order: readonly string[],
  path: (string | number)[] = [],
): string {
  if (deepEqual(old, wanted)) return text;
  const formattingOptions: FormattingOptions = {
    insertSpaces: true,
    tabSize: /\n( +)"/.exec(text)?.[1]?.length ?? 2,
    eol: LINE_BREAK.exec(text)?.[0] ?? "\n",
  };
  const getInsertionIndex = (names: string[]) =>
    insertionIndex(String(path.at(-1)), names, path.length === 1 ? order : []);
  const edit = (now: string, at: typeof path, value: unknown, isArrayInsertion = false) =>
    applyEdits(now, modify(now, at, value, { formattingOptions, getInsertionIndex, isArrayInsertion }));
  if (isObject(old) && isObject(wanted)) {
    const names = new Set([...Object.keys(old), ...Object.keys(wanted)]);
    return [...names].reduce((now, name) => updateJson(now, old[name], wanted[name], order, [...path, name]), text);
  }
  if (!Array.isArray(old) || !Array.isArray(wanted)) return edit(text, path, wanted);
  const { start, end } = commonEnds(old, wanted);
  const [oldEnd, newEnd] = [old.length - end, wanted.length - end];
  let now = text;
  for (let index = oldEnd - 1; index >= start; index -= 1)
    now =
      index < newEnd
        ? updateJson(now, old[index], wanted[index], order, [...path, index])
        : edit(now, [...path, index], undefined);
  for (let index = oldEnd; index < newEnd; index += 1) now = edit(now, [...path, index], wanted[index], true);
  return now;
}

/** Changes front matter field by field; comments and blank lines between the fields stay. */
function updateYaml(head: string, wanted: Entry, order: readonly string[]): string {
  const { contents } = parseDocument(head);
  const fields = isMap<Scalar>(contents) && !contents.flow ? contents.items : [];
  const starts = fields.map(({ key }) => key.range?.[0] ?? 0);
  const parts = fields.flatMap(({ key }, index) => {
    const text = head.slice(starts[index], starts[index + 1]);
    const end = text.search(/(?<=\n)(?:(?:#[^\n]*|[ \t\r]*)\n)*$/);
    const name = String(key);
    const now = Object.hasOwn(wanted, name) ? updateYamlField(text.slice(0, end), name, wanted[name]) : "";
    return [
      { name, text: now },
      { name: "", text: text.slice(end) },
    ];
  });
  const known = parts.map(({ name }) => name);
  for (const name of Object.keys(wanted).filter((each) => !known.includes(each))) {
    const names = parts.map((part) => part.name);
    const text = stringify({ [name]: wanted[name] }, { lineWidth: 0 });
    parts.splice(insertionIndex(name, names, order), 0, {
      name,
      text: text.replaceAll("\n", LINE_BREAK.exec(head)?.[0] ?? "\n"),
    });
  }
  return head.slice(0, starts[0] ?? 0) + parts.map(({ text }) => text).join("");
}

function updateYamlField(text: string, name: string, value: unknown): string {
  const document = parseDocument(text);
  const print = () => document.toString({ lineWidth: 0, flowCollectionPadding: /[[{] /.test(text) });
  const before = print();
  updateNode(document, document.contents, { [name]: value });
  return applyTextDiff(text, before, print());
}

/** Sets a node's value; unchanged parts keep their own nodes, and so their comments and quotes. */
function updateNode(document: Document, node: Node | null | undefined, value: unknown): Node {
  if (node && deepEqual(node.toJS(document), value)) return node;
  if (isScalar(node) && typeof value !== "object") node.value = value;
  else if (isMap<string, Node | null>(node) && isObject(value)) {
    node.items = node.items.filter(({ key }) => Object.hasOwn(value, String(key)));
    for (const [name, inner] of Object.entries(value))
      node.set(name, updateNode(document, node.get(name, true), inner));
  } else if (isSeq<Node>(node) && Array.isArray(value)) {
    const sample = node.items.at(-1);
    const rest = [...node.items];
    const kept = value.map((item) => {
      const index = rest.findIndex((each) => deepEqual(each.toJS(document), item));
      return index < 0 ? undefined : rest.splice(index, 1)[0];
    });
    node.items = value.map((item, index) => {
      const other = kept[index] ?? rest.shift();
      const made = updateNode(document, other, item);
      if (!other && isCollection(made) && isCollection(sample)) made.flow = sample.flow ?? false;
      return made;
    });
  } else return document.createNode(value);
  return node;
}
