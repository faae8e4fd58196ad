import type { ContentModel } from "../model/content-type";
import { today } from "../model/release";
import type { Content, ContentFile } from "../read/read-content";
import type { DocumentCache } from "../render/document-cache";
import { missingPictures, renderAll } from "../render/render-document";
import type { RenderedDocument } from "../render/render-mdx";
import type { Issue } from "../text/issue";
import { checkLinks } from "./check-links";
import { checkPictures } from "./check-pictures";
import { crossCheck } from "./cross-check";
import { issuesAtFacts } from "./repeated-facts";

/** Every issue that keeps content from being published, on a day such as `2025-03-31`; none if the site can be built. */
export async function checkContent(
  root: string,
  content: Content,
  cache: DocumentCache,
  day = today(),
): Promise<Issue[]> {
  const { model, files, unwritten } = content;
  const documents = await renderAll(files, cache);
  const issues = [
    ...content.issues,
    ...[...documents].flatMap(([file, document]) => [
      ...document.issues,
      ...missingPictures(root, file, document, unwritten),
      ...misplacedBlocks(model, file, document),
    ]),
    ...(await checkPictures(root, content, documents, cache)),
    ...crossCheck(content, day),
    ...checkLinks(content, documents, day),
  ];
  return issuesAtFacts(issues, content);
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
