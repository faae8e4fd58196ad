import { MONTHS } from "../../days";
import { finderOfOwnWords, ofCopy } from "../../rule";

const findSeid = finderOfOwnWords(
  new RegExp(
    `(?<!\\p{L})[Ss]eid(?= (?:dem|der|den|einem|einer|heute|gestern|\\d|${MONTHS.join("|")})(?!\\p{L}))`,
    "gu",
  ),
  () => "Hier steht „seid“, gemeint ist „seit“.",
);
const findDas = finderOfOwnWords(
  // After these words, „das“ can be no pronoun of what stands before: „Er hat viel zu sagen, das“ is none of them.
  /(?<=(?<!\p{L}|zu )(?:Annahme|Ansicht|Meinung|Tatsache|Folge|Gefahr|Hoffnung|Bedingung|sag(?:t|en)|wei(?:ß|s)|wissen|glaub(?:t|en)|mein(?:t|en)|hoff(?:t|en)|zeig(?:t|en)|sorg(?:t|en)|bedeut(?:et|en)|heißt|merk(?:t|en)|erfähr(?:t|en)|hör(?:t|en)|denk(?:t|en)|verhinder(?:t|n)|vermeide(?:t|n)|acht(?:et|en)|dazu|damit|dadurch|klar|sicher|wichtig|möglich|dafür|darauf|daran|davon|so), )das(?= (?:der|die|dem|den|ein|eine|es|er|sie|Sie|wir|man|ich)(?!\p{L}))/gu,
  () => "Hier steht „das“, gemeint ist „dass“.",
);
/** Words that may rightly stand twice in a row: „Leute, die die Liste kennen“. */
const MAY_REPEAT = "die|der|das|den|dem|sie|was|wer|so|sehr";
const findTwice = finderOfOwnWords(
  // Names may: „Baden Baden“; before a noun, an article may: „Der der Liste zugewiesene Speicher“.
  new RegExp(
    `(?<![\\p{L}\\p{N}-])(?:(?!(?:${MAY_REPEAT})\\s)(\\p{Ll}{2,})\\s+\\1|(?:Das das|Die die|Der der|Den den)(?= \\p{Ll}))(?![\\p{L}\\p{N}-])`,
    "gu",
  ),
  (found) => `„${found.replace(/\s+/, " ")}“: Dieses Wort steht zweimal. Bitte eines streichen.`,
);

export const rule = ofCopy(findSeid, findDas, findTwice);
