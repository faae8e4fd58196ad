import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { contentModel } from "../../src/content-model";

const LATE_APP = "gatsby-plugin-late-app";
const SMALL = ["components", "lib", "config", LATE_APP];
const MODEL = ["data-layer/model", "data-layer/text", "lib", "config"];

/** Folder below `src` → the folders it may import from, besides itself. */
const LAYERS: Readonly<Record<string, readonly string[]>> = {
  config: [],
  lib: ["config"],
  components: SMALL,
  features: SMALL,
  blocks: ["components", "features/calculator", "lib"],
  layout: ["features", ...SMALL],
  sections: ["features", ...SMALL],
  templates: ["sections", "layout", "features", ...SMALL],
  pages: ["templates", "sections", "layout", "features", ...SMALL],
  "data-layer/text": ["lib", "../workshop/check"],
  "data-layer/model": MODEL,
  "data-layer/read": [...MODEL, "../workshop/check"],
  "data-layer/render": [...MODEL, "blocks", "components/charts", "../workshop/check"],
  "data-layer/check": [...MODEL, "data-layer/read", "data-layer/render", "../workshop/check"],
  "data-layer/nodes": [...MODEL, "data-layer/read", "data-layer/check"],
  "content-model": ["data-layer/model", "lib", "../workshop/check", "features/contact-form/fields"],
  publish: MODEL,
  gatsby: [""],
};

const SOURCE = path.resolve("src");
const IMPORT = /\b(?:from|import)\s*\(?\s*"((?:\.|gatsby-plugin-l)[^"]+)"/g;

const withSlashes = (name: string) => name.split(path.sep).join("/");
const codeIn = (folder: string) =>
  readdirSync(path.join(SOURCE, folder), { recursive: true, encoding: "utf8" })
    .map(withSlashes)
    .filter((name) => /\.tsx?$/.test(name) && !name.endsWith(".d.ts"));
/** What a file imports of this project, from `src` on. */
const importsOf = (file: string) =>
  [...readFileSync(path.join(SOURCE, file), "utf8").matchAll(IMPORT)].map(([, target = ""]) =>
    target.startsWith(".") ? withSlashes(path.join(path.dirname(file), target)) : target,
  );

const source = codeIn(".");

it.each(source)("%s imports from where it may", (file) => {
  const layer = Object.keys(LAYERS).find((folder) => file.startsWith(`${folder}/`));
  expect(layer).toBeDefined();
  const allowed = [layer ?? "", ...(LAYERS[layer ?? ""] ?? [])];
  const isAllowed = (target: string) => allowed.some((folder) => `${target}/`.startsWith(folder && `${folder}/`));
  expect(importsOf(file).filter((target) => !isAllowed(target))).toEqual([]);
});

it("No files import each other in a circle, types included", () => {
  const fileOf = (target: string) =>
    source.find((file) => [".ts", ".tsx", "/index.ts"].some((end) => file === target + end));
  const imported = new Map(source.map((file) => [file, importsOf(file).flatMap((target) => fileOf(target) ?? [])]));
  const done = new Set<string>();
  const circles: string[] = [];
  const follow = (file: string, way: readonly string[]): void => {
    if (way.includes(file)) circles.push([...way.slice(way.indexOf(file)), file].join(" → "));
    if (done.has(file) || way.includes(file)) return;
    for (const next of imported.get(file) ?? []) follow(next, [...way, file]);
    done.add(file);
  };
  for (const file of source) follow(file, []);
  expect(circles).toEqual([]);
});
const PACKAGES = "../packages";
const inPackages = codeIn(PACKAGES).filter((name) => !/\/(node_modules|dist)\//.test(name));

it.each(inPackages)("The package file %s knows nothing of this site", (file) => {
  const [own = ""] = file.split("/");
  const imported = importsOf(path.join(PACKAGES, file));
  expect(imported.filter((target) => !target.startsWith(`${PACKAGES}/${own}/`))).toEqual([]);
});

it("The site imports nothing of the package that is installed when first used", () => {
  const imported = codeIn(".").flatMap(importsOf);
  expect(imported.filter((target) => /^\.\.\/workshop\/(?!check\/)/.test(target))).toEqual([]);
});

it("Each fixed page has its content, and each content its page", () => {
  const names = readdirSync(path.join(SOURCE, "pages")).map((name) => path.parse(name).name);
  const pages = names.map((name) => `/${name}`.replace("/index", "/"));
  // The pages of a list are made from its own template.
  const filled = contentModel.types.flatMap(({ fixedPath, list }) => (fixedPath && !list ? [fixedPath] : []));
  expect(pages.sort()).toEqual(filled.sort());
});
