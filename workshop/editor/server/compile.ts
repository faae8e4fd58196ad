import { cpSync, mkdirSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { build } from "esbuild";
import type { Styles } from "../workspace";
import type { Setup } from "./setup";

const OWN = path.join(__dirname, "..");

const OPTIONS = { bundle: true, logLevel: "error" } as const;

/** The page of the editor; everything else its script loads. */
const PAGE = `<!doctype html>
<html lang="de"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Inhalte bearbeiten</title>
<link rel="icon" href="data:,"><link rel="stylesheet" href="editor.css"><script src="editor.js" defer></script></head><body></body></html>
`;

/** Writes what a browser loads: the page, the editor's own code, Decap, and what the editor is told when it starts. */
export async function writeEditor(folder: string, setup: Setup): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const isPart = (file: string) => !/\.map$|(^|\/)(\d+\.)?cms\.\w+$|LICENSE/.test(file);
  cpSync(path.join(OWN, "../node_modules/decap-cms/dist"), path.join(folder, "decap"), {
    recursive: true,
    filter: isPart,
  });
  const entryPoints = { editor: path.join(OWN, "browser/main.ts") };
  await build({ ...OPTIONS, entryPoints, outdir: folder, minify: true, format: "iife", target: "es2022" });
  writeFileSync(path.join(folder, "index.html"), PAGE);
  writeFileSync(path.join(folder, "setup.json"), JSON.stringify(setup));
}

/** Writes styles as one file, with their fonts and drawings. */
export async function writeStyles(outfile: string, { css, folder, staticFolder }: Styles): Promise<void> {
  const stdin = { contents: css, resolveDir: folder, loader: "css" } as const;
  await build({
    ...OPTIONS,
    stdin,
    outfile,
    minify: true,
    loader: { ".woff2": "dataurl", ".svg": "dataurl" },
    plugins: [
      {
        name: "addresses",
        setup: ({ onResolve }) =>
          onResolve({ filter: /^\/.*\.svg$/ }, ({ path: address }) => ({ path: path.join(staticFolder, address) })),
      },
    ],
  });
}

/**
 * Compiles TypeScript and loads it into this process; packages are not compiled.
 * @param source imports from the folder
 * @param alias name of a package → the file that stands for it
 */
export async function loadCompiled(
  source: string,
  { folder, outfile, alias }: { folder: string; outfile: string; alias: Record<string, string> },
): Promise<unknown> {
  await build({
    ...OPTIONS,
    stdin: { contents: source, resolveDir: folder },
    outfile,
    platform: "node",
    format: "cjs",
    target: "node20",
    jsx: "automatic",
    packages: "external",
    alias,
    define: { "process.env.NODE_ENV": '"production"' },
  });
  return createRequire(path.join(folder, "package.json"))(outfile);
}
