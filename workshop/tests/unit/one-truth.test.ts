import { readFileSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { BuildArgs, Node } from "gatsby";
import type { IGatsbyImageData } from "gatsby-plugin-image";
import { JSDOM } from "jsdom";
import { ARTICLE, contentTree, fixture } from "../../../__tests__/unit/support/content-tree";
import { fakeNodeArgs, fileNode, mdxNode } from "../../../__tests__/unit/support/fake-node-args";
import { fc } from "../../../__tests__/unit/support/fast-check";
import { memoryCache } from "../../../__tests__/unit/support/memory-cache";
import { temporaryFolder } from "../../../__tests__/unit/support/temporary-folder";
import { contentModel } from "../../../src/content-model";
import { createContentNode } from "../../../src/data-layer/nodes/create-nodes";
import { resolvedNodes } from "../../../src/data-layer/nodes/resolved-nodes";
import { insertPictures } from "../../../src/data-layer/nodes/text-pictures";
import { readFacts } from "../../../src/data-layer/read/facts";
import { readContent } from "../../../src/data-layer/read/read-content";
import { writeFeed } from "../../../src/publish/feed";
import { cardOf, getSiteSettings, publishedPages } from "../../../src/publish/published-pages";
import { sheetTexts } from "../../../src/publish/sheet-texts";
import { writeSitemap } from "../../../src/publish/sitemap";
import { structuredData, structuredDataScript } from "../../../src/publish/structured-data";
import { takeOrigins } from "../../editor/origins";
import { Checker } from "../../editor/site/checker";
import { Preview } from "../../editor/site/preview";

/* What is said of a document outside of the site is what its page says. */

const JOB = "jobs/account-executive.mdx";
const [ARTICLE_PATH, JOB_PATH] = ["/blog/sales-pipeline", "/career/account-executive"];
const SITE = JSON.parse(fixture("company.json")).url as string;

// A picture whose bytes do not matter here.
const PICTURE = readFileSync("__tests__/fixtures/content/articles/sales-pipeline/poster.png");
const root = contentTree({ "articles/sales-pipeline/bild.png": PICTURE, "jobs/bild.png": PICTURE });
for (const name of ["src", "scripts", "packages", "workshop", "node_modules", "tsconfig.json"])
  symlinkSync(path.resolve(name), path.join(root, name));
const publicFolder = temporaryFolder();
const cache = memoryCache();
const checker = new Checker(root);
let preview: Preview;
beforeAll(async () => {
  preview = await Preview.load(root, path.join(root, "pages.cjs"), checker);
});

const WORDS = "Vertrieb|F&E|„Ja“|30 Tage|E-Mail|Datenschutzgrundverordnung|z. B.|40 %|Lotse’s".split("|");
const SIGNS = ["Wert <5", "Wert>10", "R&amp;D", "]]>", "a–b", "$& $1", "'so'", "{{legalName}}", "3 < 4 & 5"];
const { legalName } = readFacts(root, contentModel);
/** A text's length with the name in place of its fact. */
const shownLength = (text: string) => text.replaceAll("{{legalName}}", String(legalName)).length;
/** Words for a field of the head: any sign may stand there. */
const fieldText = (least: number, most: number) => {
  const filled = (words: readonly string[]) => {
    let text = "Lotsen";
    for (const word of words) if (shownLength(`${text} ${word}`) < most - 10) text += ` ${word}`;
    return shownLength(text) < least + 20 ? `${text.padEnd(least + 20, " und weiter so")}.` : text;
  };
  return fc.array(fc.constantFrom(...WORDS, ...SIGNS), { minLength: 1, maxLength: 30 }).map(filled);
};
/** Words for running text, without what Markdown takes for markup. */
const prose = fc
  .array(fc.constantFrom(...WORDS, "{{legalName}}", "&lt;5"), { minLength: 2, maxLength: 8 })
  .map((words) => words.join(" "));
const attribute = prose.map((text) => text.replaceAll("&lt;", "<"));

const block = fc.oneof(
  prose.map((text) => `${text}.`),
  prose.map((text) => `- ${text}\n- **${text}** weiter`),
  fc.tuple(prose, prose).map(([alt, caption]) => `![Ein Steg, ${alt}](./bild.png "${caption}")`),
  fc
    .tuple(attribute, attribute)
    .map(
      ([title, label]) =>
        `<BarChart title="${title}" description="Im Beispiel 4,5 % und 12 %." unit="%">\n\n| Kanal | Quote |\n|---|---|\n| ${label.replaceAll("<", "&lt;")} A | 4,5 |\n| Telefon | 12 |\n\n</BarChart>`,
    ),
  fc
    .tuple(attribute, attribute)
    .map(
      ([label, author]) =>
        `<Statistic value="5 %" label="${label}" evidence="source" author="${author}" title="Studie" year="2024" link="https://studie.example/a" />`,
    ),
  prose.map((text) => `| Wer | Was |\n|---|---|\n| Team | ${text} |`),
  fc.tuple(attribute, prose).map(([title, text]) => `<Callout title="${title}">\n\n${text}.\n\n</Callout>`),
  attribute.map((name) => `<Formula name="${name}" formula="Kosten ÷ Kunden" example="980 € ÷ 70 = 14 €" />`),
);
const body = fc
  .tuple(fc.array(block, { minLength: 1, maxLength: 5 }), prose)
  .map(([blocks, heading]) => ["Ein Absatz.", `## Abschnitt ${heading}`, ...blocks].join("\n\n"));

/** A file with other fields and another text. */
function withTexts(name: string, fields: Readonly<Record<string, string | string[]>>, text: string): string {
  const [, head = "", words = ""] = /^---\n(.*?)\n---\n(.*)$/s.exec(fixture(name)) ?? [];
  const lines = Object.entries(fields).reduce((before, [field, value]) => {
    const [own = ""] = new RegExp(`^${field}:.*(?:\\n {2}- .*)*`, "m").exec(before) ?? [];
    return before.replace(own, () => `${field}: ${JSON.stringify(value)}`);
  }, head);
  // Long enough for the reading time of the article.
  const rest = words.slice(words.lastIndexOf("\n\n"));
  return `---\n${lines}\n---\n\n${text}\n${rest}`;
}

const common = { title: fieldText(15, 70), description: fieldText(110, 155), intro: fieldText(80, 260) };
const articleText = fc.record({ fields: fc.record(common), text: body });
const jobText = fc.record({
  fields: fc.record({
    ...common,
    tasks: fc.array(fieldText(10, 90), { minLength: 1, maxLength: 3 }),
    offers: fc.array(fieldText(10, 90), { minLength: 1, maxLength: 2 }),
  }),
  text: body,
});

/** As the query of a page answers: with the pictures of the text. */
async function withPictures(html: string): Promise<string> {
  const fallback = { src: "/static/0123/bild.png", srcSet: "/static/0123/bild.png 672w", sizes: "" };
  const sources = [{ type: "image/avif", srcSet: "/static/0123/bild.avif 672w", sizes: "" }];
  return insertPictures(
    html,
    async () => ({ width: 672, height: 448, images: { fallback, sources } }) as unknown as IGatsbyImageData,
  );
}

/** The nodes that Gatsby makes of a content file. */
async function nodesOf(name: string): Promise<Node[]> {
  const source = fileNode(root, name);
  const node = name.endsWith(".mdx") ? mdxNode(source) : source;
  const { args, createNode } = fakeNodeArgs(node, [source], cache);
  await createContentNode(args, contentModel);
  return [node, source, ...createNode.mock.calls.map(([created]) => created)];
}

const unchanged = new Map<string, Promise<Node[]>>();

/** What Gatsby has after a build of the folder, and what is published of it. */
async function published() {
  const { files, issues } = readContent(root, contentModel);
  expect(issues).toEqual([]);
  const known = files.map(({ file }) => {
    const name = file.slice("content/".length);
    const made = (name !== ARTICLE && name !== JOB && unchanged.get(name)) || nodesOf(name);
    unchanged.set(name, made);
    return made;
  });
  const nodes = (await Promise.all(known)).flat();
  const getNodesByType = (type: string) => nodes.filter(({ internal }) => internal.type === type);
  const graphql = async (query: string) => {
    const [, type = ""] = /all(\w+)/.exec(query) ?? [];
    const texts = getNodesByType(type).map(async (node) => ({
      id: node.id,
      html: await withPictures(String(node.html)),
    }));
    return { data: { documents: { nodes: await Promise.all(texts) } } };
  };
  const getNode = (id: string) => nodes.find((node) => node.id === id);
  const resolved = await resolvedNodes({ graphql, getNode, getNodesByType } as unknown as BuildArgs, contentModel);
  const site = getSiteSettings(resolved, contentModel);
  const pages = publishedPages(root, resolved, contentModel);
  await writeFeed(publicFolder, site, pages);
  await writeSitemap(
    publicFolder,
    site.url,
    pages,
    pages.map((page) => page.path),
  );
  const read = (name: string) => readFileSync(path.join(publicFolder, name), "utf8");
  return { pages, things: structuredData(pages), feed: read("feed.xml"), sitemap: read("sitemap.xml") };
}

const INLINE = new Set(["A", "ABBR", "CITE", "CODE", "EM", "SPAN", "STRONG", "SUP", "SUB", "TIME"]);
const dom = new JSDOM("");
const parsed = (html: string) => {
  const document = dom.window.document.implementation.createHTMLDocument();
  document.documentElement.innerHTML = html;
  return document;
};

/** The words of an element as they are read where the site's styles are missing. @param blocks inline elements that the styles set apart */
function wordsIn(node: globalThis.Node | null, blocks: readonly string[] = []): string[] {
  const textIn = (part: globalThis.Node): string => {
    if (part.nodeType === 3) return part.nodeValue ?? "";
    const text = [...part.childNodes].map(textIn).join("");
    return INLINE.has(part.nodeName) && !blocks.includes(part.nodeName) ? text : ` ${text} `;
  };
  return node ? textIn(node).split(/\s+/).filter(Boolean) : [];
}
const wordsOf = (text: string) => wordsIn(parsed(text).body);
const words = (text: unknown) => String(text).split(/\s+/).filter(Boolean);

/** The page as the editor shows it: rendered by the site's own templates, from the same fields and text. */
async function pageOf(name: string, text: string) {
  const { html: marked } = await preview.render(`content/${name}`, text, "/styles.css");
  const { text: html } = takeOrigins(marked);
  const page = parsed(html);
  for (const hidden of page.querySelectorAll(".prose [aria-hidden=true], [data-anchor], li [aria-hidden=true]"))
    hidden.remove();
  const list = [...page.querySelectorAll("section li")].map((item) => wordsIn(item));
  return {
    html,
    prose: page.querySelector(".prose")?.innerHTML ?? "",
    title: wordsIn(page.querySelector("h1")),
    description: words(page.querySelector("meta[name=description]")?.getAttribute("content")),
    intro: wordsIn(page.querySelector(".text-lead")),
    text: wordsIn(page.querySelector(".prose"), ["CITE"]),
    pictures: page.querySelectorAll(".prose img").length,
    list,
  };
}

const ABSOLUTE_PICTURE = `img[src^='${SITE}/static/']`;
/** A step's title and text are two lines on the page, and parted by a colon elsewhere. */
const letters = (text: string) => text.replace(/[\s:]+/g, "");

/** What stands for something else, and must have been replaced. */
const UNRESOLVED = /data-picture|\{\{|src=\\?"[./]|undefined|NaN/;

it("feed, structured data, cards, sitemap and preview say of a document what its page says", async () => {
  const file = (name: string) => path.join(root, "content", name);
  await fc.assert(
    fc.asyncProperty(articleText, jobText, async (article, job) => {
      const [articleFile, jobFile] = [
        withTexts(ARTICLE, article.fields, article.text),
        withTexts(JOB, job.fields, job.text),
      ];
      writeFileSync(file(ARTICLE), articleFile);
      writeFileSync(file(JOB), jobFile);
      const { pages, things, feed, sitemap } = await published();
      const [page, jobPage] = [await pageOf(ARTICLE, articleFile), await pageOf(JOB, jobFile)];
      const card = (address: string) => pages.find((each) => each.path === address)?.card?.title;

      for (const output of [
        feed,
        sitemap,
        JSON.stringify(pages.map((each) => each.card)),
        ...[...things.values()].map(structuredDataScript),
      ])
        expect(output).not.toMatch(UNRESOLVED);
      expect(page.html + jobPage.html).not.toMatch(/data-picture|\{\{/);

      const xml = new dom.window.DOMParser().parseFromString(feed, "application/xml");
      expect(xml.documentElement.getAttribute("xml:lang")).toBe("de");
      const entry = [...xml.querySelectorAll("entry")].find(
        (each) => each.querySelector("id")?.textContent === SITE + ARTICLE_PATH,
      );
      const part = (name: string) => entry?.querySelector(name)?.textContent ?? "";
      expect(wordsOf(part("title"))).toEqual(page.title);
      expect(wordsOf(part("summary"))).toEqual(page.intro);
      const content = parsed(part("content"));
      expect(wordsIn(content.body)).toEqual(page.text);
      expect(content.querySelectorAll("svg, [aria-hidden=true]")).toHaveLength(0);
      expect(content.querySelectorAll(ABSOLUTE_PICTURE)).toHaveLength(page.pictures);

      const thingOn = (address: string, type: string) =>
        (things.get(address) as readonly Record<string, unknown>[] | undefined)?.find(
          (thing) => thing["@type"] === type,
        );
      const posting = thingOn(ARTICLE_PATH, "BlogPosting");
      expect([posting?.headline, posting?.description, card(ARTICLE_PATH)].map(words)).toEqual([
        page.title,
        page.description,
        page.title,
      ]);
      const offer = thingOn(JOB_PATH, "JobPosting");
      expect([offer?.title, card(JOB_PATH)].map(words)).toEqual([jobPage.title, jobPage.title]);
      const told = parsed(String(offer?.description)).body;
      const toldWords = wordsIn(told).join(" ");
      expect(toldWords).toContain([...jobPage.intro, ...jobPage.text].join(" "));
      for (const item of jobPage.list) expect(letters(toldWords)).toContain(letters(item.join(" ")));
      expect(told.querySelectorAll(ABSOLUTE_PICTURE)).toHaveLength(jobPage.pictures);

      const { draft } = checker.withDraft(`content/${ARTICLE}`, articleFile);
      const inEditor =
        draft?.data &&
        cardOf(
          root,
          contentModel,
          draft.type,
          draft.data,
          () => root,
          () => ({}),
        );
      expect(words(inEditor?.title)).toEqual(page.title);
      const sheet = sheetTexts(page.prose);
      for (const said of Object.values(sheet ?? {})) expect(letters(page.text.join(" "))).toContain(letters(said));
      expect(sheet !== undefined).toBe(article.text.includes("<Formula"));
    }),
    { numRuns: 5, endOnFailure: true },
  );
});
