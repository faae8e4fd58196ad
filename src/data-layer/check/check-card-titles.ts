import { signsWithoutFont } from "../../lib/social-card-fonts";
import type { FieldValue } from "../model/field-values";
import { type ContentFile, issueAt } from "../read/read-content";
import type { Issue } from "../text/issue";

/** The fields of which a page's social card shows the first that is there. */
const TITLES: readonly FieldValue["path"][] = [["seo", "cardTitle"], ["hero", "title"], ["title"]];

/** Reports signs in titles that a social card would show as boxes. */
export async function checkCardTitles(files: readonly ContentFile[]): Promise<Issue[]> {
  const issues = files.map(async (file): Promise<Issue[]> => {
    const { data, type } = file;
    if (!data || !(type.family || type.fixedPath)) return [];
    const titled = TITLES.map((field) => [field, valueAt(data, field)] as const);
    const [field, title] = titled.find(([, value]) => typeof value === "string") ?? [];
    const missing = field ? await signsWithoutFont(process.cwd(), String(title)) : [];
    if (!field || missing.length === 0) return [];
    const signs = missing.map((sign) => `„${sign}“`).join(", ");
    return [
      issueAt(file, field, `Das Bild beim Teilen zeigt diesen Titel, hat aber kein ${signs}. Bitte anders schreiben.`),
    ];
  });
  return (await Promise.all(issues)).flat();
}

const valueAt = (data: unknown, field: FieldValue["path"]): unknown =>
  field.reduce<unknown>((value, name) => (value as Record<string, unknown> | undefined)?.[name], data);
