import { describe, expect, it } from "vitest";
import { stringify } from "yaml";
import { fc } from "../../../__tests__/unit/support/fast-check";
import { RAW, readEntry, writeEntry } from "../../editor/format";

const HEAD = `# Kommentar oben
title: "Titel" # hinter dem Titel
# vor der Liste
tags: [eins, "zwei"] # Flussliste
items:
  # vor dem ersten
  - slug: a # am ersten
    time: 1 min
  # vor dem zweiten
  - slug: b
    time: 2 min
  - { slug: c, time: "3 min" }
plain: Text ohne Zeichen
`;
const page = (head: string, body = "Text\n") => `---\n${head}---\n\n${body}`;
const edited = (change: (entry: Record<string, unknown>) => unknown, raw = page(HEAD)) => {
  const entry = structuredClone(readEntry(raw)) as Record<string, unknown>;
  change(entry);
  return writeEntry(entry, ["title", "draft", "tags"]);
};
type Items = { slug: string; time: string }[];

describe("a change", () => {
  it("removes an entry with its comments and keeps those of the others", () => {
    const written = edited((entry) => (entry.items as Items).splice(0, 1));
    expect(written).toBe(page(HEAD.replace(/ {2}- slug: a.*\n.*\n/, "")));
  });

  it("moves an entry with its comments", () => {
    const written = edited((entry) => (entry.items as Items).unshift(...(entry.items as Items).splice(1, 1)));
    expect(written).toContain(
      "items:\n  # vor dem ersten\n  # vor dem zweiten\n  - slug: b\n    time: 2 min\n  - slug: a # am ersten\n",
    );
  });

  it("adds an entry in the style of its neighbours, with quotes only where needed", () => {
    expect(edited((entry) => (entry.items as Items).push({ slug: "d", time: "4 min" }))).toContain(
      `  - { slug: c, time: "3 min" }\n  - { slug: d, time: 4 min }\nplain:`,
    );
    expect(edited((entry) => (entry.tags as string[]).push("drei"))).toContain(
      `tags: [eins, "zwei", drei] # Flussliste`,
    );
  });

  it("puts a new field at its place and removes an emptied one", () => {
    expect(edited((entry) => Object.assign(entry, { draft: true }))).toContain(
      `# hinter dem Titel\ndraft: true\n# vor der Liste`,
    );
    expect(edited((entry) => Object.assign(entry, { plain: "" }))).toBe(page(HEAD.replace(/plain:.*\n/, "")));
    expect(edited((entry) => Object.assign(entry, { note: "", list: [], group: { a: undefined }, flag: false }))).toBe(
      page(HEAD),
    );
  });

  it("has the line breaks of its file", () => {
    const windows = (text: string) => text.replaceAll("\n", "\r\n");
    const body = "\nText\nUnd mehr.\n";
    expect(edited((entry) => Object.assign(entry, { body }), windows(page(HEAD)))).toBe(
      windows(page(HEAD, body.trimStart())),
    );
  });

  it("keeps what cannot be parsed", () => {
    for (const raw of ["", "kein Kopf", "---\ntitle: a: b\n---\nText", '{ "a": 1, }}', "---\n- eins\n---\n"])
      expect(writeEntry({ ...readEntry(raw), title: "neu", body: "neu" })).toBe(raw);
  });

  it("writes a new file in the order of its fields", () => {
    expect(writeEntry({ b: "2: zwei", a: 1, body: "Text\n", c: "" }, ["a", "b"])).toBe(
      `---\na: 1\nb: "2: zwei"\n---\nText\n`,
    );
    expect(writeEntry({ b: [1] }, [], false)).toBe(`{\n  "b": [\n    1\n  ]\n}\n`);
  });
});

const name = fc.stringMatching(/^[a-z]{1,6}$/).filter((each) => each !== "body");

/** Fields with any values; without empty ones, which a form drops, where there is at least one of everything. */
const fields = (least: 0 | 1) => {
  const word = fc
    .stringMatching(/^[a-zäöü„“ #:,'"\\[\]{}\-!&*?|>%@`\d]{0,12}$/)
    .filter(({ length }) => length >= least);
  const flag = least === 0 ? fc.boolean() : fc.constant(true);
  const { value } = fc.letrec((tie) => ({
    value: fc.oneof(
      { maxDepth: 3, depthSize: "small" },
      ...[word, fc.integer(), flag],
      fc.array(tie("value"), { minLength: least, maxLength: 4 }),
      fc.dictionary(name, tie("value"), { minKeys: least, maxKeys: 4 }),
    ),
  }));
  return fc.dictionary(name, value, { minKeys: 1, maxKeys: 10 });
};

describe("any file", () => {
  const styles = fc.constantFrom<(data: unknown) => string>(
    (data) => `---\n# oben\n${stringify(data, { lineWidth: 0 })}---\nText\n`,
    (data) => `---\n${stringify(data, { lineWidth: 0, defaultStringType: "QUOTE_SINGLE", indentSeq: false })}---\n`,
    (data) => `---\n${stringify(data, { collectionStyle: "flow" })}---\nText`,
    (data) => `---\n${stringify(data)}---\nText\n`.replace(/\n/g, "\r\n"),
    (data) => `${JSON.stringify(data, null, 2)}\n`,
    (data) => JSON.stringify(data, null, 4).replace(/\n/g, "\r\n"),
    (data) => JSON.stringify(data),
  );

  it("stays unchanged, takes a new value, and is restored with the old one", () => {
    fc.assert(
      fc.property(styles, fields(0), fields(1), (style, before, after) => {
        const raw = style(before);
        const entry = readEntry(raw);
        expect(writeEntry(entry)).toBe(raw);
        const { body } = entry;
        const written = writeEntry({ ...after, ...(body === undefined ? {} : { body }), [RAW]: raw });
        const { body: _, [RAW]: __, ...result } = readEntry(written);
        expect(result).toEqual(after);
      }),
      { numRuns: 300 },
    );
  });

  it("keeps the lines of a text that were not edited", () => {
    const line = fc.constantFrom("", "a", "b", "# c", "Absatz");
    const eol = fc.constantFrom("\n", "\r\n");
    fc.assert(
      fc.property(fc.array(fc.tuple(line, eol)), fc.array(line), (lines, now) => {
        const raw = `---\na: 1\n---\n${lines.flat().join("")}`;
        const entry = readEntry(raw);
        const body = now.join("\n");
        expect(readEntry(writeEntry({ ...entry, body })).body).toBe(body);
        expect(writeEntry({ ...entry })).toBe(raw);
      }),
    );
  });
});
