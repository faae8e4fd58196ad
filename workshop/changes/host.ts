import { appendFileSync } from "node:fs";
import { type Links, linksTo, markdownOf, type Report } from "./markdown.mjs";

type Environment = Readonly<Record<string, string | undefined>>;

/** Addresses of files on the host that runs this, at the commit that it checks. */
function hostLinks({ GITHUB_SERVER_URL, GITHUB_REPOSITORY, CHECKED_COMMIT, GITHUB_SHA }: Environment): Links {
  const commit = CHECKED_COMMIT ?? GITHUB_SHA;
  return GITHUB_SERVER_URL && GITHUB_REPOSITORY && commit
    ? linksTo(`${GITHUB_SERVER_URL}/${GITHUB_REPOSITORY}`, commit)
    : {};
}

/** Adds a report to the page that the host shows of this step; does nothing elsewhere. */
export function writeSummary(report: Report, environment: Environment): void {
  const { GITHUB_STEP_SUMMARY: file } = environment;
  if (file) appendFileSync(file, `${markdownOf(report, hostLinks(environment))}\n`);
}
