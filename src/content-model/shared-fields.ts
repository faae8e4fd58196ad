import { type ObjectShape, string } from "yup";
import { choice, flag, group, link, listOf, picture, pictureFile, text } from "../data-layer/model/fields";

/** A list whose entries have these fields. */
export const listOfGroups = <T extends ObjectShape>(fields: T) => listOf(group(fields));

const FACT = /^[^"\\{}<>\r\n]+$/;
const NO_FACT = 'Ein Fakt ist eine Zeile Text ohne die Zeichen " \\ { } < >.';

/** A fact that texts insert, without characters that are special in their files. */
export const fact = () => string().required().matches(FACT, NO_FACT);

/** The same for whole sentences: copy for visitors. */
export const factCopy = (max: number) => text(max).matches(FACT, NO_FACT);

/** A word, or several with a single space or hyphen between them. */
export const words = () =>
  string()
    .required()
    .matches(
      /^[\p{L}\p{N}]+(?:[ -][\p{L}\p{N}]+)*$/u,
      "Hier stehen nur Wörter, mit einem Leerzeichen oder Bindestrich dazwischen.",
    );

/** The language of words that are not German, so that screen readers pronounce them. */
export const language = () => choice(["en"]).optional();

/** Fields for the top of a page. */
export const hero = {
  eyebrow: text(60).note("Kleine Zeile über der Überschrift"),
  title: text(80).note("Überschrift der Seite; auch auf dem Bild beim Teilen"),
  text: text(260).note("Vorspann unter der Überschrift"),
};

/** The same with a picture that fills the first screen, and what of the product lies on it. */
export const pictureHero = (cardNote: string) => ({
  ...hero,
  primary: link().note("Gelber Knopf unter dem Vorspann"),
  secondary: link().note("Link neben dem Knopf"),
  picture: picture("hero").note(
    `Bild neben der Überschrift, 8:7, ab 1024 px Fensterbreite; unten links liegt ${cardNote} darauf. Ein Foto braucht nur dieses: Löschen Sie dann das Feld darunter`,
  ),
  pictureWide: pictureFile("heroWide")
    .optional()
    .note("Dasselbe Motiv als Streifen 12:5, bis 1023 px über der Überschrift; nichts liegt darauf"),
});

/** Fields for the closing band of a page. */
export const closing = {
  title: text(90).note("Überschrift des Bandes am Ende der Seite"),
  text: text(240).note("Text des Bandes am Ende der Seite"),
  drawing: pictureFile("drawing")
    .optional()
    .note("Zeichnung rechts in diesem Band, nur Schmuck; ohne Angabe die aus `site.json`"),
};

/** The same with a single button. */
export const closingWithAction = { ...closing, action: link().note("Knopf des Bandes am Ende der Seite") };

/** A picture of its own for the social card of a page. */
export const cardPicture = () =>
  picture("card", {
    src: "Eigenes Bild beim Teilen, 1200 × 630 px; links unten liegt die Überschrift darauf, 640 px breit. Ohne Angabe ein Ausschnitt des Bildes, mit dem die Seite beginnt",
    alt: "Was auf diesem Bild zu sehen ist, ohne die Überschrift",
  })
    .optional()
    .default(undefined);

/** What is shown of a page elsewhere; the notes say where. */
const notedSeo = (title: string, description: string, spare = 0) =>
  group({
    title: text(60 - spare)
      .min(15)
      .note(title),
    description: text(160 - spare)
      .min(70)
      .note(description),
    card: cardPicture(),
    cardTitle: text(80).optional().note("Überschrift auf dem Bild beim Teilen; ohne Angabe die der Seite"),
  }).meta({ graphql: "Seo!" });

/** What search engines show of a page; page 2 and later put `spare` characters before it. */
export const indexedSeo = (spare?: number) =>
  notedSeo(
    "Titel des Suchergebnisses und des Browser-Tabs; auch beim Teilen",
    "Text des Suchergebnisses; auch beim Teilen",
    spare,
  );

/** The same for a page that search engines do not list. */
export const noindexSeo = () =>
  notedSeo("Titel des Browser-Tabs; auch beim Teilen", "Text beim Teilen; Suchmaschinen führen die Seite nicht");

/** Fields of a document that may be begun and published later. */
export const publishable = {
  seoTitle: text(60)
    .min(30)
    .note("Titel des Suchergebnisses und des Browser-Tabs, für jede Seite ein eigener")
    .initial("Hier steht der Titel für Suchmaschinen."),
  draft: flag()
    .optional()
    .note("Entwurf: nur in der Vorschau zu sehen")
    .initial(true, "Entwurf: Zum Veröffentlichen diese Zeile löschen."),
};
