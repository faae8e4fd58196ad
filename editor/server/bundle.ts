import { cpSync, mkdirSync, writeFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import tailwind from "@tailwindcss/postcss";
import { build } from "esbuild";
import postcss from "postcss";
import type { Setup } from "./config";

/** The page of the editor; everything else its script loads. */
const PAGE = `<!doctype html>
<html lang="de"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Inhalte bearbeiten</title>
<link rel="icon" href="data:,"><link rel="stylesheet" href="editor.css"><script src="editor.js" defer></script></head><body></body></html>
`;

/**
 * Writes what a browser loads: the page, the editor's own code, Decap, and what the editor is told when it starts.
 * @param root the project's folder
 * @param folder made when it is missing
 */
export async function writeEditor(root: string, folder: string, setup: Setup): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const isPart = (file: string) => !/\.map$|(^|\/)(\d+\.)?cms\.\w+$|LICENSE/.test(file);
  cpSync(path.join(root, "node_modules/decap-cms/dist"), path.join(folder, "decap"), {
    recursive: true,
    filter: isPart,
  });
  await build({
    entryPoints: { editor: path.join(root, "editor/browser/main.ts") },
    outdir: folder,
    bundle: true,
    minify: true,
    format: "iife",
    target: "es2022",
    logLevel: "error",
  });
  writeFileSync(path.join(folder, "index.html"), PAGE);
  writeFileSync(path.join(folder, "setup.json"), JSON.stringify(setup));
}

/** Compiles the styles of the site as it links them, fonts included. */
export async function writeStyles(root: string, outfile: string): Promise<void> {
  const from = path.join(root, "src/styles/global.css");
  const { css } = await postcss([tailwind()]).process(await readFile(from, "utf8"), { from });
  await build({
    stdin: { contents: css, resolveDir: path.dirname(from), loader: "css" },
    outfile,
    bundle: true,
    minify: true,
    logLevel: "error",
    loader: { ".woff2": "dataurl" },
  });
}
