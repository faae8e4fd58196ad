import { distance } from "fastest-levenshtein";
import { FACTS_FILE } from "../../../../src/data-layer/read/facts";
import { finder, issuesInFiles, type Rule } from "../../rule";

/** The domain of an address of the company, or one that resembles it: „hafenlotse.de“ for „hafenlotse.example“. */
const ADDRESS = /(?<=@|https?:\/\/)[\w-]+(?:\.[\w-]+)+/g;
/** How many letters may be wrong. */
const MAX_DISTANCE = 2;

const REMEDY = "Bitte den Fakt nennen, z. B. {{email}} oder {{url}}.";

/** The name below the ending: „hafenlotse“ of „www.hafenlotse.example“. */
const nameOf = (domain: string) => domain.split(".").at(-2) ?? "";

export const rule = {
  inContent: ({ files, facts }) => {
    const { url = "" } = facts;
    const own = url.replace(/^https:\/\/(?:www\.)?/, "");
    if (own === "") return [];
    const findOdd = finder(ADDRESS, (found) => {
      const isOther = found !== own && !found.endsWith(`.${own}`);
      const isOdd = isOther && distance(nameOf(found), nameOf(own)) <= MAX_DISTANCE;
      return isOdd && `„${found}“ ist nicht die Domain der Firma, „${own}“. ${REMEDY}`;
    });
    const findLinks = finder(
      new RegExp(`(?<=\\]\\(|"to": ")https?://(?:www\\.)?${own.replaceAll(".", "\\.")}`, "g"),
      (found) => `„${found}“ ist diese Website. Der Link beginnt hier mit /, z. B. /product.`,
    );
    const texts = files.filter(({ file }) => file !== `content/${FACTS_FILE}`);
    return [...issuesInFiles(files, findOdd), ...issuesInFiles(texts, findLinks)];
  },
} satisfies Rule;
