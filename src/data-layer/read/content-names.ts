import { readdirSync } from "node:fs";
import path from "node:path";

/** Paths of the files and folders inside `content/`, sorted, with slashes on every system. */
export const namesInContent = (root: string): string[] =>
  readdirSync(path.join(root, "content"), { encoding: "utf8", recursive: true })
    .map((name) => name.replaceAll(path.sep, "/"))
    .sort();
