import { readFile } from "node:fs/promises";
import type { CreateResolversArgs, CreateSchemaCustomizationArgs, Node } from "gatsby";
import { type ContentModel, DOCUMENT_FIELDS } from "../model/content-type";
import { toSdl, toSharedSdl } from "../model/to-sdl";
import { readDrawingSize } from "../read/drawing";

/** Raw front matter, which no query reads, has a type because an inferred one would change with every article. */
const OWN_SDL = `type Heading {
  id: String!
  title: String!
  depth: Int!
  "The building block that wrote it, if one did."
  block: String
  "What that block shows above all, if it computes something."
  result: HeadingResult
}

type HeadingResult {
  label: String!
  value: String!
}

"Size of a vector drawing."
type DrawingSize {
  width: Int!
  height: Int!
}

type Mdx implements Node {
  frontmatter: MdxFrontmatter
}

type MdxFrontmatter @dontInfer {
  title: String
}`;

/** Defines the types of all content in full. */
export function createSchema({ actions }: CreateSchemaCustomizationArgs, { types, sharedTypes }: ContentModel): void {
  const definitions = [
    OWN_SDL,
    ...Object.entries(sharedTypes).map(([name, schema]) => toSharedSdl(name, schema)),
    ...types.map(({ name, schema, collection }) => toSdl(name, schema, collection && DOCUMENT_FIELDS)),
  ];
  actions.createTypes(definitions.join("\n\n"));
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
