import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { contentTypes } from "../../src/content-types";

const PLUGINS = "../plugins";

/** Folder (or kind of file) below `src` → the folders it may import from, besides itself. The first that matches counts. */
const ROOMS: readonly [room: RegExp, mayImport: readonly string[]][] = [
  [/^config\//, []],
  [/^lib\//, ["config"]],
  [/^components\//, ["config", "lib", PLUGINS]],
  [/^features\//, ["config", "lib", "components", PLUGINS]],
  [/^layout\//, ["config", "lib", "components", "features"]],
  [/^blocks\//, []],
  [/^data-layer\/text\//, []],
  [/^data-layer\/model\//, ["data-layer/text"]],
  [/^content-types\/.*\/template\.tsx$/, ["config", "lib", "components", "features", "layout"]],
  [/^content-types\/.*\.tsx$/, ["config", "lib", "components", "features"]],
  [/^content-types\//, ["lib", "data-layer/model"]],
  [/^data-layer\/read\//, ["data-layer/text", "data-layer/model", "content-types"]],
  [/^data-layer\/render\//, ["data-layer/text", "data-layer/model", "blocks"]],
  [
    /^data-layer\/check\//,
    ["data-layer/text", "data-layer/model", "data-layer/read", "data-layer/render", "content-types"],
  ],
  [/^publish\//, ["config", "lib", "content-types", "data-layer/model"]],
  [/^data-layer\//, ["config", "content-types", "data-layer", "publish"]],
  [/^pages\//, ["lib", "components", "features", "layout", "content-types"]],
];

const SOURCE = path.resolve("src");
const IMPORT = /\b(?:from|import)\s*\(?\s*"(\.[^"]+)"/g;

const files = readdirSync(SOURCE, { recursive: true, encoding: "utf8" })
  .map((name) => name.split(path.sep).join("/"))
  .filter((name) => /\.tsx?$/.test(name) && !name.endsWith(".d.ts"));

it.each(files)("%s imports from where it may.", (file) => {
  const room = ROOMS.find(([pattern]) => pattern.test(file));
  expect(room).toBeDefined();
  const [own = ""] = /^(data-layer\/[^/]+|[^/]+)\//.exec(file) ?? [];
  const imported = [...readFileSync(path.join(SOURCE, file), "utf8").matchAll(IMPORT)].map(([, target = ""]) =>
    path
      .relative(SOURCE, path.resolve(SOURCE, path.dirname(file), target))
      .split(path.sep)
      .join("/"),
  );
  const allowed = [own.slice(0, -1), ...(room?.[1] ?? [])];
  expect(imported.filter((target) => !allowed.some((folder) => `${target}/`.startsWith(`${folder}/`)))).toEqual([]);
});

it("A plugin knows nothing of this site.", () => {
  const plugins = path.join(SOURCE, PLUGINS);
  for (const name of readdirSync(plugins, { recursive: true, encoding: "utf8" }).filter((file) =>
    /\.tsx?$/.test(file),
  )) {
    const imported = [...readFileSync(path.join(plugins, name), "utf8").matchAll(IMPORT)].map(
      ([, target = ""]) => target,
    );
    expect({ name, imported: imported.filter((target) => !target.startsWith("./")) }).toEqual({ name, imported: [] });
  }
});

it("Each fixed page has its content, and each content its page.", () => {
  const pages = readdirSync(path.join(SOURCE, "pages")).map((name) =>
    `/${path.parse(name).name}`.replace("/index", "/"),
  );
  // The pages of a list are made from its own template.
  const filled = contentTypes.flatMap(({ fixedPath, list }) => (fixedPath && !list ? [fixedPath] : []));
  expect(pages.sort()).toEqual(filled.sort());
});
