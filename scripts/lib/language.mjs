// Plain JavaScript without imports from node_modules: what is said before anything is installed follows it, too.
import path from "node:path";

/** Commands of content authors, by their script and the word after it. */
const GERMAN = ["changes", "check-content", "dev", "edit", "golive", "guide", "new", "test content"];

/**
 * @template Texts
 * @param {{ en: Texts, de: Texts }} texts
 * @returns {Texts} those in the language of the command that runs: German for content authors, else English
 */
export function inLanguageOfCommand({ en, de }, [, program = "", word] = process.argv) {
  const script = path.basename(program, ".ts");
  return GERMAN.includes(script) || GERMAN.includes(`${script} ${word}`) ? de : en;
}
