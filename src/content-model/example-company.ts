import { ValidationError } from "yup";
import { findWrongSums } from "../../packages/check-sums/src/find-sums";
import { singleFile } from "../data-layer/model/content-type";
import { group } from "../data-layer/model/fields";
import { fact } from "./shared-fields";

/** How a figure follows from others; the names stand for their fields. */
const FORMULAS: readonly [result: string, formula: string][] = [
  ["exampleLeadRate", "exampleOrders ÷ exampleLeads"],
  ["exampleWinRate", "exampleOrders ÷ exampleOpportunities"],
  ["exampleRevenue", "exampleOrders × exampleOrderValue"],
  ["exampleCac", "exampleCosts ÷ exampleOrders"],
  ["exampleLifetimeValue", "exampleMargin ÷ exampleChurn"],
  ["exampleNextOpportunity", "exampleEffort × exampleHour + exampleDemoCost + exampleWinRate × exampleCommission"],
];

type Figures = Readonly<Record<string, string | undefined>>;

/** Why a figure does not follow from those it is made of. */
function formulaIssue(figures: Figures, result: string, formula: string): string | undefined {
  const figureOf = (name: string) => figures[name] ?? "";
  const [wrong] = findWrongSums(`${formula.replace(/\w+/g, figureOf)} = ${figureOf(result)}`);
  return (
    wrong && `${wrong.message} Bitte beide Zahlen prüfen; in Formeln und Diagrammen der Artikel stehen sie als Ziffern.`
  );
}

const schema = group({
  exampleName: fact().note("Name der erfundenen Firma, an der die Artikel rechnen"),
  exampleLeads: fact().note("Leads in einem Jahr"),
  exampleMatchingLeads: fact().note("davon passende (MQL)"),
  exampleFirstCalls: fact().note("davon Erstgespräche"),
  exampleOpportunities: fact().note("davon Verkaufschancen"),
  exampleOffers: fact().note("davon Angebote"),
  exampleOrders: fact().note("davon Aufträge, zugleich neue Kunden"),
  exampleLeadRate: fact().note("Anteil der Leads, die Kunden werden"),
  exampleWinRate: fact().note("Abschlussquote: gewonnene unter allen entschiedenen Verkaufschancen"),
  exampleOrderValue: fact().note("mittlerer Auftragswert im ersten Jahr, mit Sensoren und Einrichtung"),
  exampleContract: fact().note("davon Jahresvertrag"),
  exampleRevenue: fact().note("Neugeschäft eines Jahres"),
  exampleTarget: fact().note("Jahresziel einer Person im Verkauf"),
  exampleCosts: fact().note("alle Kosten der Neukundengewinnung in einem Jahr"),
  exampleCac: fact().note("davon auf einen neuen Kunden (CAC)"),
  exampleMargin: fact().note("Deckungsbeitrag eines Kunden im Jahr"),
  exampleChurn: fact().note("Anteil der Kunden, die im Jahr kündigen (Churn)"),
  exampleLifetimeValue: fact().note("Deckungsbeitrag eines Kunden über seine Laufzeit (LTV)"),
  exampleCycle: fact().note("Zeit von der Verkaufschance bis zum Auftrag"),
  exampleHour: fact().note("Kosten einer Stunde Verkaufsarbeit"),
  exampleEffort: fact().note("Arbeit an einer Verkaufschance bis zur Entscheidung"),
  exampleDemoCost: fact().note("Technik und Fachleute für Demos, auf eine Verkaufschance gerechnet"),
  exampleCommission: fact().note("Provision, auf einen Auftrag gerechnet"),
  exampleNextOpportunity: fact().note(
    "was eine weitere Verkaufschance kostet: 11 Stunden zu 65 €, 286 € für Demos, Provision in jedem vierten Fall (25 % von 1.286 €)",
  ),
  exampleWeeks: fact().note("Arbeitswochen eines Jahres: 52 ohne Urlaub, Feiertage und Krankheit; je Quartal 11"),
}).test("formulas", (figures, test) => {
  const errors = FORMULAS.flatMap(([path, formula]) => {
    const message = formulaIssue(figures as Figures, path, formula);
    return message ? [test.createError({ path, message })] : [];
  });
  return errors.length === 0 || new ValidationError(errors);
});

const secondSchema = group({
  secondName: fact().note("Name der zweiten erfundenen Firma: andere Branche, größeres Team"),
  secondOpportunities: fact().note("Verkaufschancen in einem Jahr"),
  secondOffers: fact().note("davon Angebote"),
  secondOrders: fact().note("davon Aufträge, zugleich neue Kunden"),
  secondWinRate: fact().note("Abschlussquote: gewonnene unter allen entschiedenen Verkaufschancen"),
  secondFirstMargin: fact().note("Deckungsbeitrag des ersten Auftrags"),
  secondReorderMargin: fact().note("Deckungsbeitrag der Nachbestellungen eines Kunden im Jahr"),
  secondLifetimeValue: fact().note("Deckungsbeitrag eines Kunden über seine Laufzeit, vier Jahre"),
  secondCommission: fact().note("Provision, auf einen Auftrag gerechnet"),
  secondCustomers: fact().note("Bestandskunden"),
  secondCycle: fact().note("Zeit von der Verkaufschance bis zum Auftrag"),
  secondHour: fact().note("Kosten einer Stunde Verkaufsarbeit"),
  secondEffort: fact().note("Arbeit an einer Verkaufschance bis zur Entscheidung"),
  secondHoursPerOrder: fact().note("alle Verkaufsarbeit eines Jahres, auf einen Auftrag gerechnet"),
  secondNextOpportunity: fact().note(
    "was eine weitere Verkaufschance kostet: 6 Stunden zu 60 €, Provision in 30 % der Fälle (30 % von 400 €)",
  ),
});

/** The invented company whose figures most guides reckon with; each stands once, and texts use it as `{{exampleName}}`. */
export const exampleCompany = singleFile({ name: "ExampleCompany", file: "example-company.json", schema });

/** Another invented company, of another trade and size, for guides that the first one does not suit. */
export const secondExampleCompany = singleFile({
  name: "SecondExampleCompany",
  file: "second-example-company.json",
  schema: secondSchema,
});
