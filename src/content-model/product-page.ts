import { singleton } from "../data-layer/model/content-type";
import { evidence, optionalEvidence } from "../data-layer/model/evidence";
import { choice, commonText, group, listOf, text, wholeNumber } from "../data-layer/model/fields";
import { closingWithAction, indexedSeo, language, listOfGroups, pictureHero } from "./shared-fields";

/** The fields of the calculator that says what a tool has to bring. */
const PAYOFF_FIELDS = [
  ...["price", "people", "minutes", "weeks", "hour", "opportunities"],
  ...["winRate", "commission", "handling", "margin", "churn"],
];

export const productPage = singleton({
  name: "ProductPage",
  file: "pages/product.json",
  path: "/product",
  anchors: ["features", "integrations", "limits"],
  schema: group({
    seo: indexedSeo(),
    hero: group(pictureHero("die Frage des Agenten, die sich mit einem Klick freigeben lässt")),
    features: group({
      title: text(80).note("Überschrift über den fünf Funktionen (`/product#features`)"),
      cards: listOfGroups({
        icon: choice(["agent", "scoring", "outreach", "crm", "analytics"]).note(
          "Zeichen und Produktansicht der Funktion; zu `crm` führt `/product#integrations`",
        ),
        title: text(60).note("Überschrift der Funktion"),
        titleLanguage: language().note(
          "`en`, wenn die Überschrift englisch ist: Vorleseprogramme sprechen sie dann so aus",
        ),
        description: text(300).note("Text der Funktion"),
        points: listOf(text(120)).note("Punkte unter dem Text"),
        evidence: optionalEvidence("description", "points"),
      })
        .length(5)
        .note("Funktionen, Text und Produktansicht nebeneinander"),
    }),
    benefits: group({
      title: text(80).note("Überschrift des Abschnitts zum Nutzen"),
      items: listOfGroups({
        title: text(60).note("Überschrift des Punktes"),
        text: text(200).note("Text des Punktes"),
        measure: text(40).note("Einheit hinter der Lücke, in die man seine Zahl schreibt"),
        evidence: optionalEvidence("text"),
      }).note("Liste des Nutzens"),
      metrics: group({
        title: text(60).note("Überschrift der Karte mit Zahlen"),
        items: listOfGroups({
          value: commonText(16)
            .meta({ agreesWith: "basis" })
            .note(
              "Die Zahl; `+300 %` und `3 ×` zeichnet die Seite als Ladung zweier Schiffe, davor und danach, `32,5 %` als Teil einer Ladung",
            ),
          label: text(80).note("Was sie misst"),
          basis: commonText(160).note(
            "Klein darunter: Ausgangswert, Ergebnis, Anzahl und Zeitraum, aus denen sie folgt",
          ),
          evidence: evidence("value", "label", "basis"),
        }).note("Zahlen der Karte"),
        note: text(240).note("Satz unter den Zahlen: wovon sie der beste Wert oder das Mittel sind"),
      }),
    }),
    limits: group({
      title: text(80).note("Überschrift der Grenzen (`/product#limits`)"),
      text: text(200).note("Satz unter dieser Überschrift"),
      more: text(24).note("Steht am Ende einer Antwort, zu der ein Klick mehr zeigt"),
      price: group({
        title: text(60).note("Wort über der Preisspanne"),
        range: text(60).note(
          "Preisspanne: groß bis zum Euro-Zeichen, der Rest klein; ihre zwei Zahlen sind die Enden der Skala",
        ),
        marks: listOfGroups({
          label: text(32).note("Wofür ein Preis steht"),
          price: commonText(40).note(
            "Der Preis, gezeigt bis zum Euro-Zeichen; liegt er in der Spanne, hat er seinen Platz auf der Skala",
          ),
        }).note("Preise auf der Skala, der kleinste zuerst"),
        text: text(240).note("Text unter der Skala"),
      }),
      notFor: group({
        title: text(40).note("Wort über den Zeilen"),
        lines: listOf(text(60)).note("Für wen das Produkt nichts ist: Zeilen hinter einem roten Kreuz"),
        text: text(160).note("Satz unter den Zeilen"),
      }),
      topics: listOfGroups({
        title: text(40).note("Wer fragt, an einem Sprachrohr"),
        questions: listOfGroups({
          question: text(80).note("Die Frage"),
          answer: text(220).note("Die Antwort in ein, zwei Sätzen, immer zu sehen"),
          more: text(400).optional().note("Was ein Klick auf die Frage dazu zeigt"),
          points: listOf(text(240)).optional().note("Liste, nach einem Klick zu sehen"),
          chart: group({
            title: text(80).note("Überschrift des Diagramms"),
            description: text(300)
              .meta({ agreesWith: "rows" })
              .note("Satz darunter, mit allen Zahlen: Wer das Diagramm nicht sieht, liest ihn"),
            unit: text(20).note("Einheit der Zahlen"),
            columns: group({ label: text(40), value: text(60) }).note("Wonach die Zeilen ordnen, was die Zahl misst"),
            rows: listOfGroups({
              label: text(40).note("Beschriftung des Balkens"),
              value: wholeNumber(0, 1_000_000).note("Zahl und Länge des Balkens"),
            }).note("Balken, der längste ist rot"),
          })
            .optional()
            .default(undefined)
            .note("Balken, nach einem Klick zu sehen"),
          payoff: listOfGroups({
            key: choice(PAYOFF_FIELDS).note("Feld des Rechners `payoff`"),
            value: commonText(40).note("Zahl für dieses Feld, mit oder ohne Einheit, auch als Fakt"),
          })
            .optional()
            .default(undefined)
            .note("Was ein Werkzeug bringen muss: Die Seite rechnet es mit diesen Zahlen aus und nennt sie dabei"),
          evidence: optionalEvidence("answer", "more", "points", "chart"),
        }).note("Fragen vor dem Kauf; was zur ersten noch zu sagen ist, ist ohne Klick zu sehen"),
      }).note("Fragen, nach denen geordnet, die sie stellen"),
    }),
    closing: group(closingWithAction),
  }),
});
