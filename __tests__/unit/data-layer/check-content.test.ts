import type { CreatePagesArgs, ParentSpanPluginArgs } from "gatsby";
import { formSettings } from "../../../src/config/form-settings";
import { formatIssues } from "../../../src/data-layer/text/issue";
import { onPreBootstrap } from "../../../src/gatsby/node";
import { type Changes, check, contentTree, fixture, inOwnWords } from "../support/content-tree";
import { memoryCache } from "../support/memory-cache";

type HookArgs = ParentSpanPluginArgs & CreatePagesArgs & { traceId: "initial-createPages" };

const FUNNEL = "articles/sales-funnel/index.mdx";

/** One issue of each stage: unknown file, missing file, syntax, schema, Markdown, addresses. */
const BROKEN: Changes = {
  "notes.md": "",
  "pages/legal.json": null,
  "site.json": ['"name":', '"name"'],
  [FUNNEL]: ["duration: 6", "duration: 60"],
  "legal/impressum.mdx": ["## Anbieter", "# Anbieter"],
  "legal/about.mdx": inOwnWords(fixture("legal/impressum.mdx")),
};

it("lists the errors of all files and all stages at once", async () => {
  const report = formatIssues(await check(contentTree(BROKEN)));
  expect(report.split("\n\n")).toEqual([
    "Im Inhalt sind 6 Fehler. Veröffentlicht wird erst, wenn sie behoben sind:",
    expect.stringMatching(/content\/articles\/sales-funnel\/index\.mdx:7\n {4}Feld „duration“: 60 ist zu groß/),
    expect.stringMatching(/content\/legal\/about\.mdx\n {4}Die Adresse \/about/),
    expect.stringMatching(/content\/legal\/impressum\.mdx:9\n {4}Im Text sind nur Überschriften/),
    expect.stringMatching(/content\/notes\.md\n {4}Diese Datei gehört zu keiner Inhaltsart/),
    expect.stringMatching(/content\/pages\/legal\.json\n {4}Diese Datei fehlt/),
    expect.stringMatching(/content\/site\.json:3\n {4}Kein gültiges JSON/),
  ]);
});

it("counts the entries of a list from 1, as authors do", () => {
  const issue = { file: "content/a.mdx", line: 7, field: "related[1].slug", message: "Falsch." };
  expect(formatIssues([issue])).toContain("content/a.mdx:7\n    Feld „related (2. Eintrag).slug“: Falsch.");
});

/** What Gatsby hands to a hook. */
function argsOf(directory: string, reporter: object) {
  const store = { getState: () => ({ program: { directory } }) };
  const actions = { createPage: jest.fn() };
  const graphql = async () => ({ data: { documents: { nodes: [], totalCount: 0 } } });
  return { cache: memoryCache(), graphql, actions, reporter, store } as unknown as HookArgs;
}

function withFormService(endpoint: string) {
  jest.replaceProperty(formSettings, "endpoint", endpoint);
  jest.replaceProperty(formSettings, "accessKey", "key");
}

afterEach(() => {
  jest.restoreAllMocks();
});

it.each<[what: string, changes: Changes, isBroken: boolean]>([
  ["lets the build go on when the content is valid", {}, false],
  ["stops the build with the list of all errors", BROKEN, true],
])("onPreBootstrap %s", async (_what, changes, isBroken) => {
  const panic = jest.fn();
  withFormService("https://form.example/submit");
  const root = contentTree(changes);
  await onPreBootstrap?.(argsOf(root, { panic }), { plugins: [] }, () => undefined);
  expect(panic.mock.calls).toEqual(isBroken ? [[formatIssues(await check(root))]] : []);
});

it.each(["", "form.example/submit"])("onPreBootstrap stops a build whose form service is „%s“", async (endpoint) => {
  withFormService(endpoint);
  const panic = jest.fn();
  await onPreBootstrap?.(argsOf(contentTree(), { panic }), { plugins: [] }, () => undefined);
  expect(panic.mock.calls).toEqual([[expect.stringContaining("GATSBY_FORM_ENDPOINT")]]);
});

describe("the cache of rendered documents", () => {
  it("keeps one rendering for each document, and renders again only the one whose text has changed", async () => {
    const cache = memoryCache();
    await check(contentTree(), cache);
    // The widths of pictures are kept there, too.
    expect(cache.set.mock.calls.filter(([, value]) => "html" in (value as object))).toHaveLength(8);
    cache.set.mockClear();
    expect(await check(contentTree(), cache)).toEqual([]);
    expect(cache.set).not.toHaveBeenCalled();
    await check(contentTree({ [FUNNEL]: ["Noch ein Absatz.", "Neu."] }), cache);
    const changed = expect.objectContaining({ html: expect.stringContaining("<p>Neu.</p>") });
    expect(cache.set.mock.calls.map(([, rendered]) => rendered)).toEqual([changed]);
  });

  it("reports a cached error with its current line", async () => {
    const cache = memoryCache();
    const broken = fixture(FUNNEL, ["Noch ein Absatz.", "<Kasten />"]);
    const linesOf = async (text: string) =>
      (await check(contentTree({ [FUNNEL]: text }), cache)).map(({ line }) => line);
    const [line = 0] = await linesOf(broken);
    expect(await linesOf(broken)).toEqual([line]);
    expect(await linesOf(broken.replace("---", "---\n# Kommentar"))).toEqual([line + 1]);
  });
});
