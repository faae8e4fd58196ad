import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Store } from "gatsby";
import TerserPlugin from "terser-webpack-plugin";
import type { Compiler } from "webpack";
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

it("keeps compilations while the lockfile is the same; without one, webpack looks at all files itself", () => {
  const dependencies = (context: string) => {
    const buildDependencies = Object.assign(new Set(["/node_modules/gatsby/a.js"]), {
      addAll: (files: string[]) => files.forEach((file) => void buildDependencies.add(file)),
    });
    const tap = (_name: string, done: (stats: object) => void) => done({ compilation: { buildDependencies } });
    dependOnLockfile({ context, hooks: { done: { tap } } } as unknown as Compiler);
    return [...buildDependencies];
  };
  const folder = mkdtempSync(path.join(tmpdir(), "lockfile-"));
  expect(dependencies(folder)).toEqual(["/node_modules/gatsby/a.js"]);
  writeFileSync(path.join(folder, "yarn.lock"), "");
  expect(dependencies(folder)).toEqual([path.join(folder, "yarn.lock")]);
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
