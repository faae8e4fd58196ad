import { singleton } from "../data-layer/model/content-type";
import { group, link, picture, text } from "../data-layer/model/fields";
import { noindexSeo } from "./shared-fields";

/** The page for unknown addresses. */
export const notFoundPage = singleton({
  name: "NotFoundPage",
  file: "pages/not-found.json",
  path: "/404",
  schema: group({
    seo: noindexSeo(),
    title: text(20).note("Große Zahl; auch auf dem Bild beim Teilen"),
    text: text(60).note("Zeile darunter, auf Englisch"),
    explanation: text(240).note("Satz darunter"),
    mail: text(80).note("Satz darunter, vor der E-Mail-Adresse der Firma"),
    home: link().note("Knopf, auf Englisch"),
    picture: picture("head").note("Bild unter dem Text, Querformat 16:9; zu sehen ist nur sein oberer Teil"),
  }),
});
