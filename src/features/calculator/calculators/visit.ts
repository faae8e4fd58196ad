import { withUnit } from "../../../lib/german-numbers";
import { defineCalculator } from "../calculator";
import { counted, euros, NO_FIGURE } from "../numbers";
import { roughTries, triesNeeded } from "../proportions";

type Comparison = { extraCost: number; points: number; perOrder: number; winRate: number; handlingCost: number };

/** Whether a visit pays; if that depends, from or up to which margin. */
function verdict({ extraCost, points, perOrder, winRate, handlingCost }: Comparison): string {
  const more = counted(Math.abs(points), "Prozentpunkt", "Prozentpunkte");
  const orders = `und aus ${withUnit(winRate, "%")} der Verkaufschancen wird ein Auftrag.`;
  const handling = handlingCost > 0 ? ` Jede weitere Verkaufschance kostet ${euros(handlingCost)}.` : "";
  if (extraCost > 0 && points > 0) {
    return `Ein Besuch lohnt sich ab ${marginOf(perOrder)}. Er kostet ${euros(extraCost)} mehr, die Quote liegt ${more} höher, ${orders}${handling}`;
  }
  if (extraCost < 0 && points < 0) {
    return `Ein Besuch lohnt sich nur bis ${marginOf(perOrder)}. Er kostet ${euros(-extraCost)} weniger, die Quote liegt ${more} niedriger, ${orders}${handling}`;
  }
  if (extraCost === 0 && points === 0) return "Besuch und Videotermin kosten und bringen gleich viel.";
  // Below this margin, more opportunities would only cost more.
  const least = points !== 0 && handling ? ` Das gilt ab ${marginOf(handlingCost / (winRate / 100))}.${handling}` : "";
  if (extraCost >= 0 && points <= 0)
    return `Ein Besuch lohnt sich nie: Er kostet nicht weniger und bringt nicht mehr.${least}`;
  return `Ein Besuch lohnt sich immer: Er kostet nicht mehr und bringt nicht weniger.${least}`;
}

const marginOf = (perOrder: number) => `${euros(perOrder)} Deckungsbeitrag pro Auftrag`;

/**
 * From which margin on a visit pays instead of a call.
 *
 * Break-even of two alternatives by what differs between them: extra cost of the visit ÷ difference of the chances of an
 * opportunity, plus what the opportunity itself costs, is what an opportunity has to be worth; divided by the win rate,
 * an order. Source: Drury, “Management and Cost Accounting”, on relevant (incremental) costs and revenues.
 */
export const visit = defineCalculator({
  name: "visit",
  title: "Ab wann sich der Besuch lohnt",
  fields: [
    { key: "visitCost", label: "Kosten eines Besuchs", unit: "€", group: "Kosten eines Termins", min: 0, max: 100_000 },
    {
      key: "callCost",
      label: "Kosten eines Videotermins",
      unit: "€",
      group: "Kosten eines Termins",
      min: 0,
      max: 100_000,
    },
    {
      key: "visitChance",
      label: "Verkaufschance nach Besuch",
      unit: "%",
      group: "Erfolg eines Termins",
      min: 1,
      max: 100,
    },
    {
      key: "callChance",
      label: "Verkaufschance nach Video",
      unit: "%",
      group: "Erfolg eines Termins",
      min: 1,
      max: 100,
    },
    { key: "winRate", label: "Abschlussquote", unit: "%", group: "Danach", min: 1, max: 100 },
    {
      key: "handlingCost",
      label: "Kosten einer weiteren Verkaufschance",
      unit: "€",
      group: "Danach",
      min: 0,
      max: 100_000,
      // Older texts and links do not have it.
      fallback: 0,
    },
  ],
  compute: ({ visitCost, callCost, visitChance, callChance, winRate, handlingCost }) => {
    const extraCost = visitCost - callCost;
    const points = visitChance - callChance;
    const perOpportunity = (difference: number) => extraCost / (difference / 100) + handlingCost;
    const perOrder = perOpportunity(points) / (winRate / 100);
    // Where one way is both cheaper and better, no margin that covers an opportunity's own cost changes that.
    const depends = extraCost * points > 0;
    const threshold = (value: number) => (depends ? euros(value) : NO_FIGURE);
    const tries = triesNeeded(visitChance / 100, callChance / 100);
    return {
      sentence: verdict({ extraCost, points, perOrder, winRate, handlingCost }),
      figures: [
        { label: "Schwelle pro Auftrag", value: threshold(perOrder) },
        { label: "Schwelle pro Verkaufschance, samt ihren Kosten", value: threshold(perOpportunity(points)) },
        { label: "Bei halbem Unterschied der Quoten", value: threshold(perOpportunity(points / 2)) },
        { label: "Bei doppeltem Unterschied der Quoten", value: threshold(perOpportunity(points * 2)) },
        { label: "Besuchskosten bis zur Verkaufschance", value: euros(visitCost / (visitChance / 100)) },
        { label: "Videokosten bis zur Verkaufschance", value: euros(callCost / (callChance / 100)) },
        {
          label: "Termine je Kanal, um den Unterschied zu belegen",
          value: tries === undefined ? NO_FIGURE : roughTries(tries),
        },
      ],
    };
  },
});
