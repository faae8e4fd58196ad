import { definesFacts } from "../read/facts";
import { type Content, type ContentFile, issueAt } from "../read/read-content";
import type { Issue } from "../text/issue";

/** Tells once, where the fact is defined, what is wrong with a fact that texts name. */
export function issuesAtFacts(issues: readonly Issue[], { files, facts }: Content): Issue[] {
  const moved = issues.map((issue) => {
    const [, found] = /^„([^“]+)“/.exec(issue.message) ?? [];
    const { text } = files.find(({ file }) => file === issue.file) ?? {};
    const line = text?.split("\n")[(issue.line ?? 0) - 1] ?? "";
    if (!found || line.includes(found)) return issue;
    const names = [...line.matchAll(/\{\{\s*(\w+)\s*\}\}/g)].map(([, name = ""]) => name);
    const name = names.find((known) => facts[known]?.replace(/\s/g, " ").includes(found)) ?? "";
    const source = files.find((file) => definesFact(file, name));
    return source ? { ...issue, ...issueAt(source, [name], issue.message) } : issue;
  });
  return moved.filter(
    ({ file, field, message }, index) =>
      !definesFacts(file.slice("content/".length)) ||
      moved.findIndex((other) => other.file === file && other.field === field && other.message === message) === index,
  );
}

const definesFact = ({ file, parsed: { data } }: ContentFile, name: string) =>
  definesFacts(file.slice("content/".length)) && Object.hasOwn(Object(data), name);
