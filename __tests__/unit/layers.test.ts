import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { contentTypes } from "../../src/content-types";

const LATE_APP = "gatsby-plugin-late-app";
const CHECK_SUMS = "../packages/check-sums";
const MODEL = ["data-layer/text", "data-layer/model"];

/** Folder (or kind of file) below `src` → the folders it may import from, besides itself. The first that matches counts. */
const LAYERS: readonly [layer: RegExp, mayImport: readonly string[]][] = [
  [/^config\//, []],
  [/^lib\//, ["config"]],
  [/^components\//, ["config", "lib", LATE_APP]],
  // Pure, as the build calculates with the same functions.
  [/^features\/calculator\/(calculator|inputs|numbers|proportions|calculators\/\w+)\.ts$/, ["lib"]],
  [
    /^features\/calculator\/(live-calculator\.tsx|load-calculator\.ts|bundles\/\w+\.ts)$/,
    ["config", "lib", "components", "blocks", LATE_APP],
  ],
  [/^features\//, ["config", "lib", "components", LATE_APP]],
  [/^layout\//, ["config", "lib", "components", "features"]],
  [/^blocks\/calculat(ion|or)\.tsx$/, ["lib", "features/calculator"]],
  [/^blocks\//, ["lib"]],
  [/^data-layer\/text\//, []],
  [/^data-layer\/model\//, ["data-layer/text"]],
  [/^content-types\/.*\/template\.tsx$/, ["config", "lib", "components", "features", "layout"]],
  [/^content-types\/.*\.tsx$/, ["config", "lib", "components", "features"]],
  // The form's texts follow from its fields.
  [/^content-types\/contact-page\/index\.ts$/, ["lib", "data-layer/model", "features/contact-form/fields"]],
  [/^content-types\//, ["lib", "data-layer/model"]],
  [/^data-layer\/read\//, [...MODEL, "config", "content-types"]],
  [/^data-layer\/render\//, [...MODEL, "blocks", "lib", CHECK_SUMS]],
  [/^data-layer\/check\//, [...MODEL, "data-layer/read", "data-layer/render", "content-types", "lib"]],
  [/^publish\//, ["config", "lib", "content-types", ...MODEL]],
  [/^data-layer\//, ["config", "content-types", "data-layer", "publish"]],
  [/^pages\//, ["lib", "components", "features", "layout", "content-types"]],
];

const SOURCE = path.resolve("src");
const IMPORT = /\b(?:from|import)\s*\(?\s*"((?:\.|gatsby-plugin-l)[^"]+)"/g;

const withSlashes = (name: string) => name.split(path.sep).join("/");
const codeIn = (folder: string) =>
  readdirSync(path.join(SOURCE, folder), { recursive: true, encoding: "utf8" })
    .map(withSlashes)
    .filter((name) => /\.tsx?$/.test(name));
/** What a file imports of this project, from `src` on. */
const importsOf = (file: string) =>
  [...readFileSync(path.join(SOURCE, file), "utf8").matchAll(IMPORT)].map(([, target = ""]) =>
    target.startsWith(".") ? withSlashes(path.join(path.dirname(file), target)) : target,
  );

it.each(codeIn(".").filter((name) => !name.endsWith(".d.ts")))("%s imports from where it may", (file) => {
  const layer = LAYERS.find(([pattern]) => pattern.test(file));
  expect(layer).toBeDefined();
  const [own = ""] = /^(data-layer\/[^/]+|[^/]+)\//.exec(file) ?? [];
  const allowed = [own.slice(0, -1), ...(layer?.[1] ?? [])];
  expect(importsOf(file).filter((target) => !allowed.some((folder) => `${target}/`.startsWith(`${folder}/`)))).toEqual(
    [],
  );
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
  expect(imported.filter((target) => /^\.\.\/packages\/editor\//.test(target))).toEqual([]);
});

it("Each fixed page has its content, and each content its page", () => {
  const names = readdirSync(path.join(SOURCE, "pages")).map((name) => path.parse(name).name);
  const pages = names.map((name) => `/${name}`.replace("/index", "/"));
  // The pages of a list are made from its own template.
  const filled = contentTypes.flatMap(({ fixedPath, list }) => (fixedPath && !list ? [fixedPath] : []));
  expect(pages.sort()).toEqual(filled.sort());
});
