import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** No page has this path, so the not-found page is shown. */
export const PATH_WITHOUT_PAGE = "/gibt-es-nicht";

/** Reads a production build in a folder, e.g. `public`. */
export function builtSite(folder: string) {
  const pageData = path.join(folder, "page-data");
  return {
    folder,
    /** Paths of all pages but for the two forms of the not-found page. */
    paths: (): string[] =>
      readdirSync(pageData, { recursive: true, encoding: "utf8" })
        .filter((name) => path.basename(name) === "page-data.json")
        .map((name) => JSON.parse(readFileSync(path.join(pageData, name), "utf8")).path as string)
        .filter((name) => !name.startsWith("/404"))
        .sort(),
    /** Name of the component that draws a page; `undefined` if there is no such page. */
    template(address: string): string | undefined {
      const file = path.join(pageData, address === "/" ? "index" : address, "page-data.json");
      return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")).componentChunkName : undefined;
    },
    /** The document of a path, as a host sends it; for a path without page, the not-found page. */
    html(address: string): string {
      const file = path.join(folder, address, "index.html");
      return readFileSync(existsSync(file) ? file : path.join(folder, "404.html"), "utf8");
    },
    /** A published file, e.g. `sitemap.xml`. */
    file: (name: string): Buffer => readFileSync(path.join(folder, name)),
  };
}

export type BuiltSite = ReturnType<typeof builtSite>;
