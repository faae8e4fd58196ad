import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { onPostBuild } from "../src/gatsby-node";
import type { LateAppOptions } from "../src/options";

const SLICE =
  '<!-- slice-start id="_gatsby-scripts-1" --><script>window.___webpackCompilationHash="abc";</script><script src="/app-1.js" async></script><!-- slice-end id="_gatsby-scripts-1" -->';

let folder: string;
const warn = jest.fn();
beforeEach(() => {
  warn.mockReset();
  folder = mkdtempSync(path.join(tmpdir(), "late-app-"));
  mkdirSync(path.join(folder, "public/other"), { recursive: true });
  writeFileSync(path.join(folder, "public/index.html"), SLICE);
  writeFileSync(path.join(folder, "public/other/index.html"), SLICE.replace("async", "defer"));
  writeFileSync(path.join(folder, "public/old.htm"), SLICE);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const fileOf = (name: string) => readFileSync(path.join(folder, "public", name), "utf8");

/** What Gatsby runs after a build of these pages. */
function build(options: LateAppOptions, mode = "SSG"): void {
  const pages = ["/", "/other", "/on-request", "/old.htm"].map((page) => ({
    path: page,
    mode: page === "/on-request" ? "DSG" : mode,
  }));
  const store = { getState: () => ({ program: { directory: folder }, config: {}, pages, flattenedPlugins: [] }) };
  const run = onPostBuild as unknown as (args: object, options: object) => void;
  run({ reporter: { warn }, store }, options);
}

it("defers scripts by default, and warns about a page with unexpected ones; stops the build there if strict", () => {
  build({});
  for (const name of ["index.html", "old.htm"]) expect(fileOf(name)).toContain('<script id="app-loader"');
  expect(fileOf("other/index.html")).not.toContain("app-loader");
  expect(warn.mock.calls).toEqual([[expect.stringContaining("/other")]]);
  expect(() => build({ strict: true })).toThrow("/other");
});

it.each<[what: string, LateAppOptions, mode?: string]>([
  ["of a page on request", { strict: true }, "DSG"],
  ["of a page from a server", { strict: true }, "SSR"],
])("leaves scripts alone %s", (_what, options, mode = "SSG") => {
  build(options, mode);
  expect(fileOf("index.html")).toBe(SLICE);
});
