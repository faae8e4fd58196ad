import path from "node:path";
import type { IGatsbyImageData } from "gatsby-plugin-image";
import { contentModel } from "../../../src/content-model";
import * as textPictures from "../../../src/data-layer/nodes/text-pictures";
import { render } from "../support/markdown";

const { createTextPictureResolver, insertPictures } = textPictures;
const mockData = jest.fn();
// Reads and writes files, and is told to by the configuration of a running build.
jest.mock("gatsby-plugin-sharp", () => ({ generateImageData: (args: unknown) => mockData(args) as unknown }));

const SIZE = { layout: "constrained", width: 672, height: 400 } as const;
const sourceOf = (name: string, kind: string) =>
  ({ type: `image/${kind}`, srcSet: `/static/${name}.${kind} 672w`, sizes: "" }) as const;
const dataOf = (name: string): IGatsbyImageData => {
  const fallback = { ...sourceOf(name, "png"), src: `/static/${name}.png` };
  const images = { fallback, sources: [sourceOf(name, "avif"), sourceOf(name, "webp")] };
  return { ...SIZE, backgroundColor: "#08283a", images } as IGatsbyImageData;
};
type PictureOf = Parameters<typeof insertPictures>[1];
const inserted = async (markdown: string, pictureOf: PictureOf = async (src) => dataOf(path.basename(src, ".png"))) =>
  insertPictures((await render(markdown)).html, pictureOf);

it("replaces the placeholder with the picture, in all formats, with its size", async () => {
  const html = [
    '<p>A</p>\n<figure class="picture"><picture>',
    '<source type="image/avif" srcset="/static/steg.avif 672w" sizes="(min-width: 46rem) 672px, 92vw"/>',
    '<source type="image/webp" srcset="/static/steg.webp 672w" sizes="(min-width: 46rem) 672px, 92vw"/>',
    '<img src="/static/steg.png" alt="Ein Steg" width="672" height="400" style="background-color:#08283a"',
    ' loading="lazy" decoding="async"/></picture><figcaption>Unterschrift</figcaption></figure>',
  ];
  expect(await inserted('A\n\n![Ein Steg](./steg.png "Unterschrift")')).toBe(html.join(""));
});

it("puts several pictures in order, however long each takes", async () => {
  const waits: Record<string, number> = { "./a.png": 20, "./b.png": 0, "./c.png": 10 };
  const html = await inserted("![A](./a.png)\n\n![B](./b.png)\n\n![C](./c.png)\n\n![D](./a.png)", async (src) => {
    await new Promise((resolve) => setTimeout(resolve, waits[src]));
    return dataOf(path.basename(src, ".png"));
  });
  const pictures = [...html.matchAll(/<img src="([^"]+)" alt="([^"]+)"/g)].map(([, src, alt]) => `${alt} ${src}`);
  expect(pictures).toEqual(["A /static/a.png", "B /static/b.png", "C /static/c.png", "D /static/a.png"]);
});

const BARE = { ...SIZE, images: { fallback: { src: "/a.png" } } };
const WORDS = "A & \"B\" 1 \\< 2 'C' $& $1";
const ESCAPED = "A &amp; &quot;B&quot; 1 &lt; 2 &#x27;C&#x27; $&amp; $1";
it.each([
  ["finds the place of whatever words an author writes", WORDS, dataOf("a"), `alt="${ESCAPED}"`],
  ["does without formats where there are none", "A", BARE, '<figure class="picture"><picture><img src="/a.png" '],
])("%s", async (_what, words, data, html) => {
  expect(await inserted(`![${words}](./a.png)`, async () => data)).toContain(html);
});

it("keeps the words of a picture whose file has gone meanwhile", async () => {
  const html = await inserted("![A & B](./weg.png)", async () => undefined);
  expect(html).toBe('<figure class="picture"><p>A &amp; B</p></figure>');
});

describe("the resolver of a document's html", () => {
  type Resolvers = Record<string, { html: { resolve: (source: object, args: object, context: object) => unknown } }>;
  const createResolvers = jest.fn<void, [Resolvers]>();
  const handed = { reporter: "reporter", cache: "cache", pathPrefix: "/unter" };
  createTextPictureResolver({ createResolvers, ...handed } as unknown as textPictures.TextPictureArgs, contentModel);
  const [[resolvers]] = createResolvers.mock.calls as [[Resolvers]];

  const file = { id: "file", absolutePath: "/projekt/content/articles/steg/index.mdx" };
  const nodes: Record<string, object> = { mdx: { id: "mdx", parent: "file" }, file };
  const getNodeById = ({ id }: { id: string }) => nodes[id] ?? null;

  async function resolved(type: string, parent: string | null, picture: object | null) {
    mockData.mockReset().mockResolvedValue(dataOf("steg"));
    const findOne = jest.fn().mockResolvedValue(picture);
    const source = { parent, html: '<img data-picture="./steg.png" alt="A"/>' };
    const html = await resolvers[type]?.html.resolve(source, {}, { nodeModel: { getNodeById, findOne } });
    return { html, asked: findOne.mock.calls, read: mockData.mock.calls };
  }

  it("uses the file beside the document, in all sizes that screens need", async () => {
    const { html, asked, read } = await resolved("Article", "mdx", { id: "picture" });
    expect(html).toContain('src="/static/steg.png"');
    const absolutePath = { eq: path.join("/projekt/content/articles/steg/steg.png") };
    expect(asked).toEqual([[{ type: "File", query: { filter: { absolutePath } } }]]);
    const args = { width: 672, breakpoints: [384, 672, 768, 1152, 1344], formats: ["avif", "webp"] };
    expect(read).toEqual([[{ file: { id: "picture" }, ...handed, args }]]);
  });
});
