import { finderOfOwnWords, ofCopy } from "../../rule";

const message = (found: string) =>
  `„${found.trim()}“ duzt. Diese Website siezt ihre Leser; in „…“ darf ein Zitat duzen.`;

const findPronouns = finderOfOwnWords(
  /(?<!(?:[Pp]er|[Dd]as|[Bb]eim|[Vv]om|[Zz]um|[Ii]m|[Aa]uf)\s|[\p{L}\p{N}_/.@-])(?:[Dd]u|[Dd]ich|[Dd]ir|[Dd]ein(?:e[mnrs]?)?|[Ee]uch|[Ee]ure?[mnrs]?|[Ee]uer)(?![\p{L}\p{N}@-]|\.\p{L})/gu,
  message,
);
/** A request to one person; the words behind it show that it is no noun. */
const findRequests = finderOfOwnWords(
  /(?<=(?:^|[.!?:] ))(?:Schreibe?|Komm|Sage?|Lies|Nimm|Sieh|Schaue?|Probiere?|Gib|Denke?|Melde?|Klicke?|Nutze|Prüfe|Vergleiche|Wähle|Trag|Rufe?|Hole?|Frag|Teste|Starte) (?=(?:uns|mir|mich|dich|dir|die|den|das|der|dem|ein|eine|einen|nicht|mal|einfach|jetzt|selbst|hier|zuerst|an|auf)(?!\p{L}))/gmu,
  message,
);

export const rule = ofCopy(findPronouns, findRequests);
