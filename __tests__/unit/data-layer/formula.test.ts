import { derivedFigure } from "../../../src/data-layer/model/formula";

const FIGURES = {
  allOrders: "70",
  allChances: "280",
  orderValue: "24.000 €",
  effortHours: "11 Stunden",
  hourCost: "65 €",
  demoCost: "= 80.000 € ÷ allChances, in €",
  winRate: "= allOrders ÷ allChances, in %",
  leadRate: "= allOrders ÷ 2.500, in %",
  newRevenue: "= allOrders × orderValue, in €",
  nextChance: "= effortHours × hourCost + demoCost + winRate × (90.000 € ÷ allOrders), in €",
  perQuarter: "= allOrders ÷ 4",
  inCircle: "= inCircle2 + 1",
  inCircle2: "= inCircle × 2",
  ofNobody: "= allOrders × noSuch",
  ofName: "= allOrders × companyName",
  companyName: "Wartwerk",
};

it.each([
  ["newRevenue", "1.680.000 €"],
  ["winRate", "25 %"],
  ["leadRate", "2,8 %"],
  ["demoCost", "286 €"],
  // Rounded on the way, these would be 1.323 €.
  ["nextChance", "1.322 €"],
  ["perQuarter", "18"],
] as const)("%s is %s", (name, value) => {
  expect(derivedFigure(FIGURES, name)).toBe(value);
});

it.each([
  ["inCircle", "„inCircle“ folgt aus sich selbst."],
  ["ofNobody", "Den Fakt „noSuch“ gibt es nicht."],
  ["ofName", "„allOrders × companyName“ lässt sich nicht ausrechnen: 70 × Wartwerk."],
])("%s cannot be derived", (name, message) => {
  expect(() => derivedFigure(FIGURES, name)).toThrow(message);
});
