// Prints the comment on a pull request: `node workshop/changes/comment.mjs report.json`, with the host's variables. The file was
// written by the code of a pull request; whatever it contains is shown as text, and the links are made here.
import { existsSync, readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { encodePath, linksTo, markdownOf } from "./markdown.mjs";

const UNFINISHED =
  "Die Prüfung ist nicht zu Ende gelaufen. Was sie sagt, steht im Protokoll; oft hilft es, sie dort noch einmal zu starten.";
const WITHOUT_HOST =
  "Die Vorschau ist der Anhang „preview“: herunterladen und entpacken. Im entpackten Ordner zeigt `npx serve` sie im Browser.";

/**
 * @param {string | undefined} text of the report, if there is one
 * @param {Readonly<Record<string, string | undefined>>} environment
 * @returns {string} Markdown in German
 */
export function commentOf(
  text,
  { GITHUB_SERVER_URL, GITHUB_REPOSITORY, HEAD_SHA = "", RUN_ID, NUMBER, UPLOADED = "" },
) {
  const repository = `${GITHUB_SERVER_URL}/${GITHUB_REPOSITORY}`;
  const run = `${repository}/actions/runs/${Number(RUN_ID)}`;
  // Of what the upload printed, only the address that was asked for.
  const [preview] = new RegExp(`https://pr-${Number(NUMBER)}-[a-z0-9.-]+\\.workers\\.dev`).exec(UPLOADED) ?? [];
  const page = preview ? (/** @type {string} */ address) => preview + encodePath(address) : undefined;
  const report = reportIn(text, { ...linksTo(repository, HEAD_SHA), page });
  if (!report) return `## Was sich ändert\n\n${UNFINISHED} [Protokoll](<${run}>)\n`;
  const links = [
    ...(preview ? [`[Vorschau ansehen](<${preview}>)`] : []),
    ...(report.issues > 0
      ? []
      : [`[Bilder vorher und nachher](<${run}#artifacts>): Anhang „report“, darin report.html`]),
  ];
  const hint = preview || report.issues > 0 ? "" : `\n${WITHOUT_HOST}\n`;
  return `## Was sich ändert\n\n${report.markdown}\n---\n\n${links.join(" · ")}\n${hint}\nStand: ${HEAD_SHA.slice(0, 7)}\n`;
}

/** @type {(text: string | undefined, links: import("./markdown.mjs").Links) => { markdown: string, issues: number } | undefined} */
function reportIn(text, links) {
  try {
    const report = JSON.parse(text ?? "");
    return report.version === 1 ? { markdown: markdownOf(report, links), issues: Number(report.issues) } : undefined;
  } catch {
    return undefined;
  }
}

const [, program = "", file = ""] = process.argv;
if (import.meta.url === pathToFileURL(program).href)
  process.stdout.write(commentOf(existsSync(file) ? readFileSync(file, "utf8") : undefined, process.env));
