import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { tryGit } from "../../scripts/lib/git";
import { contentModel } from "../../src/content-model";
import { definesFacts, readFacts } from "../../src/data-layer/read/facts";
import type { ContentFile } from "../../src/data-layer/read/read-content";
import { asHint, type Issue, issueInFile } from "../../src/data-layer/text/issue";
import { escapePattern } from "../../src/lib/escape-pattern";
import { applyRules } from "./text/rules";

/** Two digits alone stand for too much. */
const TELLING = /^(?:\d{3,}|\d{1,3}(?:\.\d{3})+(?:,\d+)?)(?:\s\S+)?$/;

/**
 * Hints at the lines where a fact still stands as it was at the last commit, in digits that no braces renew.
 * @param root the project's folder; outside of git, nothing is known to have changed
 */
export function changedFactIssues(root: string, files: readonly ContentFile[]): Issue[] {
  const names = files.map(({ file }) => file).filter((file) => definesFacts(file.slice("content/".length)));
  const changed = tryGit(["diff", "--name-only", "--relative", "HEAD", "--", ...names], root);
  if (!changed) return [];
  const [before, now] = [factsAtHead(root, names), readFacts(root, contentModel)];
  const stale = Object.entries(before).filter(
    ([name, value]) => TELLING.test(value) && now[name] !== undefined && now[name] !== value,
  );
  return stale.flatMap(([name, value]) => {
    const digits = new RegExp(
      `(?<![\\d.,])${escapePattern(value).replace(/\s/, "(?:\\s|&nbsp;)")}(?!\\d|[.,]\\d|\\s?[€%])`,
      "g",
    );
    const message = `„${value}“ war bisher {{${name}}}, jetzt ist das ${now[name]}. Bitte nachrechnen.`;
    return files
      .filter(({ file }) => !names.includes(file))
      .flatMap(({ file, text }) =>
        applyRules([[digits, () => message]], text).map((issue) => asHint(issueInFile(file, text, issue))),
      );
  });
}

function factsAtHead(root: string, names: readonly string[]): Readonly<Record<string, string>> {
  const folder = mkdtempSync(path.join(tmpdir(), "facts-"));
  try {
    mkdirSync(path.join(folder, "content"));
    for (const name of names) writeFileSync(path.join(folder, name), tryGit(["show", `HEAD:./${name}`], root) ?? "");
    return readFacts(folder, contentModel);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
