import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { contentModel } from "../../src/content-model";

const LATE_APP = "gatsby-plugin-late-app";
const SMALL = ["src/components", "src/lib", "src/config", LATE_APP];
const PARTS = ["src/features", ...SMALL];
const MODEL = ["src/data-layer/model", "src/data-layer/text", "src/lib", "src/config"];
const SITE = ["src", "scripts/lib"];

/** Folder or file → what it may import from, besides itself. The site stands first, the workshop beside it. */
const LAYERS: Readonly<Record<string, readonly string[]>> = {
  "src/config": [],
  "src/lib": ["src/config"],
  "src/components": SMALL,
  "src/features": SMALL,
  "src/blocks": ["src/components", "src/features/calculator", "src/lib"],
  "src/layout": PARTS,
  "src/sections": PARTS,
  "src/templates": ["src/sections", "src/layout", ...PARTS],
  "src/pages": ["src/templates", "src/sections", "src/layout", ...PARTS],
  "src/data-layer/text": ["src/lib"],
  "src/data-layer/model": MODEL,
  "src/data-layer/read": MODEL,
  "src/data-layer/render": [...MODEL, "src/data-layer/read", "src/blocks", "src/components/charts"],
  "src/data-layer/check": [...MODEL, "src/data-layer/read", "src/data-layer/render"],
  "src/data-layer/nodes": [...MODEL, "src/data-layer/read", "src/data-layer/render"],
  "src/content-model": ["src/data-layer/model", "src/lib", "src/features/contact-form/fields"],
  "src/publish": MODEL,
  "src/gatsby": ["src"],
  "packages/gatsby-plugin-late-app": [],
  "packages/gatsby-plugin-lean-build": [],
  scripts: ["src"],
  __tests__: ["src", "scripts", "packages", "content", LATE_APP],
  "workshop/guide": SITE,
  "workshop/check": [...SITE, "workshop/guide"],
  // Reports what the check finds as a pull request shows it.
  "workshop/check/report.ts": [...SITE, "workshop/check", "workshop/changes"],
  "workshop/new": [...SITE, "workshop/guide"],
  "workshop/golive": [...SITE, "workshop/check"],
  "workshop/changes": [...SITE, "workshop/check"],
  "workshop/drawings": SITE,
  // Knows nothing of this site, but for what `site/` and the command tell it: these know nothing of it, either.
  "workshop/editor": [
    ...["src/lib/escape-pattern", "src/data-layer/text", "src/data-layer/render/compare-text"],
    "workshop/check/figures",
  ],
  "workshop/editor/site": [...SITE, ...["check", "editor", "golive", "guide", "new"].map((name) => `workshop/${name}`)],
  "workshop/editor/command.ts": [...SITE, "workshop/editor"],
  "workshop/tests": ["src", "scripts", "__tests__", "workshop"],
};

const ENDS = ["", ".ts", ".tsx", ".mjs", "/index.ts"];
const IMPORT = /\b(?:from|import)\s*\(?\s*"((?:\.|gatsby-plugin-l)[^"]+)"/g;
const GENERATED = /(?:^|\/)(?:node_modules|dist|fixtures|fixture-site|external)\/|\.d\.ts$/;

const withSlashes = (name: string) => name.split(path.sep).join("/");
/** Without the workshop, the site is all there is. */
const files = ["src", "packages", "scripts", "__tests__", "workshop"].filter(existsSync).flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((name) => withSlashes(path.join(folder, name)))
    .filter((name) => /\.(?:tsx?|mjs)$/.test(name) && !GENERATED.test(name)),
);
const isIn = (name: string, folder: string) => `${name}/`.startsWith(`${folder}/`);
/** What a file imports of this project, from the project's folder on. */
const importsOf = (file: string) =>
  [...readFileSync(file, "utf8").matchAll(IMPORT)].map(([, target = ""]) =>
    target.startsWith(".") ? withSlashes(path.join(path.dirname(file), target)) : target,
  );
const layerOf = (file: string) =>
  Object.keys(LAYERS)
    .filter((name) => isIn(file, name))
    .sort((a, b) => a.length - b.length)
    .at(-1);

it.each(files)("%s imports from where it may", (file) => {
  const layer = layerOf(file) ?? file;
  const allowed = [layer, ...(LAYERS[layer] ?? [])];
  expect(importsOf(file).filter((target) => !allowed.some((folder) => isIn(target, folder)))).toEqual([]);
});

it("No files import each other in a circle, types included", () => {
  const fileOf = (target: string) => ENDS.map((end) => target + end).find((file) => files.includes(file));
  const imported = new Map(files.map((file) => [file, importsOf(file).flatMap((target) => fileOf(target) ?? [])]));
  const done = new Set<string>();
  const circles: string[] = [];
  const follow = (file: string, way: readonly string[]): void => {
    if (way.includes(file)) circles.push([...way.slice(way.indexOf(file)), file].join(" → "));
    if (done.has(file) || way.includes(file)) return;
    for (const next of imported.get(file) ?? []) follow(next, [...way, file]);
    done.add(file);
  };
  for (const file of files) follow(file, []);
  expect(circles).toEqual([]);
});

it("Each fixed page has its content, and each content its page", () => {
  const names = readdirSync("src/pages").map((name) => path.parse(name).name);
  const pages = names.map((name) => `/${name}`.replace("/index", "/"));
  // The pages of a list are made from its own template.
  const filled = contentModel.types.flatMap(({ fixedPath, list }) => (fixedPath && !list ? [fixedPath] : []));
  expect(pages.sort()).toEqual(filled.sort());
});
