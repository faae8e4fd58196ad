import { singleton } from "../data-layer/model/content-type";
import { group, link, picture, text } from "../data-layer/model/fields";
import { noindexSeo } from "./shared-fields";

export const loginPage = singleton({
  name: "LoginPage",
  file: "pages/login.json",
  path: "/login",
  schema: group({
    seo: noindexSeo(),
    title: text(60).note("Überschrift der Seite; auch auf dem Bild beim Teilen"),
    text: text(120).note("Satz unter der Überschrift"),
    phone: link().note("Telefon dahinter"),
    errors: group({
      email: text(80).note("Meldung, wenn das erste Feld keine Adresse enthält"),
      password: text(80).note("Meldung, wenn das zweite leer ist"),
    }),
    email: text(40).note("Name des ersten Feldes"),
    password: text(40).note("Name des zweiten Feldes"),
    submit: text(40).note("Knopf des Formulars"),
    unavailable: group({
      title: text(100).note("Erste Zeile der Antwort nach dem Absenden"),
      text: text(240).note("Zweite Zeile; dahinter steht die E-Mail-Adresse aus `company.json`"),
    }),
    hint: link().note("Link unter dem Formular"),
    picture: picture("head").note(
      "Bild neben dem Formular, hochkant, 8:13; auf breiten Fenstern steht das untere Quadrat",
    ),
  }),
});
