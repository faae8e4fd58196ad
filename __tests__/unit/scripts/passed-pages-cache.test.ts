import { cpSync } from "node:fs";
import path from "node:path";
import { builtSite, PATH_WITHOUT_PAGE } from "../../../scripts/lib/built-site";
import { changedPages, savePassedPages } from "../../../scripts/lib/passed-pages-cache";
import { temporaryFolder, write } from "../support/temporary-folder";

const home = process.cwd();
const PATHS = ["/", "/about", PATH_WITHOUT_PAGE];
const COPIED = ["__tests__/browser/site", "__tests__/browser/support", "playwright.config.ts", "package-lock.json"];

function publish(address: string, html: string): void {
  const data = path.join("public/page-data", address === "/" ? "index" : address, "page-data.json");
  write(path.join("public", address, "index.html"), html);
  write(data, JSON.stringify({ path: address }));
}

beforeEach(() => {
  const folder = temporaryFolder();
  for (const name of COPIED) cpSync(name, path.join(folder, name), { recursive: true });
  process.chdir(folder);
  publish("/", "<h1>Home</h1>");
  publish("/about", "<h1>About</h1>");
  write("public/404.html", "<h1>404</h1>");
});
afterEach(() => process.chdir(home));

const changed = () => changedPages(builtSite("public"), PATHS);

it("names every page before a green run, and none after it", () => {
  expect(changed()).toEqual(PATHS);
  savePassedPages(builtSite("public"));
  expect(changed()).toEqual([]);
});

it.each<[string, () => void, string[]]>([
  ["a page that says something else", () => publish("/about", "<h1>Us</h1>"), ["/about"]],
  ["the not-found page", () => write("public/404.html", "<h1>Gone</h1>"), [PATH_WITHOUT_PAGE]],
  ["all pages when a test is another", () => write("__tests__/browser/site/pages.spec.ts", "other"), PATHS],
  ["all pages when packages are others", () => write("package-lock.json", "{}"), PATHS],
])("names %s", (_what, change, expected) => {
  savePassedPages(builtSite("public"));
  change();
  expect(changed()).toEqual(expected);
});
