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

/** Name of the hidden value that holds a file as it was read. */
export const RAW = "_raw";

/** What an author edits: the fields of a file by name, its text as `body`, the file as it was read as `_raw`. */
export type Entry = Readonly<Record<string, unknown>>;

const HEAD = /^(\uFEFF?---[ \t]*\r?\n)((?:[\s\S]*?\n)??)(---[ \t]*(?:\r?\n|$))/;
const BREAK = /\r\n?|\n/;

/**
 * Reads a content file, JSON or front matter with a text.
 * @returns its fields; of a file that cannot be read only `_raw`, so that saving leaves it as it is
 */
export function readEntry(raw: string): Entry {
  const { head, body } = partsOf(raw);
  try {
    const document = parseDocument(head);
    const data: unknown = document.errors.length > 0 ? undefined : document.toJS();
    if (!isGroup(data)) return { [RAW]: raw };
    return { ...data, ...(body === undefined ? {} : { body: body.split(BREAK).join("\n") }), [RAW]: raw };
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
  const { open, head, close, body } = partsOf(String(raw));
  const fieldsOf = (values: Entry) =>
    Object.fromEntries(
      Object.entries(values).filter(([name]) => !name.startsWith("_") && (name !== "body" || body === undefined)),
    );
  const old = fieldsOf(before);
  const wanted = tidy(fieldsOf(entry), old) as Entry;
  const written = same(old, wanted) ? head : changedHead(head, old, wanted, order, body === undefined);
  if (body === undefined) return written;
  return open + written + close + patched(body, String(before.body), String(entry.body ?? ""));
}

/** How many lines of a content file come before its text. */
export const headLines = (raw: string): number => {
  const { open, head, close, body } = partsOf(raw);
  return body === undefined ? Number.POSITIVE_INFINITY : (open + head + close).split("\n").length - 1;
};

function partsOf(raw: string) {
  const [all = "", open = "", head = "", close = ""] = raw.trimStart().startsWith("{") ? [] : (HEAD.exec(raw) ?? []);
  return all ? { open, head, close, body: raw.slice(all.length) } : { open, head: raw, close, body: undefined };
}

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Whether two values say the same, in whatever order. */
export function same(a: unknown, b: unknown): boolean {
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((item, index) => same(item, b[index]));
  if (!isGroup(a) || !isGroup(b)) return Object.is(a, b);
  const names = Object.keys(a);
  return (
    names.length === Object.keys(b).length && names.every((name) => Object.hasOwn(b, name) && same(a[name], b[name]))
  );
}

/** How many items two lists share at their start, and how many of the others at their end. */
function shared(a: readonly unknown[], b: readonly unknown[]): { start: number; end: number } {
  const most = Math.min(a.length, b.length);
  let start = 0;
  while (start < most && same(a[start], b[start])) start += 1;
  let end = 0;
  while (end < most - start && same(a.at(-1 - end), b.at(-1 - end))) end += 1;
  return { start, end };
}

/** Leaves out what a form adds by itself: fields that are empty now and were not there, or were not empty, before. */
function tidy(value: unknown, old: unknown): unknown {
  if (Array.isArray(value)) return value.map((item, index) => tidy(item, Array.isArray(old) ? old[index] : undefined));
  if (!isGroup(value)) return value;
  const fields = Object.entries(value).map(([name, inner]) => {
    const was = isGroup(old) && Object.hasOwn(old, name) ? old[name] : undefined;
    return { name, inner, was, now: tidy(inner, was) };
  });
  const stays = fields.filter(({ inner, was, now }) => {
    if (was !== undefined && same(was, inner)) return true;
    const isEmpty = now === undefined || now === null || now === "";
    return !isEmpty && !(was === undefined && [false, [], {}].some((nothing) => same(now, nothing)));
  });
  return Object.fromEntries(stays.map(({ name, inner, was, now }) => [name, same(was, inner) ? inner : now]));
}

/** A text with what changed between two versions of it; all other lines keep their breaks and spaces. */
function patched(raw: string, before: string, after: string): string {
  const [own, old, now] = [raw.split(/(?<=\n|\r(?!\n))/), before.split(/(?<=\n)/), after.split(/(?<=\n)/)];
  const { start, end } = own.length === old.length ? shared(old, now) : { start: 0, end: 0 };
  const changed = now.slice(start, now.length - end).join("");
  const withBreaks = changed.replaceAll("\n", BREAK.exec(raw)?.[0] ?? "\n");
  return own.slice(0, start).join("") + withBreaks + own.slice(own.length - end).join("");
}

/** The head of a file with other values; should a change in place ever miss one, it is written anew. */
function changedHead(head: string, old: Entry, wanted: Entry, order: readonly string[], isJson: boolean): string {
  const changed = isJson ? changedJson(head, old, wanted, order) : changedYaml(head, wanted, order);
  const document = parseDocument(changed);
  if (document.errors.length === 0 && same(document.toJS(), wanted)) return changed;
  return isJson ? `${JSON.stringify(wanted, null, 2)}\n` : stringify(wanted, { lineWidth: 0 });
}

/** Where a new field belongs among others: behind the last of those that come before it. */
const placeFor = (name: string, names: readonly string[], order: readonly string[]) =>
  order.includes(name)
    ? names.findLastIndex((each) => order.slice(0, order.indexOf(name)).includes(each)) + 1
    : names.length;

function changedJson(
  text: string,
  old: unknown,
  wanted: unknown,
  order: readonly string[],
  path: (string | number)[] = [],
): string {
  if (same(old, wanted)) return text;
  const formattingOptions: FormattingOptions = {
    insertSpaces: true,
    tabSize: /\n( +)"/.exec(text)?.[1]?.length ?? 2,
    eol: BREAK.exec(text)?.[0] ?? "\n",
  };
  const getInsertionIndex = (names: string[]) => placeFor(String(path.at(-1)), names, path.length === 1 ? order : []);
  const put = (now: string, at: typeof path, value: unknown, isArrayInsertion = false) =>
    applyEdits(now, modify(now, at, value, { formattingOptions, getInsertionIndex, isArrayInsertion }));
  if (isGroup(old) && isGroup(wanted)) {
    const names = new Set([...Object.keys(old), ...Object.keys(wanted)]);
    return [...names].reduce((now, name) => changedJson(now, old[name], wanted[name], order, [...path, name]), text);
  }
  if (!Array.isArray(old) || !Array.isArray(wanted)) return put(text, path, wanted);
  const { start, end } = shared(old, wanted);
  const [oldEnd, newEnd] = [old.length - end, wanted.length - end];
  let now = text;
  for (let index = oldEnd - 1; index >= start; index -= 1)
    now =
      index < newEnd
        ? changedJson(now, old[index], wanted[index], order, [...path, index])
        : put(now, [...path, index], undefined);
  for (let index = oldEnd; index < newEnd; index += 1) now = put(now, [...path, index], wanted[index], true);
  return now;
}

/** Changes the fields of front matter one by one; the lines between them, comments and all, stay where they are. */
function changedYaml(head: string, wanted: Entry, order: readonly string[]): string {
  const { contents } = parseDocument(head);
  const fields = isMap<Scalar>(contents) && !contents.flow ? contents.items : [];
  const starts = fields.map(({ key }) => key.range?.[0] ?? 0);
  const parts = fields.flatMap(({ key }, index) => {
    const text = head.slice(starts[index], starts[index + 1]);
    const end = text.search(/(?<=\n)(?:(?:#[^\n]*|[ \t\r]*)\n)*$/);
    const name = String(key);
    const now = Object.hasOwn(wanted, name) ? changedField(text.slice(0, end), name, wanted[name]) : "";
    return [
      { name, text: now },
      { name: "", text: text.slice(end) },
    ];
  });
  const known = parts.map(({ name }) => name);
  for (const name of Object.keys(wanted).filter((each) => !known.includes(each))) {
    const names = parts.map((part) => part.name);
    const text = stringify({ [name]: wanted[name] }, { lineWidth: 0 });
    parts.splice(placeFor(name, names, order), 0, { name, text: text.replaceAll("\n", BREAK.exec(head)?.[0] ?? "\n") });
  }
  return head.slice(0, starts[0] ?? 0) + parts.map(({ text }) => text).join("");
}

function changedField(text: string, name: string, value: unknown): string {
  const document = parseDocument(text);
  const print = () => document.toString({ lineWidth: 0, flowCollectionPadding: /[[{] /.test(text) });
  const before = print();
  put(document, document.contents, { [name]: value });
  return patched(text, before, print());
}

/** Puts a value into a node. What stays of it keeps its own node, and with that its comments and quotes. */
function put(document: Document, node: Node | null | undefined, value: unknown): Node {
  if (node && same(node.toJS(document), value)) return node;
  if (isScalar(node) && typeof value !== "object") node.value = value;
  else if (isMap<string, Node | null>(node) && isGroup(value)) {
    node.items = node.items.filter(({ key }) => Object.hasOwn(value, String(key)));
    for (const [name, inner] of Object.entries(value)) node.set(name, put(document, node.get(name, true), inner));
  } else if (isSeq<Node>(node) && Array.isArray(value)) {
    const like = node.items.at(-1);
    const rest = [...node.items];
    const kept = value.map((item) => {
      const index = rest.findIndex((each) => same(each.toJS(document), item));
      return index < 0 ? undefined : rest.splice(index, 1)[0];
    });
    node.items = value.map((item, index) => {
      const other = kept[index] ?? rest.shift();
      const made = put(document, other, item);
      if (!other && isCollection(made) && isCollection(like)) made.flow = like.flow ?? false;
      return made;
    });
  } else return document.createNode(value);
  return node;
}
