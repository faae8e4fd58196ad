import { singleton } from "../data-layer/model/content-type";
import { optionalEvidence } from "../data-layer/model/evidence";
import { group, link, listOf, picture, pictureFile, text, timeOfDay, wholeNumber } from "../data-layer/model/fields";
import { closingWithAction, hero, indexedSeo } from "./shared-fields";

const titled = { title: text(60), text: text(240) };

/** The job overview. */
export const careerPage = singleton({
  name: "CareerPage",
  file: "pages/career.json",
  path: "/career",
  anchors: ["stellen"],
  schema: group({
    seo: indexedSeo(),
    hero: group({ ...hero, action: link().note("Knopf unter dem Vorspann") }),
    picture: picture("office").note("Bild über die ganze Breite"),
    positions: group({
      title: text(80).note("Überschrift der Stellen (`/career#stellen`)"),
      text: text(240).note("Satz unter dieser Überschrift"),
      action: text(40).note("Wort am Ende jeder Zeile"),
    }),
    reasons: group({
      title: text(80).note("Überschrift der Gründe"),
      items: listOf(
        group({
          ...titled,
          tally: group({
            count: wholeNumber(1, 100).note("So viele Striche zählen"),
            of: wholeNumber(1, 100).note("Von so vielen im Ganzen; die übrigen sind rot"),
          })
            .optional()
            .default(undefined)
            .note("Strichliste über dem Grund, mit Zahlen aus seinem Text; nur Schmuck"),
        }),
      )
        .length(4)
        .note("Gründe: Überschrift und Text"),
    }),
    benefits: group({
      title: text(80).note("Überschrift der Leistungen"),
      items: listOf(text(120)).length(9).note("Leistungen; eine Zahl am Anfang steht groß"),
      drawings: listOf(group({ src: pictureFile("drawing") }))
        .optional()
        .note("Zeichnungen zu den Leistungen ohne Zahl am Anfang, der Reihe nach; nur Schmuck"),
      evidence: optionalEvidence("items"),
    }),
    values: group({
      title: text(80).note("Überschrift der Werte"),
      items: listOf(group({ ...titled, time: timeOfDay().optional().note("Uhrzeit am Rand, wie in einem Logbuch") }))
        .length(4)
        .note("Werte: Überschrift und Text"),
    }),
    process: group({
      title: text(80).note("Überschrift der Schritte"),
      steps: listOf(
        group({
          ...titled,
          drawing: pictureFile("drawing").optional().note("Zeichnung über dem Schritt, 16:11; nur Schmuck"),
        }),
      )
        .length(4)
        .note("Schritte, nummeriert: Überschrift und Text"),
      internships: text(240).note("Satz unter den Schritten"),
    }),
    unsolicited: group({
      title: text(80).note("Überschrift zur Initiativbewerbung"),
      text: text(240).note("Satz unter dieser Überschrift"),
      action: link().note("Knopf daneben"),
      mail: text(80).note("Worte vor der Adresse; sie selbst ist `jobsEmail` in `company.json`"),
    }),
    closing: group(closingWithAction),
  }),
});
