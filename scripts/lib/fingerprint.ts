import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { today } from "../../src/data-layer/model/release";

/** Everything that shapes every page: a change here makes the whole built site stale. */
const CODE = [
  "src",
  "packages",
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
  "content/measurement.json",
  "content/hosting.json",
];
/** Written by the build itself. */
const GENERATED = path.join("src", "gatsby-types.d.ts");
const PUBLISHED = /^published: *["']?(\d{4}-\d\d-\d\d)/m;

/** What a build depends on, compiled-in variables included, and the documents whose day has not come. */
export function fingerprint(environment: Record<string, string>, day = today()) {
  const settings = JSON.stringify([process.version, Object.entries(environment).sort()]);
  const documents = filesBelow("content").filter((file) => file.endsWith(".mdx"));
  const scheduled = documents.filter((file) => (PUBLISHED.exec(readFileSync(file, "utf8"))?.[1] ?? "") > day);
  return { code: hashOf(CODE, settings), content: hashOf(["content"]), scheduled };
}

/** A hash of files and of what is in folders, and of settings. */
export function hashOf(entries: readonly string[], settings = ""): string {
  const sum = createHash("sha256").update(settings);
  for (const file of entries.flatMap(filesBelow)) {
    if (file !== GENERATED) sum.update(`\0${file}\0`).update(readFileSync(file));
  }
  return sum.digest("hex");
}

function filesBelow(entry: string): string[] {
  if (!existsSync(entry)) return [];
  if (statSync(entry).isFile()) return [entry];
  const children = readdirSync(entry, { recursive: true, withFileTypes: true }).filter((child) => child.isFile());
  return children.map((child) => path.join(child.parentPath, child.name)).sort();
}
