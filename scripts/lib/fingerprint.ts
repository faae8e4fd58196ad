import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { today } from "../../src/data-layer/model/release";

/** Everything that shapes every page: a change here makes the whole built site stale. */
const CODE = [
  "src",
  "plugins",
  "static",
  "gatsby-browser.tsx",
  "gatsby-config.ts",
  "gatsby-node.ts",
  "gatsby-ssr.tsx",
  "tsconfig.json",
  "package-lock.json",
  "scripts/build.ts",
  // Every text may name a fact, and Gatsby would only look at texts that changed themselves.
  "content/company.json",
];
/** Written by the build itself. */
const GENERATED = new Set([path.join("src", "gatsby-types.d.ts")]);
const CONTENT = ["content"];
const PUBLISHED = /^published: *["']?(\d{4}-\d\d-\d\d)/m;

export type Fingerprint = {
  code: string;
  content: string;
  /** Documents whose day has not come. */
  scheduled: string[];
};

/**
 * What a build depends on: two hashes, and what is not published yet.
 * @param environment the variables that are compiled into the site
 * @param day e.g. `2025-03-31`
 */
export function fingerprint(environment: Record<string, string>, day = today()): Fingerprint {
  const settings = JSON.stringify([process.version, Object.entries(environment).sort()]);
  return { code: hash(CODE, settings), content: hash(CONTENT, ""), scheduled: scheduledAfter(day) };
}

function scheduledAfter(day: string): string[] {
  const documents = CONTENT.flatMap(filesBelow).filter((file) => file.endsWith(".mdx"));
  return documents.filter((file) => (PUBLISHED.exec(readFileSync(file, "utf8"))?.[1] ?? "") > day);
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
