import type { ContentFile } from "../read/read-content";
import type { TermRule } from "../text/replaced-words";

/** Where the site's words are settled. */
export const TERMS_FILE = "content/terms.json";

/** The words that are settled; none while their file is missing or has errors, which are reported by themselves. */
export function wordingIn(files: readonly ContentFile[]): { terms: readonly TermRule[]; words: readonly string[] } {
  const { terms = [], words = [] } = files.find(({ file }) => file === TERMS_FILE)?.data ?? {};
  return { terms: terms as readonly TermRule[], words: words as readonly string[] };
}
