/** The site alone, without the folder `workshop/`: installs, passes its checks, and builds the same pages, byte for byte. */
import { execFileSync, spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import path from "node:path";
import { expect } from "@playwright/test";
import { test } from "./support/copies";
import { build, copyProject, copyTracked } from "./support/project-copy";

test("Without the workshop, the site is the same", async ({ folder }) => {
  const [whole, alone] = [path.join(folder, "whole"), path.join(folder, "alone")];
  copyProject(process.cwd(), whole);
  copyTracked(process.cwd(), alone, ".");
  rmSync(path.join(alone, "workshop"), { recursive: true });
  // Git tells some of the checks which files are the project's.
  execFileSync("git", ["init", "--quiet"], { cwd: alone });
  execFileSync("git", ["add", "--all"], { cwd: alone });
  const npm = (...args: string[]) => {
    const { status, stdout, stderr } = spawnSync("npm", args, { cwd: alone, encoding: "utf8" });
    expect(status, stdout + stderr).toBe(0);
  };
  npm("ci");
  npm("test", "--", "checks");
  npm("run", "check:content");
  await build(whole);
  await build(alone);
  const names = ["whole/public", "alone/public"];
  const { stdout, status } = spawnSync("git", ["diff", "--no-index", "--stat=200", ...names], {
    cwd: folder,
    encoding: "utf8",
  });
  expect({ stdout, status }).toEqual({ stdout: "", status: 0 });
});
