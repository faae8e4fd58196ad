import type { TextIssue } from "../../../src/data-layer/text/issue";
import { applyRules, type Rule } from "./rules";

/** What authors write for themselves, or fill a page with. */
export const NOTE_RULES: readonly Rule[] = [
  [
    /(?<![\p{L}\p{N}])(?:TODO|FIXME|TBD|XXX|[Ll]orem [Ii]psum)(?![\p{L}\p{N}])|\[[^[\]\n]*(?:einsetzen|einfügen|eintragen|ergänzen|ersetzen|folgt|fehlt|prüfen)\.?\](?!\()/gu,
    (found) => `„${found}“ ist eine Notiz, kein Text. Bitte ersetzen oder den Text als Entwurf lassen.`,
    ["Wir haben [Zahl einsetzen] Kunden.", "Wir haben zwölf Kunden."],
  ],
];

/** Finds notes of an author that no visitor should read. */
export const findAuthorNotes = (text: string): TextIssue[] => applyRules(NOTE_RULES, text);
