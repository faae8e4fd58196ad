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
  "package.json",
  "package-lock.json",
  "scripts/build.ts",
  // Every text may name a fact, and Gatsby would only look at texts that changed themselves.
  "content/company.json",
  "content/measurement.json",
  "content/hosting.json",
];
/** Written by the build itself. */
const GENERATED = path.join("src", "gatsby-types.d.ts");

/** The day that a field of a document names; none where it is missing. */
const dayOf = (field: string, text: string) =>
  new RegExp(`^${field}: *["']?(\\d{4}-\\d\\d-\\d\\d)`, "m").exec(text)?.[1] ?? "";

/**
 * What a build depends on: code with the variables that are compiled into it, content, and the day, as far as it matters.
 * @returns two hashes, the documents whose day has not come, and the jobs whose last day is over
 */
export function fingerprint(environment: Record<string, string>, day = today()) {
  const settings = JSON.stringify([process.version, Object.entries(environment).sort()]);
  const documents = filesBelow("content").filter((file) => file.endsWith(".mdx"));
  const texts = documents.map((file) => ({ file, text: readFileSync(file, "utf8") }));
  const scheduled = texts.filter(({ text }) => dayOf("published", text) > day).map(({ file }) => file);
  const isOver = (last: string) => last !== "" && last < day;
  const expired = texts.filter(({ text }) => isOver(dayOf("expires", text))).map(({ file }) => file);
  return { code: hashOf(CODE, settings), content: hashOf(["content"]), scheduled, expired };
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
