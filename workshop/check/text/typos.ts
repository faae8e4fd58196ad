import type { TextIssue } from "../../../src/data-layer/text/issue";
import { MONTHS } from "./calendar";
import { applyRules, type Rule } from "./rules";

/** Words that may rightly stand twice in a row: „Leute, die die Liste kennen“. */
const MAY_REPEAT = "die|der|das|den|dem|sie|was|wer|so|sehr";

/** Each kind of slip. */
export const TYPO_RULES: readonly Rule[] = [
  [
    // Names may: „Baden Baden“.
    new RegExp(`(?<![\\p{L}\\p{N}-])(?!(?:${MAY_REPEAT})\\s)(\\p{Ll}+)\\s+\\1(?![\\p{L}\\p{N}-])`, "gu"),
    (found) => `„${found.replace(/\s+/, " ")}“: Dieses Wort steht zweimal. Bitte eines streichen.`,
    ["Das ist und und bleibt so.", "Das ist und bleibt so."],
  ],
  [
    /(?<!(?:[Pp]er|[Dd]as|[Bb]eim|[Vv]om|[Zz]um|[Ii]m|[Aa]uf)\s|[\p{L}\p{N}_/.@-])(?:[Dd]u|[Dd]ich|[Dd]ir|[Dd]ein(?:e[mnrs]?)?|[Ee]uch|[Ee]ure?[mnrs]?|[Ee]uer)(?![\p{L}\p{N}@-]|\.\p{L})/gu,
    (found) => `„${found}“ duzt. Diese Website siezt ihre Leser; in „…“ darf ein Zitat duzen.`,
    ["Prüfe deine Zahlen.", "Prüfen Sie Ihre Zahlen."],
  ],
  [
    // A request to one person; the words behind it show that it is no noun.
    /(?<=(?:^|[.!?:] ))(?:Schreibe?|Komm|Sage?|Lies|Nimm|Sieh|Schaue?|Probiere?|Gib|Denke?|Melde?|Klicke?|Nutze|Prüfe|Vergleiche|Wähle|Trag|Rufe?|Hole?|Frag|Teste|Starte) (?=(?:uns|mir|mich|dich|dir|die|den|das|der|dem|ein|eine|einen|nicht|mal|einfach|jetzt|selbst|hier|zuerst|an|auf)(?!\p{L}))/gmu,
    (found) => `„${found.trim()}“ duzt. Diese Website siezt ihre Leser; in „…“ darf ein Zitat duzen.`,
    ["Schreib uns gern.", "Schreiben Sie uns gern."],
  ],
  [
    new RegExp(
      `(?<!\\d)\\d{1,2}\\.(?:${MONTHS.join("|")})(?!\\p{L})|(?<![\\p{L}\\d./@])\\p{L}\\p{Ll}+[.!?]\\p{Lu}\\p{Ll}+(?![\\p{L}./@])|\\p{L}{2},\\p{L}{2}`,
      "gu",
    ),
    (found) => `In „${found}“ fehlt ein Leerzeichen hinter dem Zeichen.`,
    ["Ein Satz.Noch einer.", "Ein Satz. Noch einer."],
  ],
  [
    // After these words, „das“ can be no pronoun of what stands before.
    /(?<=(?<!\p{L})(?:Annahme|Ansicht|Meinung|Tatsache|Folge|Gefahr|Hoffnung|Bedingung|sag(?:t|en)|wei(?:ß|s)|wissen|glaub(?:t|en)|mein(?:t|en)|hoff(?:t|en)|zeig(?:t|en)|sorg(?:t|en)|bedeut(?:et|en)|heißt|merk(?:t|en)|erfähr(?:t|en)|hör(?:t|en)|denk(?:t|en)|verhinder(?:t|n)|vermeide(?:t|n)|acht(?:et|en)|dazu|damit|dadurch|klar|sicher|wichtig|möglich|dafür|darauf|daran|davon|so), )das(?= (?:der|die|dem|den|ein|eine|es|er|sie|Sie|wir|man|ich)(?!\p{L}))/gu,
    () => "Hier steht „das“, gemeint ist „dass“.",
    ["Das Team sorgt dafür, das es klappt.", "Das Team sorgt dafür, dass es klappt."],
  ],
  [
    new RegExp(
      `(?<!\\p{L})[Ss]eid(?= (?:dem|der|den|einem|einer|heute|gestern|\\d|${MONTHS.join("|")})(?!\\p{L}))`,
      "gu",
    ),
    () => "Hier steht „seid“, gemeint ist „seit“.",
    ["Das gilt seid dem 2. August.", "Das gilt seit dem 2. August."],
  ],
  [
    /(?<=[\p{L}\p{N}“])[ \t]+[,;:!?.](?=\s|$)/gu,
    () => "Vor diesem Zeichen steht ein Leerzeichen. Bitte streichen.",
    ["Wirklich ?", "Wirklich?"],
  ],
];

/** Words in quotation marks are those of others; what is left keeps its place. */
const withoutQuotations = (text: string) => text.replace(/„[^„“]*“/g, (quoted) => `„${"_".repeat(quoted.length - 2)}“`);

/** Finds slips of the keyboard: a word that stands twice, Du in place of Sie, missing or misplaced spaces. */
export const findTypos = (text: string): TextIssue[] => applyRules(TYPO_RULES, withoutQuotations(text));
