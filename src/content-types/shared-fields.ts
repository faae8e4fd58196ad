import { flag, group, link, text } from "../data-layer/model/fields";

/** Fields for the top of a page. */
export const hero = {
  eyebrow: text(60).note("Kleine Zeile über der Überschrift"),
  title: text(80).note("Überschrift der Seite; auch auf dem Bild beim Teilen"),
  text: text(260).note("Vorspann unter der Überschrift"),
};

/** Fields for the closing band of a page. */
export const closing = {
  title: text(90).note("Überschrift des Bandes am Ende der Seite"),
  text: text(240).note("Text des Bandes am Ende der Seite"),
};

/** The same with a single button. */
export const closingWithAction = { ...closing, action: link().note("Knopf des Bandes am Ende der Seite") };

/** What is shown of a page elsewhere; the notes say where. */
const notedSeo = (spare: number, title: string, description: string) =>
  group({
    title: text()
      .min(15)
      .max(60 - spare)
      .note(title),
    description: text()
      .min(70)
      .max(160 - spare)
      .note(description),
  }).meta({ graphql: "Seo!" });

/**
 * What search engines show of a page.
 * @param spare characters that its further pages put before title and description
 */
export const listedSeo = (spare = 0) =>
  notedSeo(
    spare,
    "Titel des Suchergebnisses und des Browser-Tabs; auch beim Teilen",
    "Text des Suchergebnisses; auch beim Teilen",
  );

/** The same for a page that search engines do not list. */
export const hiddenSeo = () =>
  notedSeo(0, "Titel des Browser-Tabs; auch beim Teilen", "Text beim Teilen; Suchmaschinen führen die Seite nicht");

/** Fields of a document that may be begun and published later. */
export const publishable = {
  seoTitle: text()
    .min(30)
    .max(60)
    .note("Titel des Suchergebnisses und des Browser-Tabs, für jede Seite ein eigener")
    .start("Titel für Suchmaschinen, bitte ersetzen"),
  draft: flag()
    .optional()
    .note("Entwurf: nur in der Vorschau zu sehen")
    .start(true, "Entwurf: Zum Veröffentlichen diese Zeile löschen."),
};
