import { type ObjectShape, ValidationError } from "yup";
import { singleton } from "../data-layer/model/content-type";
import { group } from "../data-layer/model/fields";
import { derivedFigure, isFormula } from "../data-layer/model/formula";
import { fact } from "./shared-fields";

/** A fact that texts name, or other facts; `counted` is what only it counts in them, e.g. weeks of work. */
const figure = (counted?: string) => fact().meta({ mustBeNamed: true, ...(counted && { counted }) });

/** The figures of an invented company, of which some may be formulas of others. */
const figures = <T extends ObjectShape>(fields: T) =>
  group(fields).test("formulas", (values, test) => {
    const all = values as Readonly<Record<string, string>>;
    const errors = Object.keys(all).flatMap((path) => {
      try {
        if (isFormula(all[path] ?? "")) derivedFigure(all, path);
        return [];
      } catch (error) {
        return [test.createError({ path, message: `${(error as Error).message} ${FORM}` })];
      }
    });
    return errors.length === 0 || new ValidationError(errors);
  });
const FORM = 'Eine Formel nennt andere Fakten und ihre Einheit: "= exampleOrders × exampleOrderValue, in €".';

const schema = figures({
  exampleName: figure().note("Name der erfundenen Firma, an der die Artikel rechnen"),
  exampleMatchingLeads: figure().note("davon passende (MQL)"),
  exampleOpportunities: figure().note("davon Verkaufschancen"),
  exampleOrders: figure().note("davon Aufträge, zugleich neue Kunden"),
  exampleWinRate: figure().note("Abschlussquote: gewonnene unter allen entschiedenen Verkaufschancen"),
  exampleOrderValue: figure().note("mittlerer Auftragswert im ersten Jahr, mit Sensoren und Einrichtung"),
  exampleContract: figure().note("davon Jahresvertrag"),
  exampleRevenue: figure().note("Neugeschäft eines Jahres"),
  exampleTarget: figure().note("Jahresziel einer Person im Verkauf"),
  exampleCosts: figure().note("alle Kosten der Neukundengewinnung in einem Jahr"),
  exampleMargin: figure().note("Deckungsbeitrag eines Kunden im Jahr"),
  exampleChurn: figure().note("Anteil der Kunden, die im Jahr kündigen (Churn)"),
  exampleLifetimeValue: figure().note("Deckungsbeitrag eines Kunden über seine Laufzeit (LTV)"),
  exampleCycle: figure().note("Zeit von der Verkaufschance bis zum Auftrag"),
  exampleHour: figure().note("Kosten einer Stunde Verkaufsarbeit"),
  exampleEffort: figure().note("Arbeit an einer Verkaufschance bis zur Entscheidung"),
  exampleDemoCost: figure().note("Technik und Fachleute für Demos, auf eine Verkaufschance gerechnet"),
  exampleCommission: figure().note("Provision, auf einen Auftrag gerechnet"),
  exampleNextOpportunity: figure().note(
    "was eine weitere Verkaufschance kostet: Arbeit, Demos und in jedem vierten Fall Provision",
  ),
  exampleWeeks: figure("Arbeitswochen").note(
    "Arbeitswochen eines Jahres: 52 ohne Urlaub, Feiertage und Krankheit; je Quartal 11",
  ),
});

const secondSchema = figures({
  secondName: figure().note("Name der zweiten erfundenen Firma: andere Branche, größeres Team"),
  secondOpportunities: figure().note("Verkaufschancen in einem Jahr"),
  secondOffers: figure().note("davon Angebote"),
  secondOrders: figure().note("davon Aufträge, zugleich neue Kunden"),
  secondWinRate: figure().note("Abschlussquote: gewonnene unter allen entschiedenen Verkaufschancen"),
  secondFirstMargin: figure().note("Deckungsbeitrag des ersten Auftrags"),
  secondReorderMargin: figure().note("Deckungsbeitrag der Nachbestellungen eines Kunden im Jahr"),
  secondLifetimeValue: figure().note("Deckungsbeitrag eines Kunden über seine Laufzeit, vier Jahre"),
  secondCommission: figure().note("Provision, auf einen Auftrag gerechnet"),
  secondCustomers: figure().note("Bestandskunden"),
  secondCycle: figure().note("Zeit von der Verkaufschance bis zum Auftrag"),
  secondHour: figure().note("Kosten einer Stunde Verkaufsarbeit"),
  secondEffort: figure().note("Arbeit an einer Verkaufschance bis zur Entscheidung"),
  secondHoursPerOrder: figure().note("alle Verkaufsarbeit eines Jahres, auf einen Auftrag gerechnet"),
  secondNextOpportunity: figure().note(
    "was eine weitere Verkaufschance kostet: 6 Stunden zu 60 €, Provision in 30 % der Fälle (30 % von 400 €)",
  ),
});

/** The invented company whose figures most guides reckon with; each stands once, and texts use it as `{{exampleName}}`. */
export const exampleCompany = singleton({ name: "ExampleCompany", file: "example-company.json", schema });

/** Another invented company, of another trade and size, for guides that the first one does not suit. */
export const secondExampleCompany = singleton({
  name: "SecondExampleCompany",
  file: "second-example-company.json",
  schema: secondSchema,
});
