import { readFile } from "node:fs/promises";
import type { CreateResolversArgs, CreateSchemaCustomizationArgs, Node } from "gatsby";
import { type ContentModel, DOCUMENT_FIELDS } from "../model/content-type";
import { toSdl, toSharedSdl } from "../model/to-sdl";
import { readDrawingSize } from "../read/drawing";

const HEADING_SDL = `type Heading {
  id: String!
  title: String!
  depth: Int!
  "The building block that wrote it, if one did."
  block: String
}`;

const DRAWING_SDL = `"Size of a vector drawing."
type DrawingSize {
  width: Int!
  height: Int!
}`;

/** No query reads raw front matter; if inferred, its type would change with every article. */
const FRONTMATTER_SDL = `type Mdx implements Node {
  frontmatter: MdxFrontmatter
}

type MdxFrontmatter @dontInfer {
  title: String
}`;

/** The full type definitions of all content, in GraphQL's schema language. */
export function contentSdl({ types, sharedTypes }: ContentModel): string {
  return [
    HEADING_SDL,
    DRAWING_SDL,
    FRONTMATTER_SDL,
    ...Object.entries(sharedTypes).map(([name, schema]) => toSharedSdl(name, schema)),
    ...types.map(({ name, schema, family }) => toSdl(name, schema, family ? DOCUMENT_FIELDS : {})),
  ].join("\n\n");
}

export function createSchema({ actions }: CreateSchemaCustomizationArgs, model: ContentModel): void {
  actions.createTypes(contentSdl(model));
}

/** Adds `File.drawingSize`: width and height of an SVG, `null` for other files. */
export function createDrawingResolver({ createResolvers }: CreateResolversArgs): void {
  createResolvers({
    File: {
      drawingSize: {
        type: "DrawingSize",
        resolve: async (file: Node & { absolutePath: string; extension: string }) =>
          file.extension === "svg" ? drawingSize(await readFile(file.absolutePath, "utf8")) : null,
      },
    },
  });
}

/** The size of a drawing; throws if it has none. */
export function drawingSize(svg: string): { width: number; height: number } {
  const size = readDrawingSize(svg);
  if (!size) throw new Error("The SVG has no size; without it the page cannot reserve its place.");
  return size;
}
