import { collection, singleton } from "../data-layer/model/content-type";
import { group, text } from "../data-layer/model/fields";
import { cardPicture } from "./shared-fields";

/** Texts shared by all legal pages. */
export const legalPage = singleton({
  name: "LegalPage",
  file: "pages/legal.json",
  schema: group({
    contents: text(40).note("Überschrift des Inhaltsverzeichnisses"),
    updated: text(40).note("Vor dem Stand"),
    resetConsent: text(60).note("Beschriftung des Knopfs `<ConsentReset />`"),
    resetConsentWithoutScript: text(200).note("Steht ohne JavaScript an der Stelle dieses Knopfs"),
  }),
});

export const legalDocument = collection({
  name: "LegalDocument",
  files: "legal/*.mdx",
  sample: "mein-text",
  template: "src/templates/legal-document.tsx",
  deadlinesAreFacts: true,
  schema: group({
    title: text(60).note("Überschrift der Seite; auch beim Teilen"),
    seoTitle: text(60).min(15).note("Titel des Suchergebnisses und des Browser-Tabs, für jede Seite ein eigener"),
    description: text(160).min(70).note("Eigener Text des Suchergebnisses"),
    card: cardPicture(),
    intro: text(300).note("Vorspann unter der Überschrift"),
    /** A label such as „Februar 2024“. */
    updated: text(40).optional().note("„Stand: …“ unter dem Vorspann; ohne Angabe steht dort das heutige Datum"),
  }),
});
