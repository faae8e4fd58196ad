import { singleton } from "../data-layer/model/content-type";
import { commonText, group, link, listOf, picture, text } from "../data-layer/model/fields";
import { closingWithAction, hero, indexedSeo, listOfGroups } from "./shared-fields";

export const aboutPage = singleton({
  name: "AboutPage",
  file: "pages/about.json",
  path: "/about",
  schema: group({
    seo: indexedSeo(),
    hero: group(hero),
    picture: picture("head").note("Bild unter der Überschrift, Querformat 16:9"),
    mission: group({
      title: text(60).note("Überschrift des Abschnitts zum Auftrag"),
      paragraphs: listOf(text(500)).note("Absätze dieses Abschnitts"),
    }),
    timeline: group({
      title: text(60).note("Überschrift der Zeitleiste"),
      entries: listOfGroups({
        year: commonText(4).note("Jahr"),
        title: text(60).note("Was in diesem Jahr war"),
      })
        .test("ascending", "Die Jahre stehen nicht in ihrer Reihenfolge. Bitte prüfen.", (entries = []) =>
          entries.every(({ year }, index) => index === 0 || String(entries[index - 1]?.year) <= String(year)),
        )
        .note("Stationen der Zeitleiste"),
    }),
    team: group({
      title: text(60).note("Überschrift über den Personen"),
      members: listOfGroups({
        name: text(60).meta({ agreesWith: "picture" }).note("Name unter dem Porträt"),
        role: commonText(40).note("Aufgabe unter dem Namen"),
        description: text(240).note("Text unter der Aufgabe"),
        picture: picture("portrait").note("Porträt, Hochformat 4:5"),
      }).note("Personen"),
    }),
    closing: group({ ...closingWithAction, more: link().note("Zweiter Knopf des Bandes") }),
  }),
});
