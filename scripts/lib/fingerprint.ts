import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";

/** Everything that shapes every page: a change here makes the whole built site stale. */
const CODE = [
  "src",
  "static",
  "gatsby-browser.tsx",
  "gatsby-config.ts",
  "gatsby-node.ts",
  "gatsby-ssr.tsx",
  "tsconfig.json",
  "package-lock.json",
  "scripts/build.ts",
];
/** Written by the build itself. */
const GENERATED = new Set([path.join("src", "gatsby-types.d.ts")]);
const CONTENT = ["content"];

export type Fingerprint = { code: string; content: string };

/**
 * What a build depends on, as two hashes.
 * @param environment the variables that are compiled into the site
 */
export function fingerprint(environment: Record<string, string>): Fingerprint {
  const settings = JSON.stringify([process.version, Object.entries(environment).sort()]);
  return { code: hash(CODE, settings), content: hash(CONTENT, "") };
}

function hash(entries: string[], settings: string): string {
  const sum = createHash("sha256").update(settings);
  for (const file of entries.flatMap(filesBelow)) {
    if (!GENERATED.has(file)) sum.update(`\0${file}\0`).update(readFileSync(file));
  }
  return sum.digest("hex");
}

function filesBelow(entry: string): string[] {
  if (!existsSync(entry)) return [];
  if (statSync(entry).isFile()) return [entry];
  const children = readdirSync(entry, { recursive: true, withFileTypes: true }).filter((child) => child.isFile());
  return children.map((child) => path.join(child.parentPath, child.name)).sort();
}
