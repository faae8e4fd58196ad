import { FACTS_FILE } from "../../../../src/data-layer/read/facts";
import { numbersIn } from "../../../../src/lib/german-numbers";
import { issuesInFields, type Rule } from "../../rule";

/** Prices of the company that rise with what they are for, within the range that it names. */
const RISING = ["priceForFive", "priceForTen"];

export const rule = {
  inContent: ({ files }) => {
    const company = files.filter(({ file, data }) => data && file === `content/${FACTS_FILE}`);
    return issuesInFields(company, ({ path: [name], group }) => {
      const numbersOf = (fact: string | undefined) => numbersIn(String(group[fact ?? ""] ?? ""));
      const index = RISING.indexOf(String(name));
      const [[price], [least = 0, most = 0]] = [numbersOf(RISING[index]), numbersOf("priceRange")];
      const [lower = least] = numbersOf(RISING[index - 1]);
      // A range that is not known yet is one of zeros.
      const fits = price === undefined || (price >= lower && (most === 0 || price <= most));
      return !fits && `Dieser Preis passt nicht zum kleineren und zu priceRange, „${group.priceRange}“. Bitte prüfen.`;
    });
  },
} satisfies Rule;
