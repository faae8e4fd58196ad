import path from "node:path";
import type { CreateResolversArgs, Node } from "gatsby";
import type { IGatsbyImageData } from "gatsby-plugin-image";
import { generateImageData } from "gatsby-plugin-sharp";
import { type ContentModel, collectionsOf } from "../model/content-type";

type FileNode = Node & { absolutePath: string };
type NodeModel = {
  getNodeById: (query: { id: string }) => Node | null;
  findOne: (query: { type: string; query: object }) => Promise<FileNode | null>;
};
type HtmlSource = Node & { html: string };

/** In px, a little more than a text's measure of 40rem; the breakpoints include phones, and both at double pixel density. */
const WIDTH = 672;
const BREAKPOINTS = [384, 672, 768, 1152, 1344];
const SIZES = "(min-width: 46rem) 672px, 92vw";

const PLACEHOLDER = /<img data-picture="([^"]+)" alt="([^"]*)"\/>/g;

/** Inserts pictures into the `html` of a text when it is read, so a replaced picture renews its pages. */
export function createTextPictureResolver(
  { createResolvers, reporter, cache, pathPrefix }: TextPictureArgs,
  model: ContentModel,
): void {
  const resolve = async (source: HtmlSource, _args: unknown, { nodeModel }: { nodeModel: NodeModel }) =>
    insertPictures(source.html, async (src) => {
      const parentOf = (node: Node | null) => (node?.parent ? nodeModel.getNodeById({ id: node.parent }) : null);
      const file = parentOf(parentOf(source)) as FileNode | null;
      if (!file) return undefined;
      const absolutePath = path.join(path.dirname(file.absolutePath), src);
      const picture = await nodeModel.findOne({
        type: "File",
        query: { filter: { absolutePath: { eq: absolutePath } } },
      });
      if (!picture) return undefined;
      const args = { width: WIDTH, breakpoints: BREAKPOINTS, formats: ["avif", "webp"] };
      return generateImageData({ file: picture, args, pathPrefix, reporter, cache });
    });
  createResolvers(Object.fromEntries(collectionsOf(model).map(({ name }) => [name, { html: { resolve } }])));
}

export type TextPictureArgs = Pick<CreateResolversArgs, "createResolvers" | "reporter" | "cache"> & {
  pathPrefix?: string;
};

/** Replaces the picture placeholders of a text; a picture without data is gone by now. */
export async function insertPictures(
  html: string,
  dataOf: (src: string) => Promise<IGatsbyImageData | undefined>,
): Promise<string> {
  const places = [...html.matchAll(PLACEHOLDER)];
  const pictures = await Promise.all(places.map(([, src = ""]) => dataOf(src)));
  return html.replace(PLACEHOLDER, (_place, _src, alt: string) => markup(pictures.shift(), alt));
}

/** @param alt as in the HTML, escaped */
function markup(data: IGatsbyImageData | undefined, alt: string): string {
  if (!data) return `<p>${alt}</p>`;
  const { images, width, height, backgroundColor = "transparent" } = data;
  const sources = (images.sources ?? []).map(
    ({ type, srcSet }) => `<source type="${type}" srcset="${srcSet}" sizes="${SIZES}"/>`,
  );
  const size = `width="${width}" height="${height}"`;
  const style = `style="background-color:${backgroundColor}"`;
  return `<picture>${sources.join("")}<img src="${images.fallback?.src}" alt="${alt}" ${size} ${style} loading="lazy" decoding="async"/></picture>`;
}
