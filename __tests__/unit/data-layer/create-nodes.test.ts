import { rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Node, SourceNodesArgs } from "gatsby";
import { contentModel } from "../../../src/content-model";
import { today } from "../../../src/data-layer/model/release";
import { createContentNode, recreateOutdatedNodes, setCheckedFiles } from "../../../src/data-layer/nodes/create-nodes";
import { readContent } from "../../../src/data-layer/read/read-content";
import { type Change, contentTree, fixture } from "../support/content-tree";
import { fakeNodeArgs, fileNode, mdxNode } from "../support/fake-node-args";
import { memoryCache } from "../support/memory-cache";

const ARTICLE = "articles/sales-pipeline/index.mdx";
const LEGAL = "pages/legal.json";
const LONGER: Change = ["duration: 5", "duration: 6"];
const inText = (text: string): Change => ["Noch ein Absatz.", text];

/** Runs the hook for a node, as Gatsby does after its source and MDX plugins. */
async function runWith(node: Node, others: readonly Node[] = [], cache = memoryCache()) {
  const { args, ...spies } = fakeNodeArgs(node, others, cache);
  await createContentNode(args, contentModel);
  const made = spies.createNode.mock.calls.map(([created]) => created);
  return { ...spies, node, made, created: made[0] };
}

/** Runs the hook for a content file after a change to it. */
async function runFor(name: string, change?: Change) {
  const file = fileNode(contentTree(change === undefined ? {} : { [name]: change }), name);
  return runWith(name.endsWith(".mdx") ? mdxNode(file) : file, [file]);
}

it.each([
  ["a JSON file, with nothing computed", LEGAL, { ...(JSON.parse(fixture(LEGAL)) as object) }, "LegalPage"],
  [
    "an article, with its slug, path, HTML, words and headings",
    ARTICLE,
    {
      ...{ title: "Sales-Pipeline im Vertrieb", slug: "sales-pipeline", path: "/blog/sales-pipeline" },
      ...{
        html: expect.stringContaining(`<p>Ein Absatz über <span class="no-break">Sales-Pipeline.</span></p>`),
        words: 1164,
        minutes: 5,
      },
      headings: [{ id: "eine-ueberschrift", title: "Eine Überschrift", depth: 2 }],
    },
    "Article",
  ],
])("makes a child of %s", async (_what, name, data, type) => {
  const { created, node, createParentChildLink } = await runFor(name);
  expect(created).toMatchObject({ ...data, parent: node.id, internal: { type } });
  expect(createParentChildLink.mock.calls).toEqual([[{ parent: node, child: created }]]);
});

it("sets copy with German spaces, leaves addresses as they are and gives an empty list for no aliases", async () => {
  const change = ["  text: Sein Text.", "  text: Nach 30 Tagen"] as const;
  const { created } = await runFor(ARTICLE, fixture(ARTICLE, change).replace("aliases: [pipeline]\n", ""));
  expect(created).toMatchObject({
    banner: { text: "Nach 30\u00a0Tagen" },
    poster: { src: "./poster.png" },
    aliases: [],
  });
});

it("uses the checked version of a file unless it has changed since", async () => {
  const { files } = readContent(contentTree(), contentModel);
  setCheckedFiles(files.map((file) => ({ ...file, data: file.data && { ...file.data, title: "Wie geprüft" } })));
  const [same, changed] = [await runFor(ARTICLE), await runFor(ARTICLE, LONGER)];
  setCheckedFiles(files);
  expect([same.created?.title, changed.created?.title]).toEqual(["Wie geprüft", "Sales-Pipeline im Vertrieb"]);
});

it.each<[what: string, name: string, change: Change]>([
  ["a missing field", LEGAL, ['"contents": "Inhalt",', ""]],
  ["a value of the wrong type", ARTICLE, ["order: 1", "order: eins"]],
  ["a picture that is not there", ARTICLE, inText("![Alt](./weg.png)")],
])("makes no node of a file with %s, and does not report it", async (_what, name, change) => {
  const { made, createParentChildLink, error } = await runFor(name, change);
  expect([made, createParentChildLink.mock.calls, error.mock.calls]).toEqual([[], [], []]);
});

describe("When a file of facts is read", () => {
  const FACTS = [
    "company.json",
    "example-company.json",
    "second-example-company.json",
    "analytics.json",
    "hosting.json",
  ];
  const typesOf = (made: readonly Node[]) => made.map(({ internal }) => internal.type);

  /** A project with a text that names a fact, and the nodes of its files. */
  function namingProject() {
    const root = contentTree({ [LEGAL]: ['"contents": "Inhalt"', '"contents": "Inhalt von {{legalName}}"'] });
    const renameCompany = () =>
      writeFileSync(
        path.join(root, "content", "company.json"),
        fixture("company.json", ["Hafenlotse Muster GmbH", "Steuerleute AG"]),
      );
    return { root, legal: fileNode(root, LEGAL), facts: fileNode(root, "company.json"), renameCompany };
  }

  it("no text is rendered again while the facts are the same", async () => {
    const { root, legal } = namingProject();
    const cache = memoryCache();
    expect((await runWith(legal, [], cache)).created).toMatchObject({ contents: "Inhalt von Hafenlotse Muster GmbH" });
    for (const name of FACTS) {
      const { made } = await runWith(fileNode(root, name), [legal], cache);
      expect(made).toHaveLength(1);
    }
  });

  it("every text is rendered again, once, when they have changed", async () => {
    const { root, legal, facts, renameCompany } = namingProject();
    const cache = memoryCache();
    for (const node of [legal, facts]) await runWith(node, [], cache);
    renameCompany();
    const { made } = await runWith(facts, [legal], cache);
    expect(typesOf(made)).toEqual(["Company", "LegalPage"]);
    expect(made[1]).toMatchObject({ contents: "Inhalt von Steuerleute AG" });
    expect((await runWith(fileNode(root, "analytics.json"), [legal], cache)).made).toHaveLength(1);
  });
});

