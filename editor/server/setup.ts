import { readFileSync } from "node:fs";
import path from "node:path";
import { blocks } from "../../src/blocks";
import { attributesOf } from "../../src/data-layer/render/remark-components";
import { editorConfig } from "./config";

/** A building block for the menu of the body: what it is for, its attributes, and an example that can be copied. */
type BlockHelp = { name: string; attributes: readonly string[]; note: string; sample: string };

/** All that the editor in the browser is told when it starts. */
export type Setup = { config: ReturnType<typeof editorConfig>; blocks: BlockHelp[]; isLocal: boolean };

/**
 * Collects what the browser needs to know.
 * @param root the project's folder; the samples of blocks are those of the guide in it
 * @param backend Decap's settings for where files are read and written
 */
export function editorSetup(root: string, backend: object, isLocal: boolean): Setup {
  const guide = readFileSync(path.join(root, "content/README.md"), "utf8");
  const samples = [...guide.matchAll(/^```mdx\n([\s\S]*?)^```$/gm)].map(([, sample = ""]) => sample);
  const help = Object.entries(blocks).map(([name, block]) => {
    const { required, optional } = attributesOf(block);
    const attributes = [...required, ...optional];
    const bare = `<${name}${required.map((attribute) => ` ${attribute}="…"`).join("")} />\n`;
    return { name, attributes, note: block.note, sample: samples.find((each) => each.startsWith(`<${name} `)) ?? bare };
  });
  return { config: editorConfig(root, backend), blocks: help, isLocal };
}
