import { symlinkSync } from "node:fs";
import path from "node:path";
import { contentTree } from "../../../../__tests__/unit/support/content-tree";
import { markOrigin, takeOrigins } from "../../../editor/origins";
import { Checker } from "../../../editor/site/checker";
import { Preview } from "../../../editor/site/preview";

jest.mock("../../../editor/origins", () => {
  const actual = jest.requireActual("../../../editor/origins");
  return { ...actual, markOrigin: jest.fn(actual.markOrigin) };
});

const root = contentTree();
for (const name of ["src", "scripts", "packages", "workshop", "node_modules", "tsconfig.json"])
  symlinkSync(path.resolve(name), path.join(root, name));
const checker = new Checker(root);
const { files } = checker.content();

/** The page of each file, by its name. */
async function pages(): Promise<Map<string, string>> {
  const preview = await Preview.load(root, path.join(root, "pages.cjs"), checker);
  const html = new Map<string, string>();
  for (const { file, text } of files) html.set(file, (await preview.render(file, text, "/styles.css")).html);
  return html;
}

it("Marks of fields change nothing that a page shows, and each file's own words have one", async () => {
  // What React says of hooks on a server means nothing here.
  jest.spyOn(console, "error").mockImplementation(() => {});
  const marked = await pages();
  jest.mocked(markOrigin).mockImplementation((text) => text);
  const expected = await pages();
  expect(new Map([...marked].map(([file, html]) => [file, takeOrigins(html).text]))).toEqual(expected);
  const named = (file: string) => takeOrigins(marked.get(file) ?? "").origins.filter((origin) => origin.file === file);
  const shown = files.filter(({ type }) => type.collection || type.fixedPath).map(({ file }) => file);
  expect(shown.filter((file) => named(file).length === 0)).toEqual([]);
});
