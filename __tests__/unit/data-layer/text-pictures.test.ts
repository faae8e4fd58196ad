import path from "node:path";
import type { IGatsbyImageData, ISharpGatsbyImageArgs } from "gatsby-plugin-image";
import {
  createTextPictureResolver,
  insertPictures,
  type TextPictureArgs,
} from "../../../src/data-layer/gatsby/text-pictures";
import { renderMdx } from "../../../src/data-layer/render/render-mdx";

const mockData = jest.fn();
// Reads and writes files, and is told to by the configuration of a running build.
jest.mock("gatsby-plugin-sharp", () => ({ generateImageData: (args: unknown) => mockData(args) as unknown }));

const dataOf = (name: string, more: Partial<IGatsbyImageData> = {}): IGatsbyImageData => ({
  layout: "constrained",
  width: 672,
  height: 400,
  backgroundColor: "#08283a",
  images: {
    fallback: { src: `/static/${name}.png`, srcSet: `/static/${name}.png 672w`, sizes: "" },
    sources: [
      { type: "image/avif", srcSet: `/static/${name}.avif 672w`, sizes: "" },
      { type: "image/webp", srcSet: `/static/${name}.webp 672w`, sizes: "" },
    ],
  },
  ...more,
});
const nameOf = (src: string) => path.basename(src, ".png");

it("puts a picture in its place, with all its formats and its size", async () => {
  const html = '<p>A</p><figure class="picture"><img data-picture="./steg.png" alt="Ein Steg"/></figure>';
  expect(await insertPictures(html, async (src) => dataOf(nameOf(src)))).toBe(
    '<p>A</p><figure class="picture"><picture>' +
      '<source type="image/avif" srcset="/static/steg.avif 672w" sizes="(min-width: 46rem) 672px, 92vw"/>' +
      '<source type="image/webp" srcset="/static/steg.webp 672w" sizes="(min-width: 46rem) 672px, 92vw"/>' +
      '<img src="/static/steg.png" alt="Ein Steg" width="672" height="400" style="background-color:#08283a" loading="lazy" decoding="async"/>' +
      "</picture></figure>",
  );
});

it("puts each of several pictures in its own place, however long each takes", async () => {
  const { html } = await renderMdx(
    "f",
    "![Eins](./eins.png)\n\n![Zwei](./zwei.png)\n\n![Drei](./drei.png)\n\n![Noch einmal](./eins.png)",
    1,
  );
  const waits: Record<string, number> = { eins: 20, zwei: 0, drei: 10 };
  const inserted = await insertPictures(html, async (src) => {
    await new Promise((resolve) => setTimeout(resolve, waits[nameOf(src)]));
    return dataOf(nameOf(src));
  });
  expect([...inserted.matchAll(/<img src="([^"]+)" alt="([^"]+)"/g)].map(([, src, alt]) => [src, alt])).toEqual([
    ["/static/eins.png", "Eins"],
    ["/static/zwei.png", "Zwei"],
    ["/static/drei.png", "Drei"],
    ["/static/eins.png", "Noch einmal"],
  ]);
});

it("leaves no trace of the place behind", async () => {
  const { html } = await renderMdx("f", '![Ein Steg](./steg.png "Unterschrift")', 1);
  const inserted = await insertPictures(html, async () => dataOf("steg"));
  expect(inserted).not.toContain("data-picture");
  expect(inserted).toContain("</picture><figcaption>Unterschrift</figcaption></figure>");
});

it("finds the place of whatever words an author writes", async () => {
  const { html } = await renderMdx("f", "![A & \"B\" 1 \\< 2 'C' $& $1](./steg.png)", 1);
  const inserted = await insertPictures(html, async () => dataOf("steg"));
  expect(inserted).toContain('alt="A &amp; &quot;B&quot; 1 &lt; 2 &#x27;C&#x27; $&amp; $1"');
});

it("keeps the words of a picture whose file has gone meanwhile", async () => {
  const html = '<figure class="picture"><img data-picture="./weg.png" alt="A &amp; B"/></figure>';
  expect(await insertPictures(html, async () => undefined)).toBe('<figure class="picture"><p>A &amp; B</p></figure>');
});

it("does without formats and colour where there are none", async () => {
  const bare = dataOf("steg", { backgroundColor: undefined, images: { fallback: { src: "/steg.png" } } } as object);
  const inserted = await insertPictures('<img data-picture="./steg.png" alt="A"/>', async () => bare);
  expect(inserted).toMatch(/^<picture><img src="\/steg\.png" .*style="background-color:transparent"/);
});

it("asks for nothing when a text has no pictures", async () => {
  const ask = jest.fn();
  expect(await insertPictures("<p>Text</p>", ask)).toBe("<p>Text</p>");
  expect(ask).not.toHaveBeenCalled();
});

describe("the resolver of a document's html", () => {
  type Resolve = (source: object, args: unknown, context: object) => Promise<string>;
  type Options = { file: unknown; args: ISharpGatsbyImageArgs; pathPrefix: string };

  function resolvers(): Record<string, { html: { resolve: Resolve } }> {
    const createResolvers = jest.fn();
    const args = { createResolvers, reporter: "reporter", cache: "cache", pathPrefix: "/unter" };
    createTextPictureResolver(args as unknown as TextPictureArgs);
    return createResolvers.mock.calls[0]?.[0] as Record<string, { html: { resolve: Resolve } }>;
  }

  const file = { id: "file", absolutePath: "/projekt/content/articles/steg/index.mdx" };
  const nodes: Record<string, object> = { mdx: { id: "mdx", parent: "file" }, file };
  const article = { parent: "mdx", html: '<img data-picture="./steg.png" alt="A"/>' };
  const findOne = jest.fn();
  const context = { nodeModel: { getNodeById: ({ id }: { id: string }) => nodes[id] ?? null, findOne } };
  beforeEach(() => {
    findOne.mockReset();
    mockData.mockReset();
  });

  it("stands at every type whose documents may hold pictures", () => {
    expect(Object.keys(resolvers())).toEqual(["Article", "Job", "LegalDocument"]);
  });

  it("takes the file beside the document, in all sizes that screens need", async () => {
    findOne.mockResolvedValue({ id: "picture" });
    mockData.mockResolvedValue(dataOf("steg"));
    expect(await resolvers().Article?.html.resolve(article, {}, context)).toContain('src="/static/steg.png"');
    expect(findOne.mock.calls).toEqual([
      [
        {
          type: "File",
          query: { filter: { absolutePath: { eq: path.join("/projekt/content/articles/steg/steg.png") } } },
        },
      ],
    ]);
    const [[options]] = mockData.mock.calls as [[Options]];
    expect(options).toMatchObject({
      file: { id: "picture" },
      pathPrefix: "/unter",
      reporter: "reporter",
      cache: "cache",
    });
    expect(options.args).toEqual({ width: 672, breakpoints: [384, 672, 768, 1152, 1344], formats: ["avif", "webp"] });
  });

  it.each([
    { what: "whose picture has no file", source: article, found: null },
    { what: "without a parent", source: { ...article, parent: null }, found: { id: "picture" } },
    { what: "whose parent has gone", source: { ...article, parent: "weg" }, found: { id: "picture" } },
  ])("keeps the words in a document $what", async ({ source, found }) => {
    findOne.mockResolvedValue(found);
    expect(await resolvers().Job?.html.resolve(source, {}, context)).toBe("<p>A</p>");
    expect(mockData).not.toHaveBeenCalled();
  });
});
