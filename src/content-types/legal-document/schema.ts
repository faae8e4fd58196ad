import { group, text } from "../../data-layer/model/fields";

/** `content/legal/<slug>.mdx` */
export const legalDocumentSchema = group({
  title: text(60).note("Überschrift der Seite; auch beim Teilen"),
  seoTitle: text().min(15).max(60).note("Titel des Suchergebnisses und des Browser-Tabs, für jede Seite ein eigener"),
  description: text().min(70).max(160).note("Eigener Text des Suchergebnisses"),
  intro: text(300).note("Vorspann unter der Überschrift"),
  /** A label such as „Februar 2024“. */
  updated: text(40).optional().note("„Stand: …“ unter dem Vorspann; ohne Angabe steht dort das heutige Datum"),
});
