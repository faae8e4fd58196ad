import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { builtSite, PATH_WITHOUT_PAGE } from "../../../scripts/lib/built-site";
import { changedPages, notePassed } from "../../../scripts/lib/passed-pages";

const home = process.cwd();
const PATHS = ["/", "/about", PATH_WITHOUT_PAGE];
let folder: string;

function publish(address: string, html: string): void {
  const data = path.join("public/page-data", address === "/" ? "index" : address);
  for (const part of [path.join("public", address), data]) mkdirSync(part, { recursive: true });
  writeFileSync(path.join("public", address, "index.html"), html);
  writeFileSync(path.join(data, "page-data.json"), JSON.stringify({ path: address }));
}

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "passed-pages-"));
  for (const name of [
    "__tests__/browser/site",
    "__tests__/browser/support",
    "playwright.config.ts",
    "package-lock.json",
  ]) {
    cpSync(name, path.join(folder, name), { recursive: true });
  }
  process.chdir(folder);
  publish("/", "<h1>Home</h1>");
  publish("/about", "<h1>About</h1>");
  writeFileSync("public/404.html", "<h1>404</h1>");
});
afterEach(() => {
  process.chdir(home);
  rmSync(folder, { recursive: true });
});

const changed = () => changedPages(builtSite("public"), PATHS);

it("names every page before a green run, and none after it", () => {
  expect(changed()).toEqual(PATHS);
  notePassed(builtSite("public"));
  expect(changed()).toEqual([]);
});

it.each<[string, () => void, string[]]>([
  ["a page that says something else", () => publish("/about", "<h1>Us</h1>"), ["/about"]],
  ["the not-found page", () => writeFileSync("public/404.html", "<h1>Gone</h1>"), [PATH_WITHOUT_PAGE]],
  ["all pages when a test is another", () => writeFileSync("__tests__/browser/site/pages.spec.ts", "other"), PATHS],
  ["all pages when packages are others", () => writeFileSync("package-lock.json", "{}"), PATHS],
])("names %s", (_what, change, expected) => {
  notePassed(builtSite("public"));
  change();
  expect(changed()).toEqual(expected);
});
