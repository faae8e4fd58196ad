import {
  isCollection,
  isMap,
  isPair,
  isScalar,
  isSeq,
  type Node,
  type Pair,
  parseDocument,
  stringify,
  type YAMLMap,
  type YAMLSeq,
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
  const { [RAW]: raw, body = "", ...rest } = entry;
  const given = Object.fromEntries(Object.entries(rest).filter(([name]) => !name.startsWith("_")));
  if (typeof raw !== "string")
    return isText ? `---\n${fresh(sorted(tidy(given), order))}---\n${body}` : asJson(tidy(given));
  const parts = partsOf(raw);
  const before = readEntry(raw);
  const { [RAW]: _, body: oldBody, ...old } = before;
  if (Object.keys(before).length === 1) return raw;
  const wanted = tidy(parts.body === undefined ? { ...given, ...("body" in entry && { body }) } : given, old) as Entry;
  const head = same(old, wanted) ? parts.head : spliced(parts.head, wanted, order);
  if (parts.body === undefined) return head;
  return parts.open + head + parts.close + (body === oldBody ? parts.body : splicedText(parts.body, String(body)));
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

const isBlank = (value: unknown) => value === undefined || value === null || value === "";

/** Leaves out what a form adds by itself: fields that are empty now and were not there, or were not empty, before. */
function tidy(value: unknown, old?: unknown): unknown {
  if (Array.isArray(value)) return value.map((item, index) => tidy(item, Array.isArray(old) ? old[index] : undefined));
  if (!isGroup(value)) return value;
  const before = isGroup(old) ? old : {};
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, inner]) => {
      const was = Object.hasOwn(before, name) ? before[name] : undefined;
      if (Object.hasOwn(before, name) && same(was, inner)) return [[name, inner]];
      const now = tidy(inner, was);
      const isEmpty = isBlank(now) || (was === undefined && (now === false || same(now, []) || same(now, {})));
      return isEmpty ? [] : [[name, now]];
    }),
  );
}

const sorted = (value: unknown, order: readonly string[]) => {
  const place = (name: string) => (order.indexOf(name) + order.length + 1) % (order.length + 1);
  return Object.fromEntries(Object.entries(value as Entry).sort(([a], [b]) => place(a) - place(b)));
};

const styleOf = (quoted: boolean) =>
  ({ lineWidth: 0, defaultStringType: quoted ? "QUOTE_DOUBLE" : "PLAIN", defaultKeyType: "PLAIN" }) as const;
const fresh = (value: unknown, quoted = false) => stringify(value, styleOf(quoted));
const asJson = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/** A text with changes: what it shares with the old one at its beginning and end keeps its line breaks. */
function splicedText(old: string, text: string): string {
  const plain = old.split(BREAK).join("\n");
  const most = Math.min(plain.length, text.length);
  let start = 0;
  while (start < most && plain[start] === text[start]) start += 1;
  let end = 0;
  while (end < most - start && plain.at(-1 - end) === text.at(-1 - end)) end += 1;
  const placeOf = (index: number) => {
    let place = index;
    for (const { index: at, 0: eol } of old.matchAll(/\r\n?|\n/g)) if (at < place) place += eol.length - 1;
    return place;
  };
  const middle = text.slice(start, text.length - end).replaceAll("\n", BREAK.exec(old)?.[0] ?? "\n");
  return old.slice(0, placeOf(start)) + middle + old.slice(placeOf(plain.length - end));
}

/** The head of a file with other values; should splicing ever miss one, it is written anew. */
function spliced(head: string, wanted: Entry, order: readonly string[]): string {
  const document = parseDocument(head);
  const isJson = head.trimStart().startsWith("{");
  if (isCollection(document.contents)) {
    const { contents } = document;
    const rewrite = new Rewrite(head, (node) => node.toJS(document), isJson, order);
    const [start, end] = [contents.range?.[0] ?? 0, rewrite.endOf(contents)];
    const text = head.slice(0, start) + rewrite.node(contents, wanted, true) + head.slice(end);
    const result = parseDocument(text);
    if (result.errors.length === 0 && same(result.toJS(), wanted)) return text;
  }
  return isJson ? asJson(wanted) : fresh(wanted);
}

type Collection = YAMLMap<Node, Node | null> | YAMLSeq<Node>;

/** A part of a group or list as it stands in the file: what comes before it, itself, the rest of its line. */
type Chunk = { lead: string; core: string; trail: string };

class Rewrite {
  readonly #eol: string;
  constructor(
    private readonly source: string,
    private readonly jsOf: (node: Node) => unknown,
    private readonly isJson: boolean,
    private readonly order: readonly string[],
  ) {
    this.#eol = /\r?\n/.exec(source)?.[0] ?? "\n";
  }

