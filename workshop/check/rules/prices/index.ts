import { FACTS_FILE } from "../../../../src/data-layer/read/facts";
import { dataAsWritten, issueAt } from "../../../../src/data-layer/read/read-content";
import { numbersIn } from "../../../../src/lib/german-numbers";
import { finder, hinting, issuesInFiles, type Rule } from "../../rule";

/** An amount of money for a time, or a range of them: „490–2.850 € im Monat“. */
const AMOUNT = /(?<![\d.,–-])\d+(?:\.\d{3})*(?:–\d+(?:\.\d{3})*)?\s€\s(?:im|pro)\s\p{Lu}\p{L}+/gu;
/** How many times smaller or larger than a range an amount may be that is meant to lie in it. */
const NEAR = 2;

/** Amounts outside of the range that their file states or names, and a price that is lower for more. */
export const rule = {
  inContent: ({ files, facts: { priceRange = "", priceForFive = "", priceForTen = "" } }) =>
    files.flatMap((file) => {
      const isOfFacts = file.file === `content/${FACTS_FILE}`;
      const own = isOfFacts || file.text.includes("{{priceRange}}") ? priceRange : dataAsWritten(file).payRange;
      const [range = ""] = String(own).replace(/\s/g, " ").match(AMOUNT) ?? [];
      const [least = 0, most = least] = numbersIn(range);
      const find = finder(AMOUNT, (found) => {
        const [low = 0, high = low] = numbersIn(found);
        const isOne = most > 0 && found.endsWith(range.replace(/^\S+/, "")) && low * NEAR > least && high < most * NEAR;
        return isOne && (low < least || high > most) && `„${found}“ liegt außerhalb von „${range}“. Bitte prüfen.`;
      });
      const [five = 0, ten = five] = [priceForFive, priceForTen].flatMap((price) => numbersIn(price).slice(0, 1));
      const isLower = isOfFacts && ten < five;
      return [
        ...issuesInFiles([file], hinting(find)),
        ...(isLower ? [issueAt(file, ["priceForTen"], "Zehn kosten hier weniger als fünf. Bitte prüfen.")] : []),
      ];
    }),
} satisfies Rule;
