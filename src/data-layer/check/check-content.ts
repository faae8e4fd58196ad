import { createHash } from "node:crypto";
import path from "node:path";
import { checkReadingTimes } from "../../../workshop/check/check-reading-times";
import { checkStarterTexts } from "../../../workshop/check/check-starter-texts";
import type { ContentModel } from "../model/content-type";
import { today } from "../model/release";
import { missingFile } from "../read/pictures";
import type { Content, ContentFile } from "../read/read-content";
import { type RenderedDocument, renderMdx } from "../render/render-mdx";
import type { Issue } from "../text/issue";
import { checkCardTitles } from "./check-card-titles";
import { checkLinks } from "./check-links";
import { checkPictures } from "./check-pictures";
import { crossCheck } from "./cross-check";
import type { DocumentCache } from "./document-cache";
import { renderingCode } from "./rendering-code";
import { issuesAtFacts } from "./repeated-facts";

/** Every issue of all content, on a day such as `2025-03-31`; none if the site can be built. */
export async function checkContent(
  root: string,
  content: Content,
  cache: DocumentCache,
  day = today(),
): Promise<Issue[]> {
  const { model, files } = content;
  const documents = await renderAll(files, cache);
  const issues = [
    ...content.issues,
    ...[...documents].flatMap(([file, document]) => [
      ...document.issues,
      ...missingPictures(root, file, document),
      ...misplacedBlocks(model, file, document),
    ]),
    ...(await checkPictures(root, files, documents, cache)),
    ...(await checkCardTitles(files)),
    ...checkReadingTimes(documents),
    ...(await checkStarterTexts(root, documents)),
    ...crossCheck(content, day),
    ...checkLinks(content, documents, day),
  ];
  return issuesAtFacts(issues, content);
}

/** Renders the Markdown of all files that can be read and have any. */
export async function renderAll(
  files: readonly ContentFile[],
  cache: DocumentCache,
): Promise<ReadonlyMap<ContentFile, RenderedDocument>> {
  const documents = new Map<ContentFile, RenderedDocument>();
  for (const file of files) if (hasText(file)) documents.set(file, await renderDocument(file, cache));
  return documents;
}

/** Whether a file has a text, whatever is wrong with its fields. */
export const hasText = ({ parsed, type }: ContentFile): boolean => type.family !== undefined && parsed.body !== "";

/** Pictures in a text whose files are not next to it. */
export function missingPictures(root: string, file: ContentFile, { pictures }: RenderedDocument): Issue[] {
  const folder = path.join(root, path.dirname(file.file));
  return pictures.flatMap(({ src, line }): Issue[] => {
    const missing = missingFile(folder, src);
    const message = `${missing} Das Bild gehört in denselben Ordner wie der Text.`;
    return missing ? [{ file: file.file, line, message }] : [];
  });
}

function misplacedBlocks(
  { types }: ContentModel,
  { file, type }: ContentFile,
  { restricted }: RenderedDocument,
): Issue[] {
  return restricted
    .filter(({ onlyIn }) => onlyIn !== type.name)
    .map(({ block, onlyIn, line }) => {
      const example = types.find(({ name }) => name === onlyIn)?.example;
      return { file, line, message: `<${block}> bleibt hier leer, es gehört in Texte wie ${example}. Bitte löschen.` };
    });
}

/** Renders a document's Markdown, once per text and state of the code. */
export async function renderDocument(file: ContentFile, cache: DocumentCache): Promise<RenderedDocument> {
  const { body } = file.parsed;
  const key = createHash("sha256").update(`${renderingCode()}\n${file.file}\n${body}`).digest("hex");
  const known = (await cache.get(key)) as RenderedDocument | undefined;
  if (known) return known;
  const rendered = await renderMdx(file.file, body);
  await cache.set(key, rendered);
  return rendered;
}