  /** Where a node ends, the comment on its last line included. */
  endOf(node: Node): number {
    const end = node.range?.[1] ?? 0;
    if (!isCollection(node) || node.flow || node.items.length === 0) return end;
    const last = this.rangeOf(node.items.at(-1) as Node | Pair)[1];
    return last + (/^[ \t]*(?:#[^\r\n]*)?(?=\r?\n|$)/.exec(this.source.slice(last))?.[0].length ?? 0);
  }

  private rangeOf(item: Node | Pair): [number, number] {
    if (!isPair(item)) return [item.range?.[0] ?? 0, this.endOf(item)];
    const [key, value] = [item.key as Node, item.value as Node | null];
    return [key.range?.[0] ?? 0, value?.range ? this.endOf(value) : (key.range?.[1] ?? 0)];
  }

  /** The text of a node with a value. */
  node(node: Node, value: unknown, isTop = false, inFlow = false): string {
    const text = this.source.slice(node.range?.[0], this.endOf(node));
    if (same(this.jsOf(node), value)) return text;
    if (isCollection(node) && node.items.length > 0) {
      if (isMap<Node, Node | null>(node) && isGroup(value))
        return this.collection(node, this.fieldsOf(node, value, isTop));
      if (isSeq<Node>(node) && Array.isArray(value) && value.length > 0)
        return this.collection(node, this.itemsOf(node, value));
    }
    const now = this.scalar(value, node, inFlow);
    if (text === "") return ` ${now}`;
    return text.endsWith("\n") && !now.endsWith("\n") ? now + this.#eol : now;
  }

  private scalar(value: unknown, like: Node | undefined, inFlow: boolean): string {
    if (this.isJson) return JSON.stringify(value);
    if (typeof value === "string" && isScalar(like)) {
      if (like.type === "QUOTE_DOUBLE" || value.includes("\n")) return JSON.stringify(value);
      if (like.type === "QUOTE_SINGLE") return `'${value.replaceAll("'", "''")}'`;
    }
    if (typeof value === "string" && value.includes("\n")) return JSON.stringify(value);
    const quoted = isCollection(like) && this.source.slice(like.range?.[0], this.endOf(like)).includes('"');
    const flow = stringify([value], { ...styleOf(quoted), collectionStyle: "flow" })
      .trim()
      .slice(1, -1)
      .trim();
    return inFlow || typeof value === "object" ? flow : fresh(value).trimEnd();
  }

  /** The fields that stay, in their order, each with its value, and new ones at their place. */
  private fieldsOf(map: YAMLMap<Node, Node | null>, value: Entry, isTop: boolean) {
    const flow = map.flow === true;
    const names = map.items.map(({ key }) => String(this.jsOf(key as Node)));
    const kept = map.items.flatMap((pair, index) => {
      const name = names[index] ?? "";
      if (!Object.hasOwn(value, name)) return [];
      const [start] = this.rangeOf(pair);
      const inner = pair.value as Node | null;
      const from = inner?.range?.[0] ?? this.rangeOf(pair)[1];
      const core = this.source.slice(start, from) + (inner ? this.node(inner, value[name], false, flow) : "");
      return [{ name, index, core }];
    });
    for (const name of Object.keys(value).filter((each) => !names.includes(each))) {
      const before = isTop ? this.order.slice(0, this.order.indexOf(name)) : [];
      const after = kept.findLastIndex((each) => before.includes(each.name));
      const place = isTop && this.order.includes(name) ? after + 1 : kept.length;
      kept.splice(place, 0, { name, index: -1, core: this.added({ [name]: value[name] }, map, flow) });
    }
    return kept;
  }

  /** The entries that stay or moved as they are written, changed ones at their place, new ones like their neighbours. */
  private itemsOf(list: YAMLSeq<Node>, values: readonly unknown[]) {
    const flow = list.flow === true;
    const olds = list.items.map((item) => this.jsOf(item));
    const used = new Set<number>();
    const take = (index: number) => {
      used.add(index);
      return index;
    };
    const found = values.map((value, place) => {
      if (place < olds.length && !used.has(place) && same(olds[place], value)) return take(place);
      const index = olds.findIndex((old, each) => !used.has(each) && same(old, value) && !same(old, values[each]));
      return index < 0 ? -1 : take(index);
    });
    return values.map((value, place) => {
      const index = found[place] ?? -1;
      const changed = index < 0 && place < olds.length && !used.has(place) ? take(place) : index;
      const item = list.items[changed];
      return { index: changed, core: item ? this.node(item, value, false, flow) : this.added(value, list, flow) };
    });
  }

  /** A new field or entry, written as the collection it joins. */
  private added(value: unknown, parent: Collection, flow: boolean): string {
    const indent = " ".repeat(this.columnOf(parent) + (isSeq(parent) ? 2 : 0));
    if (flow) {
      const [first] = parent.items.slice(-1);
      const like = first && !isPair(first) ? first : undefined;
      if (!this.isJson)
        return isGroup(value) && isMap(parent)
          ? this.scalar(value, like, true).slice(1, -1).trim()
          : this.scalar(value, like, true);
      const lead = this.chunksOf(parent)[0]?.lead ?? "";
      const inset = /\n([ \t]*)$/.exec(lead)?.[1];
      const isWide = like === undefined || this.source.slice(...this.rangeOf(like)).includes("\n");
      const text =
        inset !== undefined && isWide
          ? JSON.stringify(value, null, 2)
          : JSON.stringify(value, null, 1).replace(/\n */g, " ");
      const shown = text.replaceAll("\n", `${this.#eol}${inset ?? ""}`);
      return isMap(parent)
        ? inset !== undefined
          ? shown.slice(1, -1).trim().replaceAll(`${this.#eol}${inset}  `, `${this.#eol}${inset}`)
          : shown.slice(1, -1).trim()
        : shown;
    }
    const [neighbour] = parent.items.slice(-1);
    const like = neighbour && !isPair(neighbour) ? neighbour : undefined;
    if (isScalar(like) || (isCollection(like) && like.flow)) return this.scalar(value, like, isCollection(like));
    const quoted = neighbour ? this.source.slice(...this.rangeOf(neighbour)).includes('"') : false;
    return fresh(value, quoted && isSeq(parent))
      .trimEnd()
      .replaceAll("\n", `${this.#eol}${indent}`);
  }

  private columnOf = (node: Node) =>
    (node.range?.[0] ?? 0) - (this.source.lastIndexOf("\n", (node.range?.[0] ?? 0) - 1) + 1);

  private chunksOf(node: Collection): Chunk[] {
    const ranges = node.items.map((item) => this.rangeOf(item));
    const gap = (index: number) =>
      this.source.slice(
        ranges[index - 1]?.[1] ?? node.range?.[0],
        ranges[index]?.[0] ?? (node.flow ? node.range?.[1] : this.endOf(node)),
      );
    const cut = (text: string): [string, string] => {
      const before = (node.flow ? /^(?:[^,#]|#[^\n]*)*,/ : /^[^\n]*\n/).exec(text)?.[0];
      if (before === undefined) return node.flow ? [text, ""] : ["", text];
      return [node.flow ? before.slice(0, -1) : before, text.slice(before.length)];
    };
    return ranges.map(([start, end], index) => ({
      lead: index === 0 ? gap(0).slice(node.flow ? 1 : 0) : cut(gap(index))[1],
      core: this.source.slice(start, end),
      trail:
        index < ranges.length - 1
          ? cut(gap(index + 1))[0]
          : node.flow
            ? gap(index + 1).replace(/[\s,]*[\]}]$/, "")
            : gap(index + 1),
    }));
  }

  private collection(node: Collection, parts: readonly { index: number; core: string }[]): string {
    const chunks = this.chunksOf(node);
    const known = (chunks[1] ?? chunks[0])?.lead ?? "";
    if (node.flow) {
      const text = this.source.slice(node.range?.[0], node.range?.[1]);
      const close = /[\s,]*[\]}]$/.exec(text)?.[0] ?? "";
      const blank = known.replace(/#[^\n]*/g, "");
      const inner = parts.map(({ index, core }, place) => {
        const lead =
          index < 0 || (index === 0) !== (place === 0)
            ? place === 0
              ? (chunks[0]?.lead ?? "")
              : blank
            : (chunks[index]?.lead ?? "");
        return lead + core + (chunks[index]?.trail ?? "");
      });
      return parts.length === 0 ? (isMap(node) ? "{}" : "[]") : text.charAt(0) + inner.join(",") + close;
    }
    if (parts.length === 0) return isMap(node) ? "{}" : "[]";
    const indent = " ".repeat(this.columnOf(node));
    const dash = isSeq(node) ? (/-\s*$/.exec(known)?.[0] ?? "- ") : "";
    let text = "";
    for (const [place, { index, core }] of parts.entries()) {
      const chunk = chunks[index];
      const lead = chunk ? (index === 0 ? indent : "") + chunk.lead : indent + dash;
      if (text !== "" && !text.endsWith("\n")) text += this.#eol;
      text += (place === 0 ? lead.replace(/^ */, "") : lead) + core + (chunk?.trail ?? "");
    }
    const isLastKept = parts.at(-1)?.index === chunks.length - 1;
    return isLastKept ? text : text.replace(/\r?\n$/, "");
  }
}
