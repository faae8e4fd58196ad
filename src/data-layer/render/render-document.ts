import { createHash } from "node:crypto";
import path from "node:path";
import { missingFile, type UnwrittenPictures } from "../read/pictures";
import type { ContentFile } from "../read/read-content";
import type { Issue } from "../text/issue";
import type { DocumentCache } from "./document-cache";
import { type RenderedDocument, renderMdx } from "./render-mdx";
import { renderingCode } from "./rendering-code";

/** Renders a document's Markdown, once per text and state of the code. */
export async function renderDocument(file: ContentFile, cache: DocumentCache): Promise<RenderedDocument> {
  const { body } = file.parsed;
  const code = [renderingCode(), cache.checks?.code ?? ""];
  const key = createHash("sha256")
    .update([...code, file.file, body].join("\n"))
    .digest("hex");
  const known = (await cache.get(key)) as RenderedDocument | undefined;
  if (known) return known;
  const rendered = await renderMdx(file.file, body, cache.checks?.plugins);
  await cache.set(key, rendered);
  return rendered;
}

/** Whether a file has a text, whatever is wrong with its fields. */
export const hasText = ({ parsed, type }: ContentFile): boolean => type.collection !== undefined && parsed.body !== "";

/** Renders the Markdown of all files that can be read and have any. */
export async function renderAll(
  files: readonly ContentFile[],
  cache: DocumentCache,
): Promise<ReadonlyMap<ContentFile, RenderedDocument>> {
  const documents = new Map<ContentFile, RenderedDocument>();
  for (const file of files) if (hasText(file)) documents.set(file, await renderDocument(file, cache));
  return documents;
}

/** Pictures in a text whose files are not next to it. */
export function missingPictures(
  root: string,
  file: ContentFile,
  { pictures }: RenderedDocument,
  unwritten?: UnwrittenPictures,
): Issue[] {
  const folder = path.join(root, path.dirname(file.file));
  return pictures.flatMap(({ src, line }): Issue[] => {
    const missing = missingFile(folder, src, unwritten);
    const message = `${missing} Das Bild gehört in denselben Ordner wie der Text.`;
    return missing ? [{ file: file.file, line, message }] : [];
  });
}
