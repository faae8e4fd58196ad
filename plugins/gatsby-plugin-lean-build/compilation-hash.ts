import { createHash } from "node:crypto";
import type { Compiler } from "webpack";

/** As many characters as webpack's own hash has. */
const LENGTH = 20;

/**
 * webpack plugin: names a compilation by the files it makes. webpack's own hash also counts the
 * compiling of the stylesheet, which does not happen when that comes from its cache: every page of a
 * warm build would carry another hash, and browsers would load the app anew, while no file changed.
 */
export const compilationHash = {
  apply(compiler: Pick<Compiler, "hooks">): void {
    // Before the others: Gatsby writes the hash into its scripts at this moment.
    compiler.hooks.done.tap({ name: "compilation-hash", stage: -1 }, ({ compilation }) => {
      const hashes = [...compilation.chunks].map(({ hash }) => hash ?? "").sort();
      compilation.hash = createHash("sha256").update(hashes.join("\n")).digest("hex").slice(0, LENGTH);
    });
  },
};
