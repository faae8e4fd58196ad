import type { TextIssue } from "../../../src/data-layer/text/issue";
import { applyRules, type Rule } from "./rules";

const RULES: readonly Rule[] = [
  [
    /^(#{2,3}) [^\n]*\n\s*(?=(?!\1#)#{2,3} |(?![\s\S]))/gm,
    (found) => `Unter „${found.trim()}“ steht kein Text. Bitte schreiben oder die Überschrift löschen.`,
  ],
  [/(?<=^#{2,3} [^\n]*\p{Ll}{4})\.[ \t]*$/gmu, () => "Eine Überschrift endet ohne Punkt. Bitte streichen."],
  [
    // Eight words make a sentence, unless they are an address or go on in a list.
    /(?<=^\n)[\p{L}„*](?:[^\n\s]*[ \t]+){7,}[^\n]*[\p{L}\p{N}](?=\n\n(?![-*\d])|\n?(?![\s\S]))/gmu,
    (found) => `Der Absatz endet mit „${found.split(/\s+/).at(-1)}“, ohne Punkt. Bitte ergänzen.`,
  ],
];

/** Finds headings without a text or with a full stop, and paragraphs without one. @param body Markdown */
export const findStructureIssues = (body: string): TextIssue[] => applyRules(RULES, body.replaceAll("\r\n", " \n"));
