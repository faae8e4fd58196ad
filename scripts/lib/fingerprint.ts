import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { today } from "../../src/data-layer/model/release";
import { hashOfFiles } from "../../src/lib/hash-of-files";

/** Everything that shapes every page: a change here makes the whole built site stale. */
export const CODE: readonly string[] = [
  ...["src", "packages", "static", "tsconfig.json", "package.json", "package-lock.json"],
  ...["gatsby-browser.ts", "gatsby-config.ts", "gatsby-node.ts", "gatsby-ssr.ts"],
];

/** The day that a field of a document names; none where it is missing. */
const dayOf = (field: string, text: string) =>
  new RegExp(`^${field}: *["']?(\\d{4}-\\d\\d-\\d\\d)`, "m").exec(text)?.[1] ?? "";

/**
 * What a build depends on: code with the variables that are compiled into it, content, and the day, as far as it matters.
 * @returns two hashes, the documents whose day has not come, and the jobs whose last day is over
 */
export function fingerprint(environment: Record<string, string>, day = today()) {
  const settings = JSON.stringify([process.version, Object.entries(environment).sort()]);
  const names = readdirSync("content", { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".mdx"));
  const files = names.map((name) => path.join("content", name)).sort();
  const texts = files.map((file) => ({ file, text: readFileSync(file, "utf8") }));
  const scheduled = texts.filter(({ text }) => dayOf("published", text) > day).map(({ file }) => file);
  const isOver = (last: string) => last !== "" && last < day;
  const expired = texts.filter(({ text }) => isOver(dayOf("expires", text))).map(({ file }) => file);
  return {
    code: hashOfFiles(".", [...CODE, "scripts/build.ts"], settings),
    content: hashOfFiles(".", ["content"]),
    scheduled,
    expired,
  };
}
