import type { CreatePagesArgs, ParentSpanPluginArgs } from "gatsby";
import { renderDocument } from "../../../src/data-layer/check/check-content";
import { createPages, onPreBootstrap } from "../../../src/data-layer/gatsby/gatsby-hooks";
import { formatProblems } from "../../../src/data-layer/model/problem";
import { readContentFile } from "../../../src/data-layer/read/read-content";
import { type Change, check, contentTree, fixture, inOwnWords } from "../support/content-tree";
import { memoryCache } from "../support/memory-cache";

const FUNNEL = "articles/sales-funnel/index.mdx";

/** One slip of each stage: unknown file, missing file, syntax, schema, Markdown, addresses. */
const BROKEN: Readonly<Record<string, Change>> = {
  "notes.md": "",
  "pages/legal.json": null,
  "site.json": ['"name":', '"name"'],
  [FUNNEL]: ["duration: 6", "duration: 60"],
  "legal/impressum.mdx": ["## Anbieter", "# Anbieter"],
  "legal/about.mdx": inOwnWords(fixture("legal/impressum.mdx")),
};

it("lists the errors of all files and all stages at once", async () => {
  const text = formatProblems(await check(contentTree(BROKEN)));
  const [heading, ...problems] = text.split("\n\n");
  expect(heading).toBe("Im Inhalt sind 6 Fehler. Veröffentlicht wird erst, wenn sie behoben sind:");
  expect(problems).toEqual(
    [
      /content\/articles\/sales-funnel\/index\.mdx:7\n {4}Feld „duration“: 60 ist zu groß/,
      /content\/legal\/about\.mdx\n {4}Die Adresse \/about/,
      /content\/legal\/impressum\.mdx:9\n {4}Im Text sind nur Überschriften/,
      /content\/notes\.md\n {4}Diese Datei gehört zu keiner Inhaltsart/,
      /content\/pages\/legal\.json\n {4}Diese Datei fehlt/,
      /content\/site\.json:3\n {4}Kein gültiges JSON/,
    ].map((pattern) => expect.stringMatching(pattern)),
  );
});

describe("onPreBootstrap", () => {
  async function panicOf(changes: Readonly<Record<string, Change>>) {
    const panic = jest.fn();
    const root = contentTree(changes);
    const args = {
      cache: memoryCache(),
      reporter: { panic },
      store: { getState: () => ({ program: { directory: root } }) },
    };
    await onPreBootstrap?.(args as unknown as ParentSpanPluginArgs, { plugins: [] }, () => undefined);
    return { calls: panic.mock.calls, problems: await check(root) };
  }

  it("lets the build go on when the content is valid", async () => {
    expect((await panicOf({})).calls).toEqual([]);
  });

  it("stops the build with the list of all errors", async () => {
    const { calls, problems } = await panicOf(BROKEN);
    expect(calls).toEqual([[formatProblems(problems)]]);
  });
});

describe("createPages while developing", () => {
  const environment = { ...process.env };
  afterEach(() => {
    process.env = { ...environment };
  });

  /** Runs the hook for one state of the content after another, as Gatsby does when files change. */
  async function reportsOf(...states: string[]) {
    Object.assign(process.env, { NODE_ENV: "development" });
    const reports: string[] = [];
    for (const directory of states) {
      const args = {
        cache: memoryCache(),
        getNodesByType: () => [],
        actions: { createPage: jest.fn() },
        reporter: {
          error: (text: string) => reports.push(text),
          success: (text: string) => reports.push(text),
        },
        store: { getState: () => ({ program: { directory } }) },
      };
      await createPages?.(
        args as unknown as CreatePagesArgs & { traceId: "initial-createPages" },
        { plugins: [] },
        () => undefined,
      );
    }
    return reports;
  }

  it("tells the errors once, and when all is well again", async () => {
    const valid = contentTree();
    const broken = contentTree({ [FUNNEL]: ["Noch ein Absatz.", "<Kasten />"] });
    const report = formatProblems(await check(broken));
    expect(report).toContain("<Kasten> gibt es nicht.");
    expect(await reportsOf(valid, broken, broken, valid, valid, broken)).toEqual([
      report,
      "Der Inhalt ist wieder in Ordnung.",
      report,
    ]);
  });
});

describe("the cache of rendered documents", () => {
  it("keeps one rendering for each document", async () => {
    const cache = memoryCache();
    await check(contentTree(), cache);
    expect(cache.set).toHaveBeenCalledTimes(6);
  });

  it("renders nothing again while the texts stay as they are", async () => {
    const cache = memoryCache();
    await check(contentTree(), cache);
    cache.set.mockClear();
    expect(await check(contentTree(), cache)).toEqual([]);
    expect(cache.set).not.toHaveBeenCalled();
  });

  it("renders the one document again whose text has changed", async () => {
    const cache = memoryCache();
    await check(contentTree(), cache);
    cache.set.mockClear();
    await check(contentTree({ [FUNNEL]: ["Noch ein Absatz.", "Neu."] }), cache);
    expect(cache.set.mock.calls.map(([, rendered]) => rendered)).toEqual([
      expect.objectContaining({ html: expect.stringContaining("<p>Neu.</p>") }),
    ]);
  });

  it("tells a kept error again, with the line it has now", async () => {
    const cache = memoryCache();
    const broken = fixture(FUNNEL, ["Noch ein Absatz.", "<Kasten />"]);
    const linesOf = async (text: string) =>
      (await check(contentTree({ [FUNNEL]: text }), cache)).map(({ line }) => line);
    const [line = 0] = await linesOf(broken);
    expect(await linesOf(broken)).toEqual([line]);
    expect(await linesOf(broken.replace("---", "---\n# Kommentar"))).toEqual([line + 1]);
  });

  it("keeps two files apart that hold the same text", async () => {
    const broken = fixture("legal/impressum.mdx", ["## Anbieter", "# Anbieter"]);
    const root = contentTree({ "legal/impressum.mdx": broken, "legal/anbieter.mdx": inOwnWords(broken) });
    const files = (await check(root)).map(({ file }) => file);
    expect(files).toEqual(["content/legal/anbieter.mdx", "content/legal/impressum.mdx"]);
  });

  it("hands out what it holds without rendering", async () => {
    const root = contentTree();
    const document = readContentFile(root, FUNNEL, fixture(FUNNEL));
    if (!document) throw new Error("The fixture is an article.");
    const cache = memoryCache();
    const kept = { html: "<p>Aufbewahrt</p>", words: 1, problems: [] };
    cache.get.mockResolvedValue(kept);
    expect(await renderDocument(document, cache)).toBe(kept);
  });
});
