import { type AuditReport, judgeAudit } from "../../../scripts/lib/advisories";

const report = (severity: string): AuditReport => {
  const url = "https://github.com/advisories/GHSA-aaaa-bbbb-cccc";
  const via = [{ url, title: "Reads beyond its end", severity }];
  return { vulnerabilities: { sharp: { via }, gatsby: { via: ["sharp"] } } };
};
const accepted = (until: string) => [{ advisory: "GHSA-aaaa-bbbb-cccc", until, reason: "only pictures of ours" }];
const TODAY = "2026-11-22";

it.each(["high", "critical"])("tells an advisory of the grade %s once, with its package", (severity) => {
  expect(judgeAudit(report(severity), [], TODAY)).toEqual([
    `GHSA-aaaa-bbbb-cccc, ${severity}, sharp: Reads beyond its end`,
  ]);
});

it.each(["info", "low", "moderate"])("lets one of the grade %s pass", (severity) => {
  expect(judgeAudit(report(severity), [], TODAY)).toEqual([]);
});

it("lets an accepted one pass until its last day, and tells it with the reason afterwards", () => {
  expect(judgeAudit(report("high"), accepted(TODAY), TODAY)).toEqual([]);
  expect(judgeAudit(report("high"), accepted("2026-11-21"), TODAY)).toEqual([
    expect.stringContaining("accepted until 2026-11-21: only pictures of ours"),
  ]);
});

it("does not take a registry that gave no answer for one that found nothing", () => {
  expect(() => judgeAudit({ error: { summary: "404 Not Found" } }, [], TODAY)).toThrow("404 Not Found");
  expect(() => judgeAudit({}, [], TODAY)).toThrow("no findings");
});
