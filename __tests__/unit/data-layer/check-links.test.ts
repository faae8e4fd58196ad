import { contentModel } from "../../../src/content-model";
import type { checkContent } from "../../../src/data-layer/check/check-content";
import { checkLinks } from "../../../src/data-layer/check/check-links";
import { fixedPagesOf } from "../../../src/data-layer/model/content-type";
import { renderAll } from "../../../src/data-layer/render/render-document";
import {
  ARTICLE,
  type Change,
  type Changes,
  type Expected,
  expectIssues,
  fixture,
  inText,
  withChanges,
} from "../support/content-tree";

const OTHER = "articles/sales-funnel/index.mdx";
const SITE = "site.json";
/** Links alone, whatever else may be wrong. */
const linksOn =
  (day: string): typeof checkContent =>
  async (_root, { files }, documents) =>
    checkLinks({ model: contentModel, files }, await renderAll(files, documents), day);
const findLinks = linksOn("2025-12-31");

const issuesWith = (changes: Changes, find = findLinks) => withChanges(changes, find);
/** Puts another link in place of one in the footer, which stands on every page. */
const inFooter = (to: string): Changes => ({
  [SITE]: ['"label": "Überblick", "to": "/product"', `"label": "Überblick", "to": ${to}`],
});

const EVERY_PLACE = [...fixedPagesOf(contentModel)].flatMap(([page, anchors]) =>
  anchors.map((id) => `[Preise](${page}#${id})`),
);

it.each([
  ["a place on a fixed page", "[Preise](/contact#form)"],
  ["every place that a fixed page has", EVERY_PLACE.join("\n\n")],
  ["an article", "[Preise](/blog/sales-funnel)"],
  ["an article's second address", "[Preise](/blog/cac)"],
  ["a job", "[Preise](/career/account-executive)"],
  ["an address at the end of the text", "[Preise][about]\n\n[about]: /about"],
])("takes a link to %s", async (_what, text) => {
  expect(await issuesWith(inText(text))).toEqual([]);
});

it("reports each dead link of a text with its line, also inside components", async () => {
  const lines = "Ein Satz\nmit [zwei](/eins) und\n[drei](/zwei).\n\n- [vier](/blog/weg)\n\n[fünf][5]\n\n[5]: /drei";
  const dead = (at: string, to: string): Expected => [
    ARTICLE,
    at,
    expect.stringContaining(`Die Seite ${to} gibt es nicht.`),
  ];
  await expectIssues(
    inText(`${lines}\n\n<Callout title="A">\n\nEin [sechs](/vier).\n\n</Callout>`),
    [
      dead("[zwei]", "/eins"),
      dead("[drei]", "/zwei"),
      dead("[vier]", "/blog/weg"),
      dead("[5]:", "/drei"),
      dead("[sechs]", "/vier"),
    ],
    findLinks,
  );
});

it.each<[what: string, changes: Changes]>([
  // Another part of the host answers it.
  ["passes over a link that is loaded anew", inFooter('"/app",\n"reloadDocument": true')],
  ["leaves to the schema what cannot be a link of a field at all", inFooter('"produkt"')],
])("%s", async (_what, changes) => {
  expect(await issuesWith(changes)).toEqual([]);
});

it("reports a dead link of a field unless it loads another document", async () => {
  expect(await issuesWith(inFooter('"/app",\n"reloadDocument": false'))).toHaveLength(1);
});

it("checks the links of a file that has errors elsewhere", async () => {
  const changed = fixture(SITE, ['"to": "/product"', '"to": "/produkte"']).replace(/"claim": "[^"]*"/, '"claim": 5');
  expect(await issuesWith({ [SITE]: changed })).toHaveLength(1);
});

it("finds the page that shows a field", async () => {
  const [issue, ...others] = await issuesWith({ "pages/career.json": ["#stellen", "#oben"] });
  expect(others).toEqual([]);
  expect(issue?.message).toBe("Auf /career gibt es die Stelle #oben nicht. Möglich sind: #stellen.");
});

describe("a page that visitors do not see yet", () => {
  const NEW = "articles/angebote/index.mdx";
  const draft = (change: readonly [from: string, to: string]) =>
    fixture(OTHER, change).replace("./poster.png", "../sales-funnel/poster.png");
  const FUTURE = draft(["2025-03-18\nupdated: 2025-09-02", "2026-01-01\nupdated: 2026-01-01"]);
  const DRAFT = draft(["order: 2", "order: 2\ndraft: true"]);
  const toFuture: Record<string, Change> = { [NEW]: FUTURE, ...inText("[Preise](/blog/angebote)") };

  it("is no target for those that are out, until its day", async () => {
    expect(await issuesWith(toFuture)).toEqual([
      expect.objectContaining({
        file: `content/${ARTICLE}`,
        message:
          "Die Seite /blog/angebote ist noch nicht veröffentlicht (Erscheint am 1. Januar 2026). Bitte den Link bis dahin weglassen.",
      }),
    ]);
    expect(await issuesWith(toFuture, linksOn("2026-01-01"))).toEqual([]);
  });

  it("is no target for a field either, nor by its second address", async () => {
    const text = DRAFT.replace("poster:", "aliases: [angebot]\nposter:");
    const issues = await issuesWith({ [NEW]: text, ...inFooter('"/blog/angebot"') });
    expect(issues.map(({ field }) => field)).toEqual(["footer.groups[0].links[0].to"]);
  });

  it("may link to itself and to others that are not out", async () => {
    const text = `${DRAFT}\n[Oben](#eine-ueberschrift) und [Anrufe](/blog/anrufe)\n`;
    expect(await issuesWith({ [NEW]: text, "articles/anrufe/index.mdx": FUTURE })).toEqual([]);
  });

  it("may be announced by a notice that is not out either", async () => {
    const announcing = (to: string, published: string): Changes => ({
      [NEW]: FUTURE,
      [SITE]: [
        '"header": {',
        `"notice": { "text": "Neu.", "more": { "label": "Angebote", "to": "${to}" }, "published": "${published}", "expires": "2026-02-01" }, "header": {`,
      ],
    });
    expect(await issuesWith(announcing("/blog/angebote", "2026-01-01"))).toEqual([]);
    const early = await issuesWith(announcing("/blog/angebote", "2025-12-31"));
    const wrong = await issuesWith(announcing("/blog/angebot", "2026-01-01"));
    expect([early, wrong].map(([issue]) => [issue?.field, issue?.message])).toEqual([
      ["notice.more.to", expect.stringContaining("ist noch nicht veröffentlicht (Erscheint am 1. Januar 2026).")],
      ["notice.more.to", "Die Seite /blog/angebot gibt es nicht. Gemeint ist vielleicht /blog/angebote."],
    ]);
  });
});

it("a job that has ended is a target for a year", async () => {
  const changes: Changes = {
    "jobs/account-executive.mdx": ["order: 1", "expires: 2025-10-01\norder: 1"],
    ...inText("[Stelle](/career/account-executive)"),
  };
  expect(await issuesWith(changes, linksOn("2026-10-01"))).toEqual([]);
  const [gone] = await issuesWith(changes, linksOn("2026-10-02"));
  expect(gone?.message).toContain("Die Seite /career/account-executive gibt es nicht.");
});
