import { rmSync } from "node:fs";
import { fingerprint } from "../../../scripts/lib/fingerprint";
import { contentModel } from "../../../src/content-model";
import { publicationStatus, today } from "../../../src/data-layer/model/release";
import { publishedPages } from "../../../src/publish/published-pages";
import { siteNodes } from "../support/site-nodes";
import { temporaryFolder, write } from "../support/temporary-folder";

const home = process.cwd();
const FILES = {
  "src/pages/index.tsx": "export default () => null;",
  "src/gatsby-types.d.ts": "declare namespace Queries {}",
  "gatsby-config.ts": "export default {};",
  "content/site.json": "{}",
};
beforeEach(() => process.chdir(temporaryFolder(FILES)));
afterEach(() => process.chdir(home));

/** Which halves of the fingerprint a change alters. */
function changedBy(change: () => void, environment: Record<string, string> = {}) {
  const before = fingerprint({});
  change();
  const after = fingerprint(environment);
  return { code: before.code !== after.code, content: before.content !== after.content };
}

const nothing = () => undefined;

describe("The fingerprint of the code alone", () => {
  it.each<[string, () => void, Record<string, string>?]>([
    ["a source file is changed", () => write("src/pages/index.tsx", "export default () => 1;")],
    ["a source file is removed", () => rmSync("src/pages/index.tsx")],
    ["a style is added", () => write("src/styles/global.css", "")],
    ["the configuration is changed", () => write("gatsby-config.ts", "export default { polyfill: false };")],
    ["dependencies are changed", () => write("package-lock.json", "{}")],
    ["a variable is another that is compiled into the site", nothing, { GATSBY_FORM_ENDPOINT: "x" }],
  ])("changes when %s", (_title, change, environment = {}) => {
    expect(changedBy(change, environment)).toEqual({ code: true, content: false });
  });
});

describe("The fingerprint of the content alone", () => {
  it.each<[string, () => void]>([["a text is changed", () => write("content/site.json", '{ "name": "Hafenlotse" }')]])(
    "changes when %s",
    (_title, change) => expect(changedBy(change)).toEqual({ code: false, content: true }),
  );
});

describe("The fingerprint", () => {
  it.each<[string, () => void]>([
    ["nothing happens", nothing],
    ["the build writes its types", () => write("src/gatsby-types.d.ts", "declare namespace Queries { type A = 1 }")],
    ["the build writes the site", () => write("public/index.html", "<h1>Home</h1>")],
    ["a test is added", () => write("__tests__/unit/a.test.ts", "")],
  ])("stays when %s", (_title, change) => expect(changedBy(change)).toEqual({ code: false, content: false }));
});

it("is another on each of the next 730 days on which something else is published of the same content", () => {
  const dates = { published: "2026-12-24", expires: "2027-03-31" };
  const lines = Object.entries(dates).map(([field, day]) => `${field}: ${day}`);
  write("content/jobs/lotse.mdx", `---\ntitle: Lotse\n${lines.join("\n")}\n---\n`);
  const first = new Date("2026-11-25T12:00:00Z").getTime();
  const days = Array.from({ length: 730 }, (_, index) => today(new Date(first + index * 24 * 60 * 60 * 1000)));
  const states = days.map((day) => {
    const isOut = publicationStatus(dates, day) === undefined;
    const pages = publishedPages(
      "/site",
      siteNodes({ job: { ...dates, path: isOut ? "/career/lotse" : "" } }),
      contentModel,
      day,
    );
    return { day, shown: JSON.stringify(pages), built: JSON.stringify(fingerprint({}, day)) };
  });
  const changing = (key: "shown" | "built") =>
    states.filter((state, index) => index > 0 && state[key] !== states[index - 1]?.[key]).map(({ day }) => day);
  expect(changing("shown")).toEqual(["2026-12-24", "2027-04-01"]);
  expect(changing("built")).toEqual(changing("shown"));
});
