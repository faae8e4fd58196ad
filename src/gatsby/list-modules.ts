import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Compiler, Module } from "webpack";

/** Bytes of source by package, or by file of this project. */
export type Modules = Record<string, number>;

/** Where the list stands, beside what the hosts need. */
export const MODULE_LIST = "deploy/modules.json";

const PACKAGE = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/;

/** webpack plugin: lists what each script of the site is made of, so that a script that has grown can be explained. */
export const listModules = {
  apply(compiler: Compiler): void {
    compiler.hooks.done.tap("list-modules", ({ compilation }) => {
      const scripts = [...compilation.chunks].flatMap((chunk) => {
        const modules = modulesOf(compilation.chunkGraph.getChunkModules(chunk), compiler.context);
        return [...chunk.files].filter((name) => name.endsWith(".js")).map((name) => [name, modules] as const);
      });
      const file = path.join(compiler.context, MODULE_LIST);
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, JSON.stringify(Object.fromEntries(scripts)));
    });
  },
};

function modulesOf(modules: readonly Module[], root: string): Modules {
  const sizes: Modules = {};
  for (const module of modules.flatMap((each) => ("modules" in each ? (each.modules as Module[]) : each))) {
    const file = module.nameForCondition();
    // webpack's own parts, and what is left out, are no files.
    if (!file) continue;
    const name = PACKAGE.exec(file)?.[1] ?? path.relative(root, file);
    sizes[name] = (sizes[name] ?? 0) + module.size();
  }
  return sizes;
}
