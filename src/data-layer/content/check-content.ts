import { createHash } from "node:crypto";
import { type RenderedDocument, renderMdx } from "../mdx/render-mdx";
import { fixedPaths } from "../pages/fixed-paths";
import { crossCheck } from "./cross-check";
import type { Problem } from "./problem";
import { type ContentFile, readContent } from "./read-content";

/** The part of Gatsby's cache that is used here. */
export type DocumentCache = {
  get: (key: string) => Promise<unknown>;
  set: (key: string, value: unknown) => Promise<unknown>;
};

/**
 * Checks all content: each file by itself, then all of them together.
 * @param root the project's folder
 * @returns every problem found, none when the site can be built
 */
export async function checkContent(root: string, cache: DocumentCache): Promise<Problem[]> {
  const { files, problems } = await readContent(root);
  for (const file of files) {
    if (file.data && file.file.endsWith(".mdx")) problems.push(...(await renderDocument(file, cache)).problems);
  }
  return [...problems, ...crossCheck(files, fixedPaths(root))];
}

/** Renders a document's Markdown, once per text. */
export async function renderDocument(file: ContentFile, cache: DocumentCache): Promise<RenderedDocument> {
  const { body, bodyLine } = file.parsed;
  const key = createHash("sha256").update(`${file.file}\n${bodyLine}\n${body}`).digest("hex");
  const known = (await cache.get(key)) as RenderedDocument | undefined;
  if (known) return known;
  const rendered = await renderMdx(file.file, body, bodyLine);
  await cache.set(key, rendered);
  return rendered;
}
