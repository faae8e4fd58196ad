/** `npm run check:content`: checks everything in `content/` in seconds, without a build. */

import { command, ROOT_OPTION } from "../../scripts/lib/command";
import { errorsOf } from "../../src/data-layer/text/issue";
import { writeSummary } from "../changes/host";
import { annotations, countOfIssues, issueChapters, issuesAsJson } from "../changes/issue-formats";
import { contentReport } from "./content-report";

/** For a terminal, for GitHub's runner, and for other programs. */
const FORMATS = ["text", "github", "json"];

command(
  {
    usage: "npm run check:content",
    about:
      "Prüft alles in content/ in Sekunden: Felder, Bilder, Links, Rechnungen, Typografie und Begriffe. Endet mit einem Fehler, wenn etwas zu beheben ist.",
    options: {
      root: ROOT_OPTION,
      format: {
        type: "string",
        value: FORMATS.join("|"),
        about: "wofür die Fehler geschrieben werden; auf GitHub „github“, sonst „text“",
      },
    },
  },
  async ({ root = process.cwd(), format = process.env.GITHUB_ACTIONS ? "github" : "text" }) => {
    if (!FORMATS.includes(format)) throw new Error(`--format nimmt ${FORMATS.join(", ")}.`);
    const { hasErrors, issues, text } = await contentReport(root);
    if (hasErrors) process.exitCode = 1;
    if (format === "json") return console.log(issuesAsJson(issues));
    if (format === "text" || !hasErrors) return (hasErrors ? console.error : console.log)(text);
    console.log(annotations(issues));
    const errors = errorsOf(issues).length;
    const summary = [countOfIssues(errors)];
    writeSummary({ version: 1, issues: errors, summary, chapters: issueChapters(issues) }, process.env);
  },
);
