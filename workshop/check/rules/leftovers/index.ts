import { finder, finderOfOwnWords, hinting, issuesInFiles, type Rule } from "../../rule";

const remove = (found: string) => `„${found.trim()}“ ist beim Schreiben übrig geblieben. Bitte streichen.`;

/** What an assistant says around a text, and questions to oneself. */
const findTalk = finder(
  /(?:^|(?<=[.!?:]\s))(?:Gerne[!,]|Natürlich!|Hier (?:ist|sind|kommt) (?:eine?|dein|deine|Ihre?|die) (?:\p{L}+ )?(?:Fassung|Version|Text|Entwurf|Vorschlag|Überarbeitung)(?!\p{L})|Ich hoffe, das hilft)|\[[^[\]\n]{0,40}\?\](?!\()|(?:cite|contentReference|oaicite)[:[]/gmu,
  remove,
);
const findOldSpelling = finderOfOwnWords(
  /(?<!\p{L})(?:[Dd]aß|muß|müßten?|wußten?|läßt|bewußt|Prozeß|Anschluß|Abschluß)(?!\p{L})/gu,
  (found) => `„${found}“ schreibt sich heute mit ss: „${found.replace("ß", "ss")}“.`,
);
const findSigns = finderOfOwnWords(/[!?]{2,}/g, (found) => `„${found}“: Ein Zeichen genügt.`);
const findLigatures = finder(
  /[\ufb00-\ufb06]/g,
  (found) =>
    `„${found}“ ist ein einziges Zeichen aus einem PDF, so findet die Suche das Wort nicht. Bitte als „${found.normalize("NFKC")}“ tippen.`,
);
const findEmoji = finder(
  /\p{Emoji_Presentation}/gu,
  (found) => `„${found}“: Diese Website kommt ohne Emoji aus. Bitte streichen.`,
);
const findDots = hinting(
  finderOfOwnWords(/(?<=\p{L})\.{3}(?!\.)/gu, () => "Statt drei Punkten steht …, mit einem Leerzeichen davor."),
);

/** Marks of campaigns in links, with which others count visitors. */
const findMarks = finder(/[?&](?:utm_\w+|fbclid|gclid)=[^&\s)"]*/g, remove);

export const rule = {
  inCopy: () => (copy, file) => [
    ...[findTalk, findOldSpelling, findSigns, findLigatures, findEmoji].flatMap((find) => find(copy)),
    // Texts of the site say „Wird gesendet...“.
    ...(file.type?.collection ? findDots(copy) : []),
  ],
  inContent: ({ files }) => issuesInFiles(files, findMarks),
} satisfies Rule;
