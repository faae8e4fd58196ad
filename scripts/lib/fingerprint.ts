import { decidedByDay, today } from "../../src/data-layer/model/release";
import { readFields } from "../../src/data-layer/read/facts";
import { hashOfFiles } from "../../src/lib/hash-of-files";

/** Everything that shapes every page: a change here makes the whole built site stale. */
export const CODE: readonly string[] = [
  ...["src", "packages", "static", "tsconfig.json", "package.json", "package-lock.json"],
  ...["gatsby-browser.ts", "gatsby-config.ts", "gatsby-node.ts", "gatsby-ssr.ts"],
];

/**
 * What a build depends on: code with the variables that are compiled into it, content, and the day, as far as it matters.
 * @returns two hashes, and each file of which visitors do not see all on that day, with the reason
 */
export function fingerprint(environment: Record<string, string>, day = today()) {
  const settings = JSON.stringify([process.version, Object.entries(environment).sort()]);
  const fields = [...readFields(".", ".mdx", ".json")];
  const decided = fields.map(([file, values]) => [file, ...decidedByDay(values, day)]);
  return {
    code: hashOfFiles(".", [...CODE, "scripts/build.ts"], settings),
    content: hashOfFiles(".", ["content"]),
    hidden: decided.filter(([, ...reasons]) => reasons.length > 0),
  };
}
