import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import fc from "fast-check";
import { type Entry, RAW, readEntry, writeEntry } from "../../../packages/editor/format";

const files = ["content", "__tests__/fixtures/content"].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(mdx|json)$/.test(name))
    .map((name) => path.join(folder, name)),
);
const sources = files.map((file) => [file, readFileSync(file, "utf8")] as const);
const withCrLf = (text: string) => text.replace(/\r?\n/g, "\r\n");

type Path = readonly (string | number)[];

/** Every value in an entry that is no group and no list. */
function leaves(value: unknown, place: Path = []): Path[] {
  if (typeof value !== "object" || value === null) return [place];
  return Object.entries(value).flatMap(([name, inner]) =>
    leaves(inner, [...place, Array.isArray(value) ? Number(name) : name]),
  );
}

function setAt(value: unknown, [part, ...more]: Path, now: unknown): unknown {
  if (part === undefined) return now;
  if (Array.isArray(value)) return value.map((item, index) => (index === part ? setAt(item, more, now) : item));
  const group = value as Entry;
  return { ...group, [part]: setAt(group[part], more, now) };
}

const fieldsOf = (entry: Entry) => Object.fromEntries(Object.entries(entry).filter(([name]) => name !== RAW));

/** How many lines of a text are in no other place of another, in the order they have. */
function changedLines(before: string, after: string): [removed: number, added: number] {
  const [a, b] = [before.split("\n"), after.split("\n")];
  let start = 0;
  while (start < a.length && start < b.length && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < a.length - start && end < b.length - start && a.at(-1 - end) === b.at(-1 - end)) end += 1;
  return [a.length - start - end, b.length - start - end];
}

describe("A content file", () => {
  it.each(sources)("stays byte for byte when it is opened and saved: %s", (_file, raw) => {
    for (const text of [raw, withCrLf(raw)]) expect(writeEntry(readEntry(text))).toBe(text);
  });

  it.each(sources)("changes in the line of a field that is changed, and nowhere else: %s", (_file, raw) => {
    for (const text of [raw, withCrLf(raw)]) {
      const { body: _, [RAW]: __, ...fields } = readEntry(text);
      for (const place of fc.sample(fc.constantFrom(...leaves(fields)), { numRuns: 4, seed: raw.length })) {
        const before = place.reduce<unknown>((value, part) => (value as Entry)[part], fields);
        const now =
          typeof before === "number" ? before + 1 : typeof before === "boolean" ? !before : `${before}: „neu“ # \\ '`;
        const entry = setAt(readEntry(text), place, now) as Entry;
        const written = writeEntry(entry);
        expect(fieldsOf(readEntry(written))).toEqual(fieldsOf(entry));
        expect(changedLines(text, written)).toEqual([1, 1]);
      }
    }
  });

  it.each(sources.filter(([file]) => file.endsWith(".mdx")))("changes in one line of its text: %s", (_file, raw) => {
    for (const text of [raw, withCrLf(raw)]) {
      const entry = readEntry(text);
      const lines = String(entry.body).split("\n");
      const written = writeEntry({ ...entry, body: lines.with(1, `${lines[1]} und mehr`).join("\n") });
      expect(changedLines(text, written)).toEqual([1, 1]);
      expect(written.includes("\r\n")).toBe(text.includes("\r\n"));
    }
  });

  it("keeps what a scrambled form hands back in another order", () => {
    for (const [, raw] of sources) {
      const entry = readEntry(raw);
      const reversed = (value: unknown): unknown =>
        Array.isArray(value)
          ? value.map(reversed)
          : typeof value === "object" && value !== null
            ? Object.fromEntries(
                Object.entries(value)
                  .reverse()
                  .map(([name, inner]) => [name, reversed(inner)]),
              )
            : value;
      expect(writeEntry(reversed(entry) as Entry)).toBe(raw);
    }
  });
});