describe("When a run begins", () => {
  const FUTURE: Change = ["published: 2025-03-18", "published: 2099-03-18"];

  it("all texts are rendered again if the code, the day or a number of documents is another one, and only then", async () => {
    const root = contentTree();
    const [legal, cache] = [fileNode(root, LEGAL), memoryCache()];
    const typesMadeWith = async (code: string, day: string) => {
      const { args, createNode } = fakeNodeArgs(legal, [], cache);
      await recreateOutdatedNodes(args as unknown as SourceNodesArgs, contentModel, { code, day, root });
      return createNode.mock.calls.map(([created]) => created.internal.type);
    };
    expect(await typesMadeWith("first", "2026-01-01")).toEqual([]);
    expect(await typesMadeWith("first", "2026-01-01")).toEqual([]);
    expect(await typesMadeWith("second", "2026-01-01")).toEqual(["LegalPage"]);
    expect(await typesMadeWith("second", "2026-01-02")).toEqual(["LegalPage"]);
    rmSync(path.join(root, "content", ARTICLE));
    expect(await typesMadeWith("second", "2026-01-02")).toEqual(["LegalPage"]);
  });

  it.each<[what: string, change: Change]>([
    ["a scheduled article", FUTURE],
    ["a draft", ["order: 1", "draft: true\norder: 1"]],
  ])("a preview shows %s after a release, and a release no more after a preview", async (_what, change) => {
    const file = fileNode(contentTree({ [ARTICLE]: change }), ARTICLE);
    // Gatsby's cache keeps the nodes and what plugins store.
    const { args, store } = fakeNodeArgs(mdxNode(file), [file]);
    const articlesAfter = async (run: "production" | "development") => {
      const before = jest.replaceProperty(process, "env", { ...process.env, NODE_ENV: run });
      await recreateOutdatedNodes(args as unknown as SourceNodesArgs, contentModel);
      before.restore();
      return [...store.values()].filter(({ internal }) => internal.type === "Article").map(({ status }) => status);
    };
    expect(await articlesAfter("production")).toEqual([]);
    expect(await articlesAfter("development")).toEqual([
      expect.stringMatching(/^(Entwurf|Erscheint am 18\. März 2099)$/),
    ]);
    expect(await articlesAfter("production")).toEqual([]);
  });
});

/** The site's settings with a notice that is shown between these days. */
const noticeFrom = (published: string, expires: string) =>
  fixture("site.json").replace(
    '"header": {',
    `"notice": { "text": "Heute zu.", "published": "${published}", "expires": "${expires}" },\n  "header": {`,
  );

describe("A notice", () => {
  const [PAST, LATER, FUTURE, NOW] = ["2024-01-01", "2024-01-31", "2099-01-01", today()];
  const noticeIn = async (run: "production" | "development", published: string, expires: string) => {
    const before = jest.replaceProperty(process, "env", { ...process.env, NODE_ENV: run });
    const { created } = await runFor("site.json", noticeFrom(published, expires));
    before.restore();
    return (created as { notice?: object } | undefined)?.notice;
  };

  it("is in a release on its days only", async () => {
    expect(await noticeIn("production", NOW, NOW)).toMatchObject({ text: "Heute zu.", published: NOW });
    expect(await noticeIn("production", PAST, LATER)).toBeUndefined();
    expect(await noticeIn("production", FUTURE, FUTURE)).toBeUndefined();
  });

  it("is in a preview from the day it is written, with the reason why visitors do not see it", async () => {
    expect(await noticeIn("development", NOW, NOW)).toHaveProperty("status", undefined);
    expect(await noticeIn("development", FUTURE, FUTURE)).toHaveProperty("status", "Erscheint am 1. Januar 2099");
    expect(await noticeIn("development", PAST, LATER)).toHaveProperty("status", "Beendet am 31. Januar 2024");
  });
});

it("a job that has ended knows it, in a release as in a preview", async () => {
  const yesterday = today(new Date(Date.now() - 24 * 60 * 60 * 1000));
  const jobUntil = async (day: string) =>
    (await runFor("jobs/account-executive.mdx", ["order: 1", `expires: ${day}\norder: 1`])).created;
  expect(await jobUntil(today())).toMatchObject({ ended: false, status: undefined });
  expect(await jobUntil(yesterday)).toMatchObject({ ended: true, status: undefined });
});
