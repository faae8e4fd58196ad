import { group, link, text } from "../../data-layer/model/fields";
import { singleFile } from "../content-type";

/** Texts shared by all job pages. */
export const jobPage = singleFile({
  name: "JobPage",
  file: "pages/job.json",
  schema: group({
    back: link().note("Link über der Überschrift"),
    location: text(40).note("Kasten neben dem Text: Wort vor dem Ort"),
    department: text(40).note("Kasten neben dem Text: Wort vor dem Bereich"),
    type: text(40).note("Kasten neben dem Text: Wort vor der Art"),
    pay: text(40).note("Kasten neben dem Text: Wort vor dem Gehalt"),
    tasks: text(60).note("Überschrift der Aufgaben; auch in Suchmaschinen"),
    requirements: text(60).note("Überschrift der Anforderungen; auch in Suchmaschinen"),
    offers: text(60).note("Überschrift der Angebote; auch in Suchmaschinen"),
    process: text(60).note("Überschrift der Schritte; auch in Suchmaschinen"),
    apply: text(60).note("Knopf im Kasten, der eine E-Mail beginnt"),
    applyTitle: text(80).note("Überschrift über dem Knopf"),
    applyText: text(240).note("Satz über dem Knopf"),
  }),
});
