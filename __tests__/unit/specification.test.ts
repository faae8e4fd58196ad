import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

const REQUIREMENT = /^- \*\*(\d+\.\d+)\*\* .*?(?: → (.+))?$/gm;
const FILE = /\]\(\.\.\/(__tests__\/[^)]+)\)/g;
const CITATION = /@spec ((?:\d+\.\d+ ?)+)/g;

/** The files that the specification names for each requirement. */
const named = new Map(
  [...readFileSync("docs/specification.md", "utf8").matchAll(REQUIREMENT)].map(([, number = "", files = ""]) => [
    number,
    [...files.matchAll(FILE)].map(([, file = ""]) => file).sort(),
  ]),
);

/** The files whose tests cite each requirement. */
const citing = new Map<string, string[]>();
for (const name of readdirSync("__tests__", { recursive: true, encoding: "utf8" }).filter((n) => /\.tsx?$/.test(n))) {
  const file = path.posix.join("__tests__", name.split(path.sep).join("/"));
  const numbers = [...readFileSync(file, "utf8").matchAll(CITATION)].flatMap(([, all = ""]) => all.trim().split(" "));
  for (const number of new Set(numbers)) citing.set(number, [...(citing.get(number) ?? []), file]);
}

describe("The specification", () => {
  it.each([...named])("names the tests that prove requirement %s", (number, files) => {
    expect(files.length).toBeGreaterThan(0);
    expect(files).toEqual((citing.get(number) ?? []).sort());
  });

  it("has every requirement that a test cites", () => {
    expect([...citing.keys()].filter((number) => !named.has(number))).toEqual([]);
  });
});
