import { singleton } from "../data-layer/model/content-type";
import { evidence, optionalEvidence } from "../data-layer/model/evidence";
import {
  choice,
  commonText,
  flag,
  group,
  link,
  listOf,
  picture,
  pictureFile,
  text,
  timeOfDay,
} from "../data-layer/model/fields";
import { leadGame } from "./lead-game";
import { organization, website } from "./organization";
import { closingWithAction, indexedSeo, listOfGroups, pictureHero } from "./shared-fields";

export const homePage = singleton({
  name: "HomePage",
  file: "pages/home.json",
  path: "/",
  anchors: ["zuerst"],
  schema: group({
    seo: indexedSeo(),
    hero: group({
      ...pictureHero("die Karte mit dem Wert eines Leads"),
      more: link().note("Link in der Zeile darunter; führt zu der Seite, die `secondary` nennt"),
      note: text(120).note("Zeile unter dem Knopf"),
      noteEvidence: evidence("note"),
      lamp: flag()
        .optional()
        .note("`true`: Der Strahl der mitgelieferten Bilder geht beim Laden an; bei anderen Bildern löschen"),
    }),
    stats: group({
      label: text(60).note("Name der Zahlenreihe für Vorleseprogramme"),
      items: listOfGroups({
        value: commonText(12).meta({ agreesWith: "basis" }).note("Die Zahl, groß gesetzt"),
        drawing: pictureFile("drawing")
          .optional()
          .note("Steht neben der Zahl und zeigt sie, als SVG von 114 px Höhe; ändert sich die Zahl, zeichnen Sie neu"),
        label: text(80).note("Was sie zählt"),
        basis: commonText(160).note("Klein darunter: Ausgangswert, Ergebnis, Anzahl und Zeitraum, aus denen sie folgt"),
        evidence: evidence("value", "label", "basis"),
      }).note("Zahlen unter dem Kopf der Seite"),
      note: text(240).note("Klein unter den Zahlen: wovon sie der beste Wert oder das Mittel sind"),
    }),
    customers: group({
      title: text(80).note("Zeile über dem Laufband der Kunden"),
      logos: listOf(picture("drawing")).note("Zeichen auf dem Laufband, als SVG; `alt` ist der Name des Kunden"),
      note: text(120).optional().note("Klein darunter, etwa solange noch keine Kunden genannt werden dürfen"),
      evidence: evidence("title", "logos"),
      pause: text(40).note("Name des Knopfs, der das Laufband anhält"),
      play: text(40).note("Name des Knopfs, der es weiterlaufen lässt"),
    }),
    game: leadGame,
    features: group({
      title: text(90).note("Überschrift über den drei Karten"),
      cards: listOfGroups({
        view: choice(["leads", "message", "report"]).note("Welche Produktansicht aus `product-views.json` darin steht"),
        title: text(60).note("Überschrift der Karte"),
        description: text(240).note("Text der Karte"),
        evidence: optionalEvidence("description"),
      })
        .length(3)
        .note("Karten, jede mit einer gezeichneten Produktansicht"),
    }),
    benefits: group({
      title: text(90).note("Überschrift des Abschnitts zum Nutzen"),
      text: text(240).note("Satz unter dieser Überschrift"),
      day: text(24).note("Tag, über dessen Stunden die Punkte verteilt sind"),
      drawing: pictureFile("drawing").note("Der Hafen hinter den Flaggen, als SVG von 2400 × 220 px"),
      items: listOfGroups({
        time: timeOfDay().note("Uhrzeit: seine Flagge am Hafen; nach ihr ordnen Sie die Liste"),
        title: text(70).note("Überschrift des Punktes"),
        text: text(200).note("Was man zu dieser Stunde sieht, und was es bedeutet"),
        evidence: optionalEvidence("text"),
      })
        .length(4)
        .note("Was der Tag bringt, unter seinem Hafen"),
      action: link().note("Knopf unter dem Satz"),
      more: link().note("Link neben dem Knopf; führt zu der Seite, die der Knopf nennt"),
    }),
    integration: group({
      title: text(90).note("Überschrift des Abschnitts zur Anbindung"),
      text: text(300).note("Text unter dieser Überschrift"),
      picture: picture("integration").note("Bild neben diesem Text"),
      fallback: picture("integration").note("Steht an seiner Stelle, wenn es nicht geladen werden kann"),
      systems: listOfGroups({
        title: text(40).note("Name des Systems"),
        text: text(120).note("Was dort geschieht"),
        drawing: pictureFile("drawing").optional().note("Sein Boot vor dem Namen, als SVG, 5:3; nur Schmuck"),
      }).note("Liste der Systeme"),
      evidence: optionalEvidence("text", "systems"),
      action: link().note("Knopf unter der Liste"),
    }),
    closing: group({ ...closingWithAction, more: link().note("Zweiter Knopf des Bandes") }),
  }),
  publish: (_content, { site }) => ({ about: [organization(site), website(site)] }),
});
