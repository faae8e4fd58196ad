/** What every category is to reach, 0 to 100. */
const LIGHTHOUSE_MARK = 100;

type Score = number | null;
/** The part of Lighthouse's result that is read here. */
export type Report = {
  categories: Record<string, { title: string; score: Score; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { title: string; score: Score; displayValue?: string }>;
  runtimeError?: { message: string };
};

/** Every category's score, 0 to 100, by its name. */
export function categoryScores({ categories }: Report): Record<string, number> {
  return Object.fromEntries(Object.entries(categories).map(([id, { score }]) => [id, Math.round((score ?? 0) * 100)]));
}

/** A line for each category, below it one for each audit that is not perfect. */
export function reportLines({ categories, audits }: Report): string[] {
  return Object.values(categories).flatMap(({ title, score, auditRefs }) => {
    const points = Math.round((score ?? 0) * 100);
    const line = `  ${title}: ${points}${points < LIGHTHOUSE_MARK ? "  MISSED" : ""}`;
    const imperfect = auditRefs.flatMap(({ id, weight }) => {
      const audit = audits[id];
      if (!audit || audit.score === null || audit.score === 1) return [];
      const value = audit.displayValue ? `, ${audit.displayValue}` : "";
      return [`    ${audit.score.toFixed(2)} (weight ${weight}) ${id}: ${audit.title}${value}`];
    });
    return [line, ...imperfect];
  });
}
