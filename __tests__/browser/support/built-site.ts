import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

const PAGE_DATA = "public/page-data";

/** Paths of all pages of the production build but for the two forms of the not-found page. */
export function builtPaths(): string[] {
  return readdirSync(PAGE_DATA, { recursive: true, encoding: "utf8" })
    .filter((name) => path.basename(name) === "page-data.json")
    .map((name) => JSON.parse(readFileSync(path.join(PAGE_DATA, name), "utf8")).path as string)
    .filter((name) => !name.startsWith("/404"))
    .sort();
}
