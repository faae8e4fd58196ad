import { errorsOf } from "../../src/data-layer/text/issue";
import { writeSummary } from "../changes/host";
import { annotations, countOfIssues, issueChapters, issuesAsJson } from "../changes/issue-formats";
import { contentReport } from "./content-report";

/**
 * What is to be mended in a project's content, what the site itself refuses included.
 * @param format for a terminal (`text`), for GitHub's runner (`github`), or for other programs (`json`)
 */
export async function reportOn(root: string, format: string): Promise<{ hasErrors: boolean; text: string }> {
  const { hasErrors, issues, text } = await contentReport(root);
  if (format === "json") return { hasErrors, text: issuesAsJson(issues) };
  if (format === "text" || !hasErrors) return { hasErrors, text };
  const errors = errorsOf(issues).length;
  const summary = [countOfIssues(errors)];
  writeSummary({ version: 1, issues: errors, summary, chapters: issueChapters(issues) }, process.env);
  return { hasErrors, text: annotations(issues) };
}
