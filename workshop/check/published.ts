import { git, tryGit } from "../../scripts/lib/git";
import { contentModel } from "../../src/content-model";
import { type ContentFile, readContentFile } from "../../src/data-layer/read/read-content";
import { attempt } from "../../src/lib/attempt";

/**
 * The commit with which a work tree is compared.
 * @param base a name that git knows; without it, where the work left the branch main
 * @throws in German, when git knows no such commit
 */
export function baseCommit(root: string, base?: string): string {
  const find = (name: string) =>
    tryGit(["rev-parse", "--verify", "--quiet", "--end-of-options", `${name}^{commit}`], root);
  const names = base === undefined ? ["origin/main", "main"] : [base];
  const commit = names.map(find).find((each) => each !== undefined);
  if (!commit) throw new Error(`Den Stand „${names.join("“ oder „")}“ kennt git hier nicht.`);
  return base === undefined ? git(root, ["merge-base", commit, "HEAD"]).toString().trim() : commit;
}

/**
 * The content files that differ from what is published, as they are there: where the work left the branch main.
 * @param root the project's folder; outside of git, nothing is known to differ
 */
export function publishedFiles(root: string): ContentFile[] {
  const base = attempt(() => baseCommit(root));
  const names =
    base &&
    tryGit(["diff", "--name-only", "--relative", "--no-renames", "--diff-filter=MD", base, "--", "content"], root);
  return (names || "").split("\n").flatMap((name) => {
    const text = /\.(?:mdx|json)$/.test(name) ? tryGit(["show", `${base}:./${name}`], root) : undefined;
    const file =
      text === undefined ? undefined : readContentFile(root, contentModel, name.slice("content/".length), text);
    return file ? [file] : [];
  });
}
