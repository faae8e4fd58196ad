import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { deferScripts } from "./defer-scripts";
import type { GivenOptions } from "./options";

export const pluginOptionsSchema: GatsbyNode["pluginOptionsSchema"] = ({ Joi }) =>
  Joi.object({ sendAgainAfter: Joi.number().required(), ownHashes: Joi.array().items(Joi.string()).default([]) });

/** Defers the scripts of every built page. */
export const onPostBuild: GatsbyNode["onPostBuild"] = ({ store }, options) => {
  const { program, pages } = store.getState();
  for (const { path: page } of pages.values()) {
    const file = path.join(program.directory, "public", page.endsWith(".html") ? page : path.join(page, "index.html"));
    const html = readFileSync(file, "utf8");
    const deferred = deferScripts(html, page, options as GivenOptions);
    if (deferred !== html) writeFileSync(file, deferred);
  }
};
