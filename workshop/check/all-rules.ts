import { readdirSync } from "node:fs";
import path from "node:path";
import type { Rule } from "./rule";

const FOLDER = path.join(__dirname, "rules");

/** All rules by the name of their folder. */
export const RULES: ReadonlyMap<string, Rule> = new Map(
  readdirSync(FOLDER).map((name) => [name, require(path.join(FOLDER, name)).rule as Rule]),
);
