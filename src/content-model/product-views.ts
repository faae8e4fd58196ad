import { singleton } from "../data-layer/model/content-type";
import { choice, commonText, group, listOf, text, timeOfDay, wholeNumber } from "../data-layer/model/fields";
import { listOfGroups } from "./shared-fields";

/** What one of two systems holds; the other may well hold the same. */
const valueText = () => text(24).meta({ mayRepeat: true });

/** What stands there instead once the visitor has approved it on `/product`. */
const whenApproved = (limit: number) =>
  commonText(limit).optional().note("Was auf `/product` dort steht, sobald freigegeben ist");

/** A text for each of the five views on `/product`. */
const textOfEachView = () =>
  group({ agent: text(24), scoring: text(24), outreach: text(24), crm: text(24), analytics: text(24) });

/** What was done, at what time, and how it stands. */
const logbookEntry = {
  time: timeOfDay().note("Uhrzeit"),
  text: text(80).note("Was geschehen ist"),
  state: commonText(24).note("Stand, hinter dem Text"),
};

/** The data in the drawn product views. */
export const productViews = singleton({
  name: "ProductViews",
  file: "product-views.json",
  schema: group({
    example: text(60).note("Zeile über den gezeichneten Ansichten auf `/` und `/product`: dass sie ein Beispiel sind"),
    screen: group({
      tabs: textOfEachView().note("Die fünf Ansichten auf `/product`: Name im Kopf der Ansicht"),
      counts: textOfEachView().note("Rechts daneben, je Ansicht: wann, oder wie viele"),
    }),
    score: group({
      label: text(40).note("Karte auf `/` neben der Überschrift: Name des Wertes"),
      score: wholeNumber(0, 100).note("Wert und Länge des Balkens"),
      company: text(60).note("Unternehmen, das bewertet wird"),
      reasons: listOf(text(60)).note("Gründe des Wertes"),
      nextLabel: text(40).note("Wort über dem nächsten Schritt"),
      next: text(60).note("Nächster Schritt"),
    }),
    leads: group({
      title: text(40).note("Liste auf `/` (Karte 1) und `/product` („Lead-Intelligenz und Scoring“): Überschrift"),
      scoreLabel: text(40).note("Wort rechts neben der Überschrift"),
      rows: listOfGroups({
        company: text(40).note("Unternehmen"),
        reason: commonText(60).note("Grund des Wertes"),
        score: wholeNumber(0, 100).note("Wert und Länge des Balkens"),
        approved: whenApproved(40),
      }).note("Zeilen der Liste"),
    }),
    sequence: group({
      title: text(60).note("Abfolge auf `/` (Karte 2) und `/product` („Ansprache über drei Kanäle“): Überschrift"),
      steps: listOfGroups({
        channel: choice(["email", "linkedin", "phone", "calendar"]).note("Zeichen des Schrittes"),
        day: commonText(20).note("Tag des Schrittes"),
        text: text(60).note("Was in diesem Schritt geschieht"),
        outcome: commonText(40).note("Ergebnis, neben dem Tag"),
        approved: whenApproved(40),
      }).note("Schritte, der erste ist gelb: Er steht als Nächstes an"),
    }),
    draft: group({
      label: text(60).note("Nachricht in der Abfolge auf `/product`: Zeile darüber, an wen sie geht"),
      subject: text(80).note("Betreff der Nachricht"),
      text: text(240).note("Text der Nachricht"),
    }),
    approval: group({
      title: text(40).note("Zeile über der Frage, auf dem Bild und in der Ansicht von `/product`"),
      question: text(120).note("Was der Agent vorlegt"),
      approve: text(24).note("Knopf unter der Frage"),
      approved: text(24).note("Was auf dem Knopf steht, wenn er gedrückt ist"),
      done: group(logbookEntry).note("Eintrag, der nach dem Klick erscheint, auf der Karte und im Logbuch"),
    }),
    logbook: group({
      title: text(40).note("Logbuch auf `/product` („Agentic Sales AI“): Überschrift"),
      entries: listOfGroups(logbookEntry).note("Einträge; der Stand des letzten geht, sobald freigegeben ist"),
    }),
    sync: group({
      title: text(40).note("Abgleich auf `/product` („CRM-Anbindung“): Überschrift"),
      columns: group({ field: text(20), theirs: text(20), ours: text(20) }).note("Namen der drei Spalten"),
      rows: listOfGroups({ field: text(24), theirs: valueText(), ours: valueText(), approved: whenApproved(24) }).note(
        "Zeilen; unterlegt wird, was in der dritten Spalte anders ist als in der zweiten",
      ),
      status: text(40).note("Satz unter der Tabelle"),
    }),
    report: group({
      title: text(40).note("Bericht auf `/` (Karte 3) und `/product` („Vertriebsauswertung“): Überschrift"),
      chartTitle: text(40).note("Was die Balken zählen"),
      chartLabel: text(160).meta({ agreesWith: "bars" }).note("Das Balkenbild in einem Satz, für Vorleseprogramme"),
      bars: listOfGroups({ value: wholeNumber(0, 1000).note("Zahl über dem Balken und seine Höhe") }).note(
        "Balken, der letzte ist dunkel",
      ),
      summary: listOfGroups({
        label: text(40).note("Name der Angabe"),
        value: commonText(20).note("Wert der Angabe"),
      }).note("Angaben unter dem Balkenbild"),
    }),
  }),
});
