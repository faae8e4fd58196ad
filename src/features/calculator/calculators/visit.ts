import { withUnit } from "../../../lib/german-numbers";
import { defineCalculator } from "../calculator";
import { euros, NO_FIGURE, withNoun } from "../numbers";
import { approximateTriesText, sampleSizePerGroup } from "../proportions";

type Comparison = {
  extraCost: number;
  pointDifference: number;
  marginPerOrder: number;
  winRate: number;
  handlingCost: number;
};

/** Says whether a visit pays off, if need be from or up to which margin. */
function verdict({ extraCost, pointDifference, marginPerOrder, winRate, handlingCost }: Comparison): string {
  const more = withNoun(Math.abs(pointDifference), "Prozentpunkt", "Prozentpunkte");
  const orders = `und aus ${withUnit(winRate, "%")} der Verkaufschancen wird ein Auftrag.`;
  const handling = handlingCost > 0 ? ` Jede weitere Verkaufschance kostet ${euros(handlingCost)}.` : "";
  if (extraCost > 0 && pointDifference > 0) {
    return `Ein Besuch lohnt sich ab ${marginText(marginPerOrder)}. Er kostet ${euros(extraCost)} mehr, die Quote liegt ${more} höher, ${orders}${handling}`;
  }
  if (extraCost < 0 && pointDifference < 0) {
    return `Ein Besuch lohnt sich nur bis ${marginText(marginPerOrder)}. Er kostet ${euros(-extraCost)} weniger, die Quote liegt ${more} niedriger, ${orders}${handling}`;
  }
  if (extraCost === 0 && pointDifference === 0) return "Besuch und Videotermin kosten und bringen gleich viel.";
  // Below this margin, further opportunities cost more than they earn.
  const least =
    pointDifference !== 0 && handling ? ` Das gilt ab ${marginText(handlingCost / (winRate / 100))}.${handling}` : "";
  if (extraCost >= 0 && pointDifference <= 0)
    return `Ein Besuch lohnt sich nie: Er kostet nicht weniger und bringt nicht mehr.${least}`;
  return `Ein Besuch lohnt sich immer: Er kostet nicht mehr und bringt nicht weniger.${least}`;
}

const marginText = (margin: number) => `${euros(margin)} Deckungsbeitrag pro Auftrag`;

/**
 * The margin per order from which a visit pays off instead of a video call.
 *
 * Break-even of two alternatives by their differences: extra cost of the visit ÷ difference of the chances of an
 * opportunity, plus the cost of the opportunity itself, is the value that an opportunity needs; divided by the win rate,
 * the margin that an order needs. Source: Drury, “Management and Cost Accounting”, on relevant (incremental) costs and revenues.
 */
export const visit = defineCalculator({
  name: "visit",
  title: "Ab wann sich der Besuch lohnt",
  groups: {
    "Kosten eines Termins": [
      { key: "visitCost", label: "Kosten eines Besuchs", unit: "€", min: 0, max: 100_000 },
      { key: "callCost", label: "Kosten eines Videotermins", unit: "€", min: 0, max: 100_000 },
    ],
    "Erfolg eines Termins": [
      { key: "visitChance", label: "Verkaufschance nach Besuch", unit: "%", min: 1, max: 100 },
      { key: "callChance", label: "Verkaufschance nach Video", unit: "%", min: 1, max: 100 },
    ],
    Danach: [
      { key: "winRate", label: "Abschlussquote", unit: "%", min: 1, max: 100 },
      // Older texts and links omit it.
      {
        key: "handlingCost",
        label: "Kosten einer weiteren Verkaufschance",
        unit: "€",
        min: 0,
        max: 100_000,
        fallback: 0,
      },
    ],
  },
  compute: ({ visitCost, callCost, visitChance, callChance, winRate, handlingCost }) => {
    const extraCost = visitCost - callCost;
    const pointDifference = visitChance - callChance;
    const perOpportunity = (difference: number) => extraCost / (difference / 100) + handlingCost;
    const perOrder = (difference: number) => perOpportunity(difference) / (winRate / 100);
    const marginPerOrder = perOrder(pointDifference);
    // If one alternative is both cheaper and better, there is no break-even.
    const depends = extraCost * pointDifference > 0;
    const threshold = (value: number) => (depends ? euros(value) : NO_FIGURE);
    const tries = sampleSizePerGroup(visitChance / 100, callChance / 100);
    return {
      sentence: verdict({ extraCost, pointDifference, marginPerOrder, winRate, handlingCost }),
      figures: [
        { label: "Schwelle pro Auftrag", value: threshold(marginPerOrder) },
        { label: "Schwelle pro Verkaufschance, samt ihren Kosten", value: threshold(perOpportunity(pointDifference)) },
        { label: "Schwelle pro Auftrag bei halbem Unterschied", value: threshold(perOrder(pointDifference / 2)) },
        { label: "Schwelle pro Auftrag bei doppeltem Unterschied", value: threshold(perOrder(pointDifference * 2)) },
        { label: "Besuchskosten bis zur Verkaufschance", value: euros(visitCost / (visitChance / 100)) },
        { label: "Videokosten bis zur Verkaufschance", value: euros(callCost / (callChance / 100)) },
        {
          label: "Termine je Kanal, um den Unterschied zu belegen",
          value: tries === undefined ? NO_FIGURE : approximateTriesText(tries),
        },
      ],
    };
  },
});
