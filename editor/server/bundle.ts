import { readdirSync } from "node:fs";
import { mkdir, readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import tailwind from "@tailwindcss/postcss";
import { build } from "esbuild";
import postcss from "postcss";
import { contentTypes } from "../../src/content-types";

/** Where the editor's bundles lie; made anew at each start. */
const CACHE = "node_modules/.cache/editor";

/** What renders a page: its query and its component. */
type PageModule = { query: string; default: React.ComponentType<object> };
/** The site's pages, compiled for this process; `queries` is that of the stand-in for Gatsby. */
export type Pages = {
  modules: Readonly<Record<string, PageModule>>;
  shell: { wrapPageElement: (args: object) => React.ReactElement };
  gatsby: typeof import("./gatsby-stand-in");
  fragments: object;
};

/** Every module with a page, from the project's folder: templates of documents and lists, and fixed pages. */
export const pageModules: readonly string[] = contentTypes.flatMap(({ family, list, fixedPath }) => [
  ...(family ? [family.template] : []),
  ...(list ? [list.template] : fixedPath ? [`src/pages/${fixedPath === "/" ? "index" : fixedPath.slice(1)}.tsx`] : []),
]);

/** Compiles the site's pages, with a stand-in for Gatsby. @param root the project's folder */
export async function bundlePages(root: string): Promise<Pages> {
  const outfile = path.join(root, CACHE, "pages.cjs");
  const modules = pageModules.map((file) => `${JSON.stringify(file)}: require("./${file}")`).join(",");
  const types = path.join(root, "src/content-types");
  const fragments = readdirSync(types, { recursive: true, encoding: "utf8" }).filter((file) =>
    file.endsWith("fragments.ts"),
  );
  const contents = `module.exports = { modules: {${modules}}, shell: require("./src/layout/shell"), gatsby: require("gatsby"),
    fragments: [${fragments.map((name) => `require(${JSON.stringify(path.join(types, name))})`).join(",")}] }`;
  await build({
    stdin: { contents, resolveDir: root },
    ...{
      outfile,
      bundle: true,
      platform: "node",
      format: "cjs",
      target: "node20",
      jsx: "automatic",
      packages: "external",
    },
    alias: { gatsby: path.join(root, "editor/server/gatsby-stand-in.tsx") },
    define: { "process.env.NODE_ENV": '"production"' },
    logLevel: "error",
  });
  const load = createRequire(path.join(root, "package.json"));
  delete load.cache[outfile];
  return load(outfile);
}

/** Compiles the styles of the site as it links them, fonts included. */
export async function bundleStyles(root: string): Promise<string> {
  const from = path.join(root, "src/styles/global.css");
  const { css } = await postcss([tailwind()]).process(await readFile(from, "utf8"), { from });
  const { outputFiles } = await build({
    stdin: { contents: css, resolveDir: path.dirname(from), loader: "css" },
    ...{ bundle: true, write: false, minify: true, logLevel: "error" },
    loader: { ".woff2": "dataurl" },
  });
  return outputFiles[0]?.text ?? "";
}

/** Compiles the editor's own code for the browser. @param folder where `editor.js` and `editor.css` are written */
export async function bundleBrowser(root: string, folder = path.join(root, CACHE)): Promise<string> {
  await mkdir(folder, { recursive: true });
  await build({
    entryPoints: { editor: path.join(root, "editor/browser/main.ts") },
    ...{ outdir: folder, bundle: true, minify: true, format: "iife", target: "es2022", logLevel: "error" },
  });
  return folder;
}
