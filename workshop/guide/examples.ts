import type { ContentFile } from "../../src/data-layer/read/read-content";
import { pluralize } from "../../src/data-layer/text/pluralize";

const LONGEST = 60;

/**
 * A real value of a field, as its author wrote it, in Markdown. Drafts are passed over while others have one.
 * @param path e.g. `related[].slug`; of a list the first entry is shown
 */
export function exampleOf(files: readonly ContentFile[], path: string): string | undefined {
  const parts = path.match(/[^.[\]]+|\[\]/g) ?? [];
  const released = files.filter(({ data }) => data && data.draft !== true);
  const [value] = [...released, ...files].flatMap(({ parsed }) => valuesAt(parsed.data, parts));
  if (value === undefined) return undefined;
  if (!Array.isArray(value)) return code(value);
  const [first] = value as unknown[];
  if (first === undefined) return undefined;
  return typeof first === "object" ? pluralize(value.length, "Eintrag", "Einträge") : code(first);
}

function valuesAt(value: unknown, [part, ...more]: readonly string[]): unknown[] {
  if (value === undefined || value === null) return [];
  if (part === undefined) return [value];
  if (part === "[]") return Array.isArray(value) ? value.flatMap((item) => valuesAt(item, more)) : [];
  return typeof value === "object" ? valuesAt((value as Record<string, unknown>)[part], more) : [];
}

function code(value: unknown): string {
  const text = String(value).replace(/\s+/g, " ").replaceAll("`", "’");
  if (text.length <= LONGEST) return `\`${text}\``;
  return `\`${text.slice(0, LONGEST - 1).replace(/\s+\S*$/, "")} …\``;
}
