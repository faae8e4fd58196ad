import type { TextIssue } from "../../../src/data-layer/text/issue";
import { applyRules, type Rule } from "./rules";

/** Each kind of heading or paragraph that lacks something. */
export const STRUCTURE_RULES: readonly Rule[] = [
  [
    /^(#{2,3}) [^\n]*\n\s*(?=(?!\1#)#{2,3} |(?![\s\S]))/gm,
    (found) => `Unter „${found.trim()}“ steht kein Text. Bitte schreiben oder die Überschrift löschen.`,
    ["## Ziel\n\n## Weg\n\nEin Satz.", "## Weg\n\nEin Satz."],
  ],
  [
    /(?<=^#{2,3} [^\n]*\p{Ll}{4})\.[ \t]*$/gmu,
    () => "Eine Überschrift endet ohne Punkt. Bitte streichen.",
    ["## Unser Vorgehen.\n\nEs ist da.", "## Unser Vorgehen\n\nEs ist da."],
  ],
  [
    // Eight words make a sentence, unless they are an address or go on in a list.
    /(?<=^\n)[\p{L}„*](?:[^\n\s]*[ \t]+){7,}[^\n]*[\p{L}\p{N}](?=\n\n(?![-*\d])|\n?(?![\s\S]))/gmu,
    (found) => `Der Absatz endet mit „${found.split(/\s+/).at(-1)}“, ohne Punkt. Bitte ergänzen.`,
    [
      "\n\nDieser Absatz hat mehr als acht Wörter und keinen Punkt",
      "\n\nDieser Absatz hat mehr als acht Wörter und einen Punkt.",
    ],
  ],
];

/** Finds headings without a text or with a full stop, and paragraphs without one. @param body Markdown */
export const findStructureIssues = (body: string): TextIssue[] =>
  applyRules(STRUCTURE_RULES, body.replaceAll("\r\n", " \n"));
