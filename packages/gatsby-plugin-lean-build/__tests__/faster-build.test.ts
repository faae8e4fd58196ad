import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import type { Store } from "gatsby";
import TerserPlugin from "terser-webpack-plugin";
import webpack, { type Compiler, type Configuration } from "webpack";
import { compileTypeScriptOnce } from "../src/compile-typescript-once";
import { dependOnLockfile } from "../src/depend-on-lockfile";
import { encodePicturesEarly } from "../src/encode-pictures-early";
import { minifyWithSwc } from "../src/minify-with-swc";

const optionsWith = (options: object) => options as unknown as Compiler["options"];

it("leaves the rule of Gatsby's TypeScript plugin to templates with MDX content, and changes no other", () => {
  const rules = [{ test: /\.(js|mjs|jsx|ts|tsx)$/ }, { test: /\.tsx?$/ }, { test: /\.css$/ }, "..."];
  const options = optionsWith({ module: { rules } });
  compileTypeScriptOnce({ options });
  const mdx = { resourceQuery: /__contentFilePath/ };
  expect(options.module.rules).toEqual(rules.map((rule, index) => (index === 1 ? Object.assign({}, rule, mdx) : rule)));
});

it("minifies with SWC where Gatsby's minimizer finds it, else with terser", () => {
  const minifier = () => {
    const plugin = new TerserPlugin();
    minifyWithSwc({ options: optionsWith({ optimization: { minimizer: [plugin, "...", undefined] } }) });
    return (plugin as unknown as { options: { minimizer: { implementation: unknown } } }).options.minimizer
      .implementation;
  };
  jest.spyOn(TerserPlugin.swcMinify, "getMinimizerVersion").mockReturnValueOnce(undefined);
  expect(minifier()).toBe(TerserPlugin.terserMinify);
  expect(minifier()).toBe(TerserPlugin.swcMinify);
});

it("keeps a compilation until the lockfile changes", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "lockfile-"));
  const lockfile = path.join(folder, "yarn.lock");
  writeFileSync(path.join(folder, "entry.js"), "");
  const options: Configuration = {
    ...{ context: folder, entry: "./entry.js", mode: "development", output: { path: folder } },
    cache: { type: "filesystem", cacheDirectory: folder, buildDependencies: { config: [__filename] } },
    plugins: [dependOnLockfile],
  };
  const compile = async (locked: string) => {
    writeFileSync(lockfile, locked);
    const compiler = webpack(options);
    const stats = await promisify(compiler.run.bind(compiler))();
    await promisify(compiler.close.bind(compiler))();
    const { modules = [], builtModules, buildDependencies = [] } = stats?.compilation ?? {};
    return { compiled: [...modules].filter((each) => builtModules?.has(each)).length, needs: [...buildDependencies] };
  };
  expect(await compile("1")).toEqual({ compiled: 1, needs: [lockfile] });
  expect(await compile("1")).toMatchObject({ compiled: 0 });
  expect(await compile("2")).toMatchObject({ compiled: 1 });
});

describe("The pictures of all pages", () => {
  const components = new Map([
    ["a", { query: "{ file { gatsbyImageData } }", pages: new Set(["/", "/more"]) }],
    ["b", { query: "{ title }", pages: new Set(["/text"]) }],
  ]);
  const pages = new Map([["/more", { path: "/more", context: { id: "1" } }]]);
  const asked = async (done: number) => {
    const graphql = jest.fn();
    const jobsV2 = { complete: new Map(Array.from({ length: done }, (_, index) => [index, {}])) };
    await encodePicturesEarly(graphql, { getState: () => ({ components, pages, jobsV2 }) } as unknown as Store);
    return graphql.mock.calls;
  };

  it("are asked for once, with what each page's query gets", async () => {
    expect(await asked(0)).toEqual([
      ["{ file { gatsbyImageData } }", {}],
      ["{ file { gatsbyImageData } }", { path: "/more", context: { id: "1" }, id: "1" }],
    ]);
  });

  it("are left to Gatsby in a warm build", async () => expect(await asked(1)).toEqual([]));
});
