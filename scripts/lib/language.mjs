// Plain JavaScript without imports from node_modules: what is said before anything is installed follows it, too.
import path from "node:path";

/** Commands of content authors beside those of the workshop: a script and the word after it. */
const GERMAN = ["check-content", "dev", "test content"];

/**
 * @template Texts
 * @param {{ en: Texts, de: Texts }} texts
 * @returns {Texts} those in the language of the command that runs: German for content authors, else English
 */
export function inLanguageOfCommand({ en, de }, [, program = "", word] = process.argv) {
  const script = path.basename(program, ".ts");
  const isGerman = GERMAN.includes(script) || GERMAN.includes(`${script} ${word}`);
  return isGerman || path.relative(".", program).startsWith("workshop") ? de : en;
}
