import { rmSync } from "node:fs";
import { fingerprint } from "../../../scripts/lib/fingerprint";
import { contentModel } from "../../../src/content-model";
import { today } from "../../../src/data-layer/model/release";
import { fieldsOf } from "../../../src/data-layer/nodes/create-nodes";
import { readContent } from "../../../src/data-layer/read/read-content";
import { contentTree } from "../support/content-tree";
import { memoryCache } from "../support/memory-cache";
import { temporaryFolder, write } from "../support/temporary-folder";

const home = process.cwd();
const FILES = {
  "src/pages/index.tsx": "export default () => null;",
  "gatsby-types.d.ts": "declare namespace Queries {}",
  "gatsby-config.ts": "export default {};",
  "content/site.json": "{}",
};
beforeEach(() => process.chdir(temporaryFolder(FILES)));
afterEach(() => process.chdir(home));

const nothing = () => undefined;

it.each<[string[], string, () => void, Record<string, string>?]>([
  [["code"], "a source file is changed", () => write("src/pages/index.tsx", "export default () => 1;")],
  [["code"], "a source file is removed", () => rmSync("src/pages/index.tsx")],
  [["code"], "a style is added", () => write("src/styles/global.css", "")],
  [["code"], "the configuration is changed", () => write("gatsby-config.ts", "export default { polyfill: false };")],
  [["code"], "dependencies are changed", () => write("package-lock.json", "{}")],
  [["code"], "a variable is another that is compiled into the site", nothing, { GATSBY_FORM_ENDPOINT: "x" }],
  [["content"], "a text is changed", () => write("content/site.json", '{ "name": "Hafenlotse" }')],
  [[], "nothing happens", nothing],
  [[], "the build writes its types", () => write("gatsby-types.d.ts", "declare namespace Queries { type A = 1 }")],
  [[], "the build writes the site", () => write("public/index.html", "<h1>Home</h1>")],
  [[], "a test is added", () => write("__tests__/unit/a.test.ts", "")],
])("changes in %j when %s", (changed, _title, change, environment = {}) => {
  const before = fingerprint({});
  change();
  const after = fingerprint(environment);
  expect((["code", "content"] as const).filter((half) => before[half] !== after[half])).toEqual(changed);
});

const DAY_MS = 24 * 60 * 60 * 1000;

it("is another on each of the next 1000 days on which something else is shown of the same content", async () => {
  const job = "published: 2026-12-24\nexpires: 2027-03-31";
  const notice = '"notice": { "text": "Zu.", "published": "2026-12-27", "expires": "2026-12-31" },\n  "header": {';
  const root = contentTree({
    "jobs/account-executive.mdx": ["published: 2025-09-01", job],
    "site.json": ['"header": {', notice],
  });
  const files = readContent(root, contentModel).files.filter(({ file }) => /(jobs\/.*|site\.json)$/.test(file));
  // Nothing else, because all is read for each day.
  for (const { file, text } of files) write(file, text);
  const cache = memoryCache();
  const first = new Date("2026-11-25T12:00:00Z").getTime();
  const changing = { shown: [] as string[], built: [] as string[] };
  const before = { shown: "", built: "" };
  for (let index = 0; index < 1000; index += 1) {
    const day = today(new Date(first + index * DAY_MS));
    const fields = await Promise.all(files.map((file) => fieldsOf(root, file, cache, day)));
    const now = { shown: JSON.stringify(fields), built: JSON.stringify(fingerprint({}, day).hidden) };
    for (const key of ["shown", "built"] as const) if (index > 0 && now[key] !== before[key]) changing[key].push(day);
    Object.assign(before, now);
  }
  expect(changing.shown).toEqual(["2026-12-24", "2026-12-27", "2027-01-01", "2027-04-01", "2028-04-01"]);
  expect(changing.built).toEqual(changing.shown);
});
