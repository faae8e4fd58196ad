import { finder, type Rule } from "../../rule";

/** What authors write for themselves, or fill a page with. */
export const rule = {
  inCopy: () =>
    finder(
      /(?<![\p{L}\p{N}])(?:TODO|FIXME|TBD|XXX|[Ll]orem [Ii]psum)(?![\p{L}\p{N}])|\[[^[\]\n]*(?:einsetzen|einfügen|eintragen|ergänzen|ersetzen|folgt|fehlt|prüfen)\.?\](?!\()/gu,
      (found) => `„${found}“ ist eine Notiz, kein Text. Bitte ersetzen oder den Text als Entwurf lassen.`,
    ),
  notInDrafts: true,
} satisfies Rule;
