import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { type Entry, readEntry, writeEntry } from "../../../packages/editor/format";

const files = ["content", "__tests__/spec-site/content"].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(mdx|json)$/.test(name))
    .map((name) => path.join(folder, name)),
);

type Path = readonly (string | number)[];

/** Every value in an entry that is no group and no list. */
function leaves(value: unknown, place: Path = []): Path[] {
  if (typeof value !== "object" || value === null) return [place];
  return Object.entries(value).flatMap(([name, inner]) =>
    leaves(inner, [...place, Array.isArray(value) ? Number(name) : name]),
  );
}

/** An entry whose value in a place is followed by more, as an author adds it. */
function withMore(entry: Entry, place: Path): Entry {
  const changed = structuredClone(entry);
  const group = place
    .slice(0, -1)
    .reduce<unknown>((value, part) => (value as Record<string | number, unknown>)[part], changed) as Record<
    string | number,
    unknown
  >;
  const name = place.at(-1) ?? "";
  group[name] = typeof group[name] === "string" ? `${group[name]}: „neu“ # \\ '` : !group[name];
  return changed;
}

// What holds of any file is proven in the package; these are the files that authors open.
it("Each content file stays byte for byte when it is opened and saved, and changes in the line of a field alone", () => {
  for (const file of files) {
    const text = readFileSync(file, "utf8");
    const entry = readEntry(text);
    expect({ file, text: writeEntry(entry) }).toEqual({ file, text });
    const { body = "", ...fields } = entry;
    const [place = []] = leaves(fields);
    const [before, after] = [text, writeEntry(withMore(entry, place))].map((all) => all.split("\n"));
    expect({ file, changed: after?.filter((line, index) => line !== before?.[index]).length }).toEqual({
      file,
      changed: 1,
    });
    if (body !== "") expect(writeEntry({ ...entry, body: `${body}Und mehr.\n` })).toBe(`${text}Und mehr.\n`);
  }
});
