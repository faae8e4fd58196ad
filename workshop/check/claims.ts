import { type FieldValue, formatFieldPath, listFieldValues } from "../../src/data-layer/model/field-values";
import type { Content, ContentFile } from "../../src/data-layer/read/read-content";
import type { DocumentCache } from "../../src/data-layer/render/document-cache";
import { renderDocument } from "../../src/data-layer/render/render-document";

/** A figure or a name that the site states, and where it comes from. */
export type Claim = {
  file: string;
  /** Where it stands; a claim may be made by several fields. */
  lines: number[];
  /** What it says to visitors. */
  words: string;
  /** The kind of evidence and its texts. */
  evidence: Readonly<Record<string, unknown>>;
};

/** A claim that is an example: what would make it true, and every place that states it. */
type OpenClaim = { needs: string; places: Omit<Claim, "evidence">[] };

/** Whether a line's text is part of an open claim, which is reported separately. */
export const isPartOf = (claims: readonly OpenClaim[], { file, line }: { file: string; line: number }): boolean =>
  claims.some(({ places }) => places.some((place) => place.file === file && place.lines.includes(line)));

/** All claims of a project that carry evidence, in fields and in texts; drafts are left out. */
export async function claimsOf({ files }: Content, cache: DocumentCache): Promise<Claim[]> {
  const published = files.filter(({ data }) => data?.draft !== true);
  const claims = await Promise.all(
    published.map(async (file) => {
      if (!file.data || !file.type.collection) return claimsInFields(file);
      const { statistics } = await renderDocument(file, cache);
      const inText = statistics.map(({ attributes, line }) => claimInText(file, attributes, line));
      return [...claimsInFields(file), ...inText];
    }),
  );
  return claims.flat();
}

/** Claims without evidence, grouped by the evidence they need. */
export function openClaims(claims: readonly Claim[]): OpenClaim[] {
  const open = new Map<string, OpenClaim>();
  for (const { evidence, ...place } of claims) {
    if (evidence.kind !== "example") continue;
    const needs = String(evidence.needs);
    const known = open.get(needs) ?? { needs, places: [] };
    known.places.push(place);
    open.set(needs, known);
  }
  return [...open.values()];
}

function claimsInFields(file: ContentFile): Claim[] {
  const leaves = listFieldValues(file.type.schema, file.parsed.data);
  return leaves.flatMap(({ path, group, supportedFields }): Claim[] => {
    if (!supportedFields) return [];
    // The path leads to `kind`; beside the group that holds it stand the fields that claim something.
    const beside = path.slice(0, -2);
    const claiming = supportedFields.map((name) => [...beside, name]);
    const words = claiming.flatMap((field) => copyBelow(leaves, field));
    const lines = claiming.map((field) => file.parsed.lineOf(field)).filter((line) => line !== undefined);
    return [{ file: file.file, lines, words: inOneLine(words), evidence: group }];
  });
}

/** What visitors read of a field, or of the fields in it. */
function copyBelow(leaves: readonly FieldValue[], field: FieldValue["path"]): string[] {
  const name = formatFieldPath(field);
  const isBelow = ({ path }: FieldValue) => formatFieldPath(path.slice(0, field.length)) === name;
  return leaves.filter((leaf) => leaf.textKind === "copy" && isBelow(leaf)).map(({ value }) => String(value));
}

function claimInText(
  { file }: ContentFile,
  attributes: Readonly<Record<string, string>>,
  line: number | undefined,
): Claim {
  const { value = "", label = "", evidence, ...texts } = attributes;
  const lines = line === undefined ? [] : [line];
  return { file, lines, words: inOneLine([value, label]), evidence: { ...texts, kind: evidence } };
}

const inOneLine = ([first = "", ...more]: readonly string[]) =>
  more.length > 0 ? `${first}: ${more.join(", ")}` : first;
