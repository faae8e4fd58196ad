import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { ARTICLE, contentTree, inText, lineIn } from "../../../../__tests__/unit/support/content-tree";
import { contentModel } from "../../../../src/content-model";
import { readContent } from "../../../../src/data-layer/read/read-content";
import { changedFactIssues } from "../../../check/changed-facts";

const git = (root: string, ...args: string[]) =>
  execFileSync("git", ["-c", "user.name=A", "-c", "user.email=a@b.example", ...args], { cwd: root });
const issuesIn = (root: string) => changedFactIssues(root, readContent(root, contentModel).files);

it("names the lines where a fact stands as it was at the last commit, and none without a commit", () => {
  const root = contentTree(
    inText("Ein Auftrag bringt 24.000 €.\n\nEin anderer 124.000 €, einer {{exampleOrderValue}}."),
  );
  const facts = path.join(root, "content/example-company.json");
  const before = readFileSync(facts, "utf8");
  const changed = before.replace('"24.000 €"', '"26.000 €"').replace('"70"', '"71"');
  writeFileSync(facts, changed);
  expect(issuesIn(root)).toEqual([]);
  writeFileSync(facts, before);
  git(root, "init", "--quiet");
  git(root, "add", "content");
  git(root, "commit", "--quiet", "--message", "A");
  expect(issuesIn(root)).toEqual([]);
  writeFileSync(facts, changed);
  const message = "„24.000 €“ war bisher {{exampleOrderValue}}, jetzt ist das 26.000 €. Bitte nachrechnen.";
  const line = lineIn(root, ARTICLE, "Ein Auftrag");
  expect(issuesIn(root)).toEqual([{ file: `content/${ARTICLE}`, line, message, isHint: true }]);
});
