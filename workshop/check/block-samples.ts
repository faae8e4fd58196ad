import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

const FENCED = /^```mdx\n([\s\S]*?)^```$/gm;

/** The samples of building blocks in the authors' reference, if the project has one. */
export function blockSamples(root: string): string[] {
  const reference = path.join(root, "content/REFERENZ.md");
  if (!existsSync(reference)) return [];
  const fenced = [...readFileSync(reference, "utf8").matchAll(FENCED)].map(([, sample = ""]) => sample);
  return fenced.filter((sample) => /^<[A-Z]/.test(sample));
}
