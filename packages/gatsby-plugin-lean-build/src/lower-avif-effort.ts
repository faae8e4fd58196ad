import { createRequire } from "node:module";
import path from "node:path";
import type sharp from "sharp";
import type { AvifOptions, Sharp } from "sharp";

/**
 * Lowers the default effort of AVIF encoding in gatsby-plugin-sharp, which has no option for it: sharp's own, 4, takes six
 * times as long as 2 and makes files a tenth smaller.
 * @param projectFolder the folder in which gatsby-plugin-sharp is installed; without it, nothing happens
 */
export function lowerAvifEffort(projectFolder: string, effort: number): void {
  const prototype = sharpOf(projectFolder)?.prototype as Sharp | undefined;
  if (!prototype) return;
  const { avif } = prototype;
  prototype.avif = function (this: Sharp, options?: AvifOptions) {
    return avif.call(this, { effort, ...options });
  };
}

/** The sharp that gatsby-plugin-sharp uses; there may be several. */
function sharpOf(projectFolder: string): typeof sharp | undefined {
  try {
    const plugin = createRequire(path.join(projectFolder, "gatsby-config.js")).resolve(
      "gatsby-plugin-sharp/package.json",
    );
    return createRequire(plugin)("sharp");
  } catch {
    return undefined;
  }
}
