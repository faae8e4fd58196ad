import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { temporaryFolder } from "../support/temporary-folder";

const SCRIPT = ".github/is-newer-than-live.sh";

describe("Before a deploy, the script that compares the commit with what is live", () => {
  const root = temporaryFolder({ [SCRIPT]: readFileSync(SCRIPT, "utf8"), "host/a": "" });
  const git = (...args: string[]) =>
    execFileSync("git", ["-c", "user.name=a", "-c", "user.email=a@b", ...args], { cwd: root, stdio: "pipe" });
  const commit = (name: string) => git("commit", "--quiet", "--allow-empty", "--message", name);
  const isNewer = () => execFileSync("bash", [SCRIPT], { cwd: root, encoding: "utf8", stdio: "pipe" }).trim();

  it("allows the first, the same and a later one, and stops an older one and one of another branch", () => {
    git("init", "--quiet", "--bare", "host");
    git("init", "--quiet");
    git("remote", "add", "origin", "./host");
    commit("one");
    expect(isNewer()).toBe("IS_NEWER=true");
    commit("two");
    git("push", "--quiet", "origin", "HEAD:live");
    expect(isNewer()).toBe("IS_NEWER=true");
    commit("three");
    expect(isNewer()).toBe("IS_NEWER=true");
    git("checkout", "--quiet", "HEAD~2");
    expect(isNewer()).toBe("IS_NEWER=false");
    commit("beside it");
    expect(isNewer()).toBe("IS_NEWER=false");
  });
});
