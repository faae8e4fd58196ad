import { existsSync } from "node:fs";
import path from "node:path";
import type { Compiler } from "webpack";

const LOCKFILES = ["package-lock.json", "yarn.lock", "pnpm-lock.yaml"];

/** webpack plugin: what is kept depends on the lockfile instead of each file that Gatsby and the loaders require. */
export function dependOnLockfile({ hooks, context }: Pick<Compiler, "context" | "hooks">): void {
  hooks.done.tap("gatsby-plugin-lean-build", ({ compilation: { buildDependencies } }) => {
    const lockfiles = LOCKFILES.map((name) => path.join(context, name)).filter((file) => existsSync(file));
    if (lockfiles.length === 0) return;
    buildDependencies.clear();
    buildDependencies.addAll(lockfiles);
  });
}
