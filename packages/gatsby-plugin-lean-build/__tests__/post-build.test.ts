import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { Joi } from "gatsby-plugin-utils";
import { onPostBuild, pluginOptionsSchema } from "../src/gatsby-node";
import type { LeanBuildOptions } from "../src/options";
import { temporaryFolder } from "./temporary-folder";

const CSS = ".used{color:red}.unused{color:blue}";
const PAGE = `<style data-href="/styles.1.css" data-identity="gatsby-global-css">${CSS}</style><p class="used">`;
/** A page of another form. */
const OTHER = "<style data-href>";
const PICTURE = `static/${"a".repeat(32)}/picture.png`;

let folder: string;
const warn = jest.fn();
let atEnd: (code: number) => void;
beforeEach(() => {
  warn.mockReset();
  atEnd = () => undefined;
  jest.spyOn(process, "once").mockImplementation(((_event: string, work: typeof atEnd) => {
    atEnd = work;
  }) as unknown as typeof process.once);
  folder = temporaryFolder({
    "public/index.html": PAGE,
    "public/other/index.html": OTHER,
    "public/styles.1.css": CSS,
    "public/~partytown/partytown.js": "1",
    [`public/${PICTURE}`]: "bytes",
  });
});
afterEach(() => jest.restoreAllMocks());

const fileOf = (name: string) => path.join(folder, "public", name);
const page = () => readFileSync(fileOf("index.html"), "utf8");

/** What Gatsby runs after a build of these pages, and what comes at the end of its process. */
async function build(options: LeanBuildOptions, others: { path: string; mode?: string }[] = []): Promise<void> {
  const pages = [{ path: "/" }, ...others].map((each) => ({ mode: "SSG", ...each }));
  const store = { getState: () => ({ program: { directory: folder }, pages }) };
  const run = onPostBuild as unknown as (args: object, options: object) => Promise<void>;
  const schema = pluginOptionsSchema as unknown as (args: { Joi: typeof Joi }) => {
    validate(given: object): { value: object };
  };
  await run({ reporter: { warn }, store }, schema({ Joi }).validate(options).value);
  atEnd(0);
}

const kept = () => [PICTURE, "~partytown"].filter((name) => existsSync(fileOf(name)));

it("does every part without options", async () => {
  await build({});
  expect(page()).not.toContain("unused");
  expect(kept()).toEqual([]);
  expect(warn).not.toHaveBeenCalled();
});

it("warns about unexpected HTML; fails if strict", async () => {
  await build({}, [{ path: "/other" }]);
  expect(warn.mock.calls).toEqual([[expect.stringContaining("/other")]]);
  expect(page()).not.toContain("unused");
  await expect(build({ strict: true }, [{ path: "/other" }])).rejects.toThrow("/other");
});

it.each(['type="text/partytown"', 'data-partytown=""'])(
  "finds %s in a page with an ending of its own",
  async (mark) => {
    writeFileSync(fileOf("old.htm"), PAGE.replace("<p", `<script ${mark}></script><p`));
    await build({}, [{ path: "/old.htm" }]);
    expect(readFileSync(fileOf("old.htm"), "utf8")).not.toContain("unused");
    expect(kept()).toEqual(["~partytown"]);
  },
);

it.each(["DSG", "SSR"])("keeps what a page that is rendered on a server may need: %s", async (mode) => {
  await build({ strict: true }, [{ path: "/other", mode }]);
  expect(readFileSync(fileOf("other/index.html"), "utf8")).toBe(OTHER);
  expect(kept()).toHaveLength(2);
});
