import { createHash } from "node:crypto";
import type { Compiler } from "webpack";

/**
 * webpack plugin: derives a compilation's hash from the files it produces. webpack's own also covers the compilation of the
 * stylesheet, which is skipped when that is cached: browsers would reload the app although no file had changed.
 */
export function compilationHash({ hooks }: Pick<Compiler, "hooks">): void {
  // Runs before other plugins, because Gatsby writes the hash into its scripts in this hook.
  hooks.done.tap({ name: "compilation-hash", stage: -1 }, ({ compilation }) => {
    const hashes = [...compilation.chunks].map(({ hash }) => hash ?? "").sort();
    // webpack's own hash has the same length.
    compilation.hash = createHash("sha256").update(hashes.join("\n")).digest("hex").slice(0, 20);
  });
}
