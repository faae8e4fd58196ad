import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { isInGit } from "../../editor/server/git";
import { publicationActions } from "../../editor/server/publication";
import type { Collection } from "../../editor/workspace";
import { exampleWorkspace, workspaceFolder } from "./example-workspace";

const JOB = "content/jobs/driver.mdx";
const ARTICLE = "content/articles/new/index.mdx";
let root: string;

// Each test starts git some twenty times.
vi.setConfig({ testTimeout: 30_000 });

const git = (folder: string, ...args: string[]) => {
  const { stdout, stderr, status } = spawnSync("git", args, { cwd: folder, encoding: "utf8" });
  if (status !== 0) throw new Error(stderr);
  return stdout.trim();
};
const write = (folder: string, file: string, text: string) => {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), text);
};
const introduce = (folder: string) => {
  git(folder, "config", "user.email", "author@example.com");
  git(folder, "config", "user.name", "Author");
};
/** A server that holds what was committed, and another author's copy of it. */
function server(): { remote: string; other: string } {
  const folder = mkdtempSync(path.join(tmpdir(), "remote-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const [remote, other] = [path.join(folder, "remote.git"), path.join(folder, "other")];
  git(folder, "clone", "--quiet", "--bare", root, remote);
  git(root, "remote", "add", "origin", remote);
  git(root, "fetch", "--quiet");
  git(root, "branch", "--quiet", "--set-upstream-to=origin/main");
  git(folder, "clone", "--quiet", remote, other);
  introduce(other);
  return { remote, other };
}
const fields = [
  { name: "title", path: "title", label: "Titel", widget: "string" },
  { name: "body", path: "body", label: "Text", widget: "body" },
];
const folder = (name: string, path: string): Collection => ({
  ...{ name, path, fields, format: "content-mdx", extension: "mdx", create: false },
  ...{ label: name, label_singular: name, folder: `content/${name}` },
});
const facts = { name: "facts", label: "Die Fakten", file: "content/facts.json", fields };
const collections: Collection[] = [
  ...[folder("jobs", "{{slug}}"), folder("articles", "{{slug}}/index")],
  { name: "site", label: "Website", format: "content-json", extension: "json", files: [facts] },
];
const actions = () => publicationActions({ ...exampleWorkspace(root), collections });
const publish = async (commitMessage = "Neuer Titel") => {
  const { changes } = await actions().publication();
  return actions().publish({ commitMessage, files: changes.map(({ file }) => file) });
};

beforeEach(() => {
  root = workspaceFolder();
  git(root, "init", "--quiet", "--initial-branch=main");
  introduce(root);
  write(root, "src/code.ts", "");
  git(root, "add", ".");
  git(root, "commit", "--quiet", "--message", "Before");
});

describe("publishing", () => {
  it("lists beforehand what it will do", async () => {
    write(root, JOB, "---\ntitle: Pilot\n---\n");
    write(root, "content/articles/zweiter/index.mdx", "---\ntitle: Zweiter\n---\n");
    write(root, "content/articles/zweiter/.x.tmp", "");
    rmSync(path.join(root, "content/articles/first"), { recursive: true });
    write(root, "src/code.ts", "changed");
    expect(await actions().publication()).toMatchObject({
      branch: "main",
      remote: undefined,
      unpushed: [],
      issues: [],
      changes: [
        { file: "content/articles/first/index.mdx", kind: "gelöscht" },
        { file: "content/articles/first/poster.png", kind: "gelöscht" },
        { file: "content/articles/zweiter/index.mdx", kind: "neu" },
        { file: JOB, kind: "geändert" },
      ],
      commitMessage: "„First“ gelöscht; „Zweiter“ neu; „Pilot“ geändert: Titel, Text",
    });
  });

  it("commits only the changes in content/, with the author's message", async () => {
    write(root, JOB, "---\ntitle: Pilot\n---\n");
    write(root, "src/code.ts", "changed");
    git(root, "add", "src");
    expect((await actions().publication()).commitMessage).toBe("„Pilot“ geändert: Titel, Text");
    const { commit } = await publish("Der Fahrer wird Pilot");
    expect(git(root, "log", "-1", "--format=%h %s", "--name-only")).toBe(`${commit} Der Fahrer wird Pilot\n\n${JOB}`);
    expect(git(root, "status", "--porcelain")).toBe("M  src/code.ts");
  });

  it("proposes a message that names as much as a line holds", async () => {
    write(root, "content/facts.json", '{"title": "Firma"}');
    for (const name of ["erster", "zweiter", "dritter"])
      write(root, `content/articles/${name}/index.mdx`, `---\ntitle: ${"Ein Titel ".repeat(3)}\n---\n`);
    write(root, "content/articles/first/poster.png", "anders");
    const { commitMessage, changes } = await actions().publication();
    expect(commitMessage).toBe("„Ein Titel Ein Titel Ein Titel“ neu und 3 weitere");
    expect(changes.map(({ words }) => words)).toContain("Die Fakten geändert: Titel");
    expect(changes.map(({ words }) => words)).toContain("articles/first/poster.png geändert");
  });

  it("names a renamed file once, and publishes both its names", async () => {
    const [from, file] = [JOB, "content/jobs/pilot.mdx"];
    git(root, "mv", from, file);
    git(root, "reset", "--quiet");
    expect((await actions().publication()).changes).toEqual([
      { file, kind: "umbenannt", from, words: "„Driver“ umbenannt" },
    ]);
    await publish();
    expect(git(root, "status", "--porcelain")).toBe("");
    expect(git(root, "show", "--format=", "--name-status", "--find-renames")).toBe(`R100\t${from}\t${file}`);
  });

  it("leaves out what the author leaves out, and checks the rest alone", async () => {
    const checked: string[][] = [];
    const workspace = {
      ...exampleWorkspace(root),
      checkAll: async (folder = root) => {
        checked.push(readdirSync(path.join(folder, "content"), { recursive: true, encoding: "utf8" }).sort());
        return existsSync(path.join(folder, ARTICLE)) ? [] : [{ file: JOB, message: "Der Link führt ins Leere." }];
      },
    };
    write(root, ARTICLE, "---\ntitle: Neu\n---\n");
    write(root, JOB, "neu");
    const { publish: go } = publicationActions(workspace);
    const request = { commitMessage: "Neu", files: [JOB], left: [ARTICLE] };
    await expect(go(request)).rejects.toThrow("Der Link führt ins Leere.");
    expect(git(root, "log", "--format=%s")).toBe("Before");
    expect(checked).toEqual([expect.not.arrayContaining(["articles/new/index.mdx"])]);
    await go({ ...request, files: [ARTICLE], left: [JOB] });
    expect(git(root, "show", "--format=%s", "--name-only")).toBe(`Neu\n\n${ARTICLE}`);
    expect(git(root, "status", "--porcelain")).toBe(`M ${JOB}`);
  });

  it("says what is missing before it goes live", async () => {
    const missing = ["content/facts.json: Musterstadt"];
    write(root, JOB, "neu");
    const workspace = { ...exampleWorkspace(root), missing: async () => missing };
    expect(await publicationActions(workspace).publication()).toMatchObject({ missing });
  });

  it("pushes earlier commits, too, and fetches first what others have pushed", async () => {
    const { remote, other } = server();
    write(root, JOB, "einmal");
    git(root, "commit", "--quiet", "--all", "--message", "Earlier");
    expect(await actions().publication()).toMatchObject({
      remote: "origin",
      unpushed: [expect.stringMatching(/^\w+ „Earlier“$/)],
      changes: [],
    });
    write(other, "content/facts.json", '{"a":1}');
    git(other, "commit", "--quiet", "--all", "--message", "Facts");
    git(other, "push", "--quiet");
    write(root, JOB, "zweimal");
    await publish();
    expect(git(remote, "log", "-3", "--format=%s", "main")).toBe("Neuer Titel\nEarlier\nFacts");
    expect(readFileSync(path.join(root, "content/facts.json"), "utf8")).toBe('{"a":1}');
  });

  it.each([
    ["in code", ["src/code.ts"], []],
    ["in code beside content", ["src/code.ts", JOB], []],
    ["in code, and taken back", ["src/code.ts"], ["revert", "--no-edit", "HEAD"]],
    [
      "in code, on a branch that the server does not know",
      ["src/code.ts"],
      ["checkout", "--quiet", "--no-track", "-b", "texte"],
    ],
  ])("refuses before anything happens while there are commits that are not its own: %s", async (_, files, after) => {
    const { remote } = server();
    for (const file of files) write(root, file, "mine");
    git(root, "commit", "--quiet", "--all", "--message", "Halb fertig");
    if (after.length > 0) git(root, ...after);
    write(root, JOB, "---\ntitle: Pilot\n---\n");
    const before = git(root, "log", "--format=%H");
    await expect(actions().publication()).rejects.toThrow(/mehr als content\/ ändern .*„Halb fertig“.*git push/);
    const request = { commitMessage: "Neu", files: [JOB] };
    await expect(actions().publish(request)).rejects.toThrow("„Halb fertig“");
    expect(git(root, "log", "--format=%H")).toBe(before);
    expect(readFileSync(path.join(root, JOB), "utf8")).toContain("Pilot");
    expect(git(remote, "log", "--all", "--format=%s")).toBe("Before");
    git(root, "push", "--quiet", "origin", "HEAD:main");
    git(root, "fetch", "--quiet");
    await actions().publish(request);
    expect(git(root, "status", "--porcelain")).toBe("");
  });

  it("leaves the tags of others where they are", async () => {
    const { remote } = server();
    git(root, "config", "push.followTags", "true");
    git(root, "tag", "--annotate", "--message", "mine", "v1");
    write(root, JOB, "neu");
    await publish();
    expect(git(remote, "tag")).toBe("");
  });

  describe("when others have changed the same line", () => {
    const [base, mine, theirs, both] = (["Driver", "Pilot", "Lotse", "Lotsin"] as const).map(
      (title) => `---\ntitle: ${title}\n---\n`,
    ) as [string, string, string, string];
    let remote: string;
    let other: string;
    beforeEach(() => {
      write(root, JOB, base);
      git(root, "commit", "--quiet", "--allow-empty", "--all", "--message", "Base");
      ({ remote, other } = server());
      write(root, JOB, mine);
    });
    const pushOther = () => {
      git(other, "commit", "--quiet", "--all", "--message", "Other");
      git(other, "push", "--quiet");
    };

    it("keeps the commit, leaves the rest as it was, returns both versions, and pushes the chosen one", async () => {
      write(other, JOB, theirs);
      pushOther();
      write(root, "src/code.ts", "changed");
      expect((await publish()).conflicts).toEqual([{ file: JOB, base, mine, theirs }]);
      expect(git(remote, "log", "-1", "--format=%s", "main")).toBe("Other");
      expect(readFileSync(path.join(root, JOB), "utf8")).toBe(mine);
      expect(git(root, "log", "-1", "--format=%s")).toBe("Neuer Titel");
      expect(await actions().publication()).toMatchObject({
        unpushed: [expect.stringContaining("Neuer Titel")],
        changes: [],
      });
      const { conflicts } = await actions().publish({ commitMessage: "", files: [], chosen: { [JOB]: both } });
      expect(conflicts).toEqual([]);
      expect(git(remote, "show", `main:${JOB}`)).toBe(both.trim());
      expect(git(remote, "log", "--format=%s", "main")).toContain("Other");
      expect(git(root, "status", "--porcelain")).toBe("M src/code.ts");
    });

    it("says what to do when they have deleted the file", async () => {
      rmSync(path.join(other, JOB));
      pushOther();
      await expect(publish()).rejects.toThrow("Bitte lassen Sie jemanden aus der Entwicklung");
      expect(readFileSync(path.join(root, JOB), "utf8")).toBe(mine);
      expect(git(root, "status", "--porcelain")).toBe("");
    });
  });

  it.each([
    [
      "with errors",
      "findet Fehler in content/jobs/driver.mdx: Zu kurz.",
      "Neu",
      [JOB],
      { checkAll: async () => [{ file: JOB, message: "Zu kurz." }] },
    ],
    ["without a message", "in einem Satz", " ", [JOB], {}],
    ["when more files have changed than were listed", "noch etwas geändert", "Neu", [], {}],
  ])("%s does nothing", async (_what, message, commitMessage, files, more) => {
    write(root, JOB, "neu");
    const { publish: go } = publicationActions({ ...exampleWorkspace(root), ...more });
    await expect(go({ commitMessage, files })).rejects.toThrow(message);
    expect(git(root, "log", "--format=%s")).toBe("Before");
  });

  it("is refused while git is in the middle of something else", async () => {
    writeFileSync(path.join(root, ".git/MERGE_HEAD"), git(root, "rev-parse", "HEAD"));
    await expect(actions().publication()).rejects.toThrow("mitten in etwas anderem");
    rmSync(path.join(root, ".git/MERGE_HEAD"));
    git(root, "checkout", "--quiet", "--detach");
    await expect(actions().publication()).rejects.toThrow("mitten in etwas anderem");
  });

  it("is off outside a git repository", async () => {
    expect(await isInGit(root)).toBe(true);
    expect(await isInGit(workspaceFolder())).toBe(false);
    git(root, "rm", "--quiet", "--cached", "-r", "content");
    expect(await isInGit(root)).toBe(false);
  });
});
