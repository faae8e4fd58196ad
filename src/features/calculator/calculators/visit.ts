import { withUnit } from "../../../lib/german-numbers";
import { defineCalculator } from "../calculator";
import { counted, euros, NO_FIGURE } from "../numbers";
import { roughTries, triesNeeded } from "../proportions";

type Comparison = { extraCost: number; points: number; perOrder: number; winRate: number };

/** Whether a visit pays; if that depends, from or up to which margin. */
function verdict({ extraCost, points, perOrder, winRate }: Comparison): string {
  const more = counted(Math.abs(points), "Prozentpunkt", "Prozentpunkte");
  const orders = `und aus ${withUnit(winRate, "%")} der Verkaufschancen wird ein Auftrag`;
  const margin = `${euros(perOrder)} Deckungsbeitrag pro Auftrag`;
  if (extraCost > 0 && points > 0) {
    return `Ein Besuch lohnt sich ab ${margin}. Er kostet ${euros(extraCost)} mehr, die Quote liegt ${more} höher, ${orders}.`;
  }
  if (extraCost < 0 && points < 0) {
    return `Ein Besuch lohnt sich nur bis ${margin}. Er kostet ${euros(-extraCost)} weniger, die Quote liegt ${more} niedriger, ${orders}.`;
  }
  if (extraCost === 0 && points === 0) return "Besuch und Videotermin kosten und bringen gleich viel.";
  if (extraCost >= 0 && points <= 0) return "Ein Besuch lohnt sich nie: Er kostet nicht weniger und bringt nicht mehr.";
  return "Ein Besuch lohnt sich immer: Er kostet nicht mehr und bringt nicht weniger.";
}

/**
 * From which margin on a visit pays instead of a call.
 *
 * Break-even of two alternatives by what differs between them: extra cost of the visit ÷ difference of the chances of an
 * opportunity is what an opportunity has to be worth; divided by the win rate, an order. Source: Drury, “Management and
 * Cost Accounting”, on relevant (incremental) costs and revenues.
 */
export const visit = defineCalculator({
  name: "visit",
  title: "Ab wann sich der Besuch lohnt",
  fields: [
    { key: "visitCost", label: "Kosten eines Besuchs", unit: "€", min: 0, max: 100_000 },
    { key: "callCost", label: "Kosten eines Videotermins", unit: "€", min: 0, max: 100_000 },
    { key: "visitChance", label: "Verkaufschance nach Besuch", unit: "%", min: 1, max: 100 },
    { key: "callChance", label: "Verkaufschance nach Video", unit: "%", min: 1, max: 100 },
    { key: "winRate", label: "Abschlussquote", unit: "%", min: 1, max: 100 },
  ],
  compute: ({ visitCost, callCost, visitChance, callChance, winRate }) => {
    const extraCost = visitCost - callCost;
    const points = visitChance - callChance;
    const perOpportunity = extraCost / (points / 100);
    const perOrder = perOpportunity / (winRate / 100);
    // Where one way is both cheaper and better, no margin changes that.
    const depends = extraCost * points > 0;
    const threshold = (value: number) => (depends ? euros(value) : NO_FIGURE);
    const tries = triesNeeded(visitChance / 100, callChance / 100);
    return {
      sentence: verdict({ extraCost, points, perOrder, winRate }),
      figures: [
        { label: "Schwelle pro Auftrag", value: threshold(perOrder), isMain: true },
        { label: "Schwelle pro Verkaufschance", value: threshold(perOpportunity) },
        { label: "Bei halbem Unterschied der Quoten", value: threshold(perOpportunity * 2) },
        { label: "Bei doppeltem Unterschied der Quoten", value: threshold(perOpportunity / 2) },
        { label: "Verkaufschance per Besuch kostet", value: euros(visitCost / (visitChance / 100)) },
        { label: "Verkaufschance per Video kostet", value: euros(callCost / (callChance / 100)) },
        {
          label: "Termine je Kanal, um den Unterschied zu belegen",
          value: tries === undefined ? NO_FIGURE : roughTries(tries),
        },
      ],
    };
  },
});
