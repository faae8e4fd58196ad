import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { ARTICLE, contentTree } from "../../../../__tests__/unit/support/content-tree";
import { write } from "../../../../__tests__/unit/support/temporary-folder";
import { changesSince } from "../../../changes/changes";
import { baseCommit } from "../../../check/published";

/** The sitemap of the site at whose address it is asked for. */
const sitemapWith =
  (...paths: string[]) =>
  async (address: string) =>
    paths.map((each) => `<url><loc>${address.replace("/sitemap.xml", each)}</loc></url>`).join("\n");

/** A project in git whose content is changed after its first commit. */
function project() {
  const root = contentTree();
  const git = (...args: string[]) =>
    execFileSync("git", ["-c", "user.name=a", "-c", "user.email=a@b", ...args], { cwd: root, encoding: "utf8" }).trim();
  git("init", "--quiet", "--initial-branch=main");
  git("add", "content");
  git("commit", "--quiet", "--message", "one");
  return { root, git };
}

const titles = ({ chapters }: Awaited<ReturnType<typeof changesSince>>) => chapters.map(({ title }) => title);

describe("npm run changes", () => {
  it("compares with where the work left main, uncommitted files included, whatever they are called", async () => {
    const { root, git } = project();
    const first = git("rev-parse", "HEAD");
    git("checkout", "--quiet", "-b", `neu'"$(id)`);
    write(path.join(root, "content/pictures/a\nb`<b>.svg"), "<svg/>");
    const file = path.join(root, "content", ARTICLE);
    write(file, readFileSync(file, "utf8").replace("Noch ein Absatz.", "Ein anderer Absatz."));
    expect(baseCommit(root)).toBe(first);
    const report = await changesSince(root, baseCommit(root), sitemapWith("", "/about", "/gibt-es-nicht"));
    expect(report.chapters.find(({ title }) => title === "Bilder und andere Dateien")?.rows).toEqual([
      [[{ file: "content/pictures/a\nb`<b>.svg" }]],
    ]);
    const lost = report.chapters.find(({ title }) => title === "Adressen, die ins Leere führen");
    expect(lost?.rows.map(([name]) => name)).toEqual([["/gibt-es-nicht"]]);
    expect(titles(report)).toContain("Geänderte Texte");
  });

  it("says that nothing changes, and that the sitemap could not be read", async () => {
    const { root } = project();
    const report = await changesSince(root, baseCommit(root, "main"), async () => undefined);
    expect(report.summary).toEqual([
      "Die Prüfung des Inhalts findet keinen Fehler.",
      "Für Leserinnen und Leser ändert sich nichts.",
      expect.stringContaining("Sitemap"),
    ]);
  });

  it("takes no option of git for a commit", () => {
    const { root } = project();
    const target = path.join(root, "written");
    expect(() => baseCommit(root, `--output=${target}`)).toThrow("kennt git hier nicht");
    expect(existsSync(target)).toBe(false);
  });
});

it("npm run check:content fails on GitHub with issues at their lines and in the summary", () => {
  const root = contentTree({ [ARTICLE]: ["order: 1", "order: eins"] });
  const summary = path.join(root, "summary.md");
  const { status, stdout } = spawnSync("node", ["--import", "tsx", "scripts/check-content.ts", "--root", root], {
    encoding: "utf8",
    env: { ...process.env, GITHUB_ACTIONS: "true", GITHUB_STEP_SUMMARY: summary },
  });
  expect(status).toBe(1);
  expect(stdout).toMatch(new RegExp(`^::error file=content/${ARTICLE},line=\\d+,title=Feld „order“::`));
  expect(readFileSync(summary, "utf8")).toContain("| Wo | Was zu beheben ist |");
});
