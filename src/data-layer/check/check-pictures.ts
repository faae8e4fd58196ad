import path from "node:path";
import { listFieldValues } from "../model/field-values";
import { type PictureSlot, slotIssue } from "../model/picture-slots";
import { missingFile, pictureIssue, type UnwrittenPictures } from "../read/pictures";
import { type Content, type ContentFile, issueAt } from "../read/read-content";
import type { DocumentCache } from "../render/document-cache";
import type { RenderedDocument } from "../render/render-mdx";
import type { FileLocation, Issue } from "../text/issue";
import { type Inspection, inspectPicture } from "./inspect-picture";

type PictureUse = FileLocation & { name: string; picture: string; slot: PictureSlot };

const MAX_PARALLEL = 4;

/** Checks that every picture is complete, matches its file name, and suits its place. */
export async function checkPictures(
  root: string,
  { files, unwritten }: Pick<Content, "files" | "unwritten">,
  documents: ReadonlyMap<ContentFile, RenderedDocument>,
  cache: DocumentCache,
): Promise<Issue[]> {
  const uses = files.flatMap((file) => usesIn(root, file, documents.get(file), unwritten));
  const inspections = await inspectAll(uses, cache, unwritten);
  const reported = new Set<string>();
  return uses.flatMap(({ name, picture, slot, ...where }): Issue[] => {
    const { size, issue } = inspections.get(picture) ?? {};
    if (issue && reported.has(picture)) return [];
    reported.add(picture);
    const message = issue ?? slotIssue(name, size, slot);
    return message ? [{ ...where, message }] : [];
  });
}

/** Where a file uses pictures that are there; others are reported as missing. */
function usesIn(
  root: string,
  file: ContentFile,
  document: RenderedDocument | undefined,
  unwritten: UnwrittenPictures | undefined,
): PictureUse[] {
  const folder = path.join(root, path.dirname(file.file));
  const inFields = listFieldValues(file.type.schema, file.parsed.data).flatMap(({ path: field, value, slot }) =>
    slot && typeof value === "string" && !pictureIssue(root, folder, value, unwritten)
      ? [{ ...issueAt(file, field, ""), name: value, slot }]
      : [],
  );
  const inText = (document?.pictures ?? [])
    .filter(({ src }) => !missingFile(folder, src, unwritten))
    .map(({ src, line }) => ({ file: file.file, line, name: src, slot: "text" as const }));
  return [...inFields, ...inText].map((use) => ({ ...use, picture: path.resolve(folder, use.name) }));
}

async function inspectAll(
  uses: readonly PictureUse[],
  cache: DocumentCache,
  unwritten: UnwrittenPictures | undefined,
): Promise<ReadonlyMap<string, Inspection>> {
  // Reversed, so that each gets the name from its first use, where its issue is reported.
  const names = [...new Map([...uses].reverse().map(({ picture, name }) => [picture, name]))];
  const inspections = new Map<string, Inspection>();
  for (let start = 0; start < names.length; start += MAX_PARALLEL) {
    const some = names.slice(start, start + MAX_PARALLEL);
    await Promise.all(
      some.map(async ([picture, name]) =>
        inspections.set(picture, await inspectPicture(unwritten?.get(picture) ?? picture, name, cache)),
      ),
    );
  }
  return inspections;
}
