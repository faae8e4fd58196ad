import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

const REQUIREMENT = /^- \*\*(\d+\.\d+)\*\*/gm;
const CITATION = /@spec ((?:\d+\.\d+ ?)+)/g;

const requirements = [...readFileSync("docs/specification.md", "utf8").matchAll(REQUIREMENT)].map(
  ([, number = ""]) => number,
);

/** The requirements that tests cite. */
const cited = new Set(
  readdirSync("__tests__", { recursive: true, encoding: "utf8" })
    .filter((name) => /\.tsx?$/.test(name))
    .flatMap((name) => [...readFileSync(path.join("__tests__", name), "utf8").matchAll(CITATION)])
    .flatMap(([, numbers = ""]) => numbers.trim().split(" ")),
);

it.each(requirements)("requirement %s of the specification is cited by a test", (number) => {
  expect(cited).toContain(number);
});

it("tests cite no requirement that the specification does not have", () => {
  expect([...cited].filter((number) => !requirements.includes(number))).toEqual([]);
});
