/** The site alone, without the folder `workshop/`: installs, passes its checks, and builds the same pages, byte for byte. */
import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, rmSync } from "node:fs";
import path from "node:path";
import { expect } from "@playwright/test";
import { test } from "./support/copies";
import { build, copyTracked } from "./support/project-copy";

test("Without the workshop, the site is the same", async ({ folder }) => {
  const [project, kept] = [path.join(folder, "project"), path.join(folder, "kept")];
  copyTracked(process.cwd(), project, ".");
  rmSync(path.join(project, "workshop"), { recursive: true });
  // Git tells some of the checks which files are the project's.
  execFileSync("git", ["init", "--quiet"], { cwd: project });
  execFileSync("git", ["add", "--all"], { cwd: project });
  const npm = (...args: string[]) => {
    const { status, stdout, stderr } = spawnSync("npm", args, { cwd: project, encoding: "utf8" });
    expect(status, stdout + stderr).toBe(0);
  };
  npm("ci");
  npm("test", "--", "checks");
  npm("run", "check:content");
  await build(project);
  cpSync(path.join(project, "public"), kept, { recursive: true });
  // In the same place, as the names of scripts follow from it.
  copyTracked(process.cwd(), project, "workshop");
  for (const built of ["public", ".cache"]) rmSync(path.join(project, built), { recursive: true });
  await build(project);
  const { stdout, status } = spawnSync("git", ["diff", "--no-index", "--stat=200", "kept", "project/public"], {
    cwd: folder,
    encoding: "utf8",
  });
  expect({ stdout, status }).toEqual({ stdout: "", status: 0 });
});
