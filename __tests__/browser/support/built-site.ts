import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";

export const PUBLIC = "public";
const PAGE_DATA = path.join(PUBLIC, "page-data");

/** Paths of all pages of the production build but for the two forms of the not-found page. */
export function builtPaths(): string[] {
  return readdirSync(PAGE_DATA, { recursive: true, encoding: "utf8" })
    .filter((name) => path.basename(name) === "page-data.json")
    .map((name) => JSON.parse(readFileSync(path.join(PAGE_DATA, name), "utf8")).path as string)
    .filter((name) => !name.startsWith("/404"))
    .sort();
}

/** The document of a path, as a host sends it; for a path without page, the not-found page. */
export function builtHtml(address: string): string {
  const file = path.join(PUBLIC, address, "index.html");
  return readFileSync(existsSync(file) ? file : path.join(PUBLIC, "404.html"), "utf8");
}
