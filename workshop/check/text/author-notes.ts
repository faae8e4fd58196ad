import type { TextIssue } from "../../../src/data-layer/text/issue";

/** What authors write for themselves, or fill a page with. */
const NOTE =
  /(?<![\p{L}\p{N}])(?:TODO|FIXME|TBD|XXX|[Ll]orem [Ii]psum)(?![\p{L}\p{N}])|\[[^\]\n]*(?:einsetzen|einfügen|eintragen|ergänzen|ersetzen|folgt|fehlt|prüfen)\.?\](?!\()/gu;

/** Finds notes of an author that no visitor should read. */
export const findAuthorNotes = (text: string): TextIssue[] =>
  [...text.matchAll(NOTE)].map(({ 0: found, index }) => ({
    offset: index,
    message: `„${found}“ ist eine Notiz, kein Text. Bitte ersetzen oder den Text als Entwurf lassen.`,
  }));
