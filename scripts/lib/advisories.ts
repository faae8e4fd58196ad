/** An advisory that may stand for a while, with the reason beside it. */
export type Accepted = { advisory: string; until: string; reason: string };

/** The part of `npm audit --json` that is read here; it has an error when the registry gave no answer. */
export type AuditReport = {
  vulnerabilities?: Record<string, { via: (string | { url?: string; title?: string; severity?: string })[] }>;
  error?: { summary?: string };
};

/** What stops a release; npm's other grades are `info`, `low` and `moderate`. */
const GRAVE = ["high", "critical"];

/**
 * Judges what `npm audit` has found in the lockfile on a day, e.g. `2026-11-22`.
 * @returns a line for each grave advisory that is not accepted, or not any more; none when all is well
 * @throws when the report holds no findings at all, as after an error of the registry
 */
export function judgeAudit(report: AuditReport, accepted: readonly Accepted[], today: string): string[] {
  if (!report.vulnerabilities) throw new Error(`npm audit gave no answer: ${report.error?.summary ?? "no findings"}`);
  const lines = new Map<string, string>();
  for (const [name, { via }] of Object.entries(report.vulnerabilities)) {
    for (const advisory of via) {
      if (typeof advisory === "string" || !GRAVE.includes(advisory.severity ?? "")) continue;
      const id = advisory.url?.split("/").at(-1) ?? "unknown";
      const acceptance = accepted.find((entry) => entry.advisory === id);
      if (acceptance && acceptance.until >= today) continue;
      const past = acceptance ? ` (accepted until ${acceptance.until}: ${acceptance.reason})` : "";
      lines.set(id, `${id}, ${advisory.severity}, ${name}: ${advisory.title ?? "no title"}${past}`);
    }
  }
  return [...lines.values()];
}
