import type { Phrases } from "./decap";

/** Decap's words that its German lacks, and some that it has better. */
const WORDS = `
collection.sidebar.allCollections Alle Inhaltstypen
collection.collectionTop.viewAsList Als Liste
collection.collectionTop.viewAsGrid Als Kacheln
collection.collectionTop.newButton %{collectionLabel} anlegen
collection.entries.unpublishedHeader Unveröffentlichte Beiträge
app.header.quickAdd Neu
editor.editorControl.field.optional darf fehlen
editor.editorControl.field.widgetLabel Feld vom Typ %{widgetLabel}
editor.editorInterface.toggleNotes Notizen
editor.editor.onDeletePublishedEntry Soll dieser Beitrag mit seinen Bildern gelöscht werden?
editor.editorToolbar.backCollection Zurück: %{collectionLabel}
editor.editorToolbar.deleteEntry Beitrag löschen
editor.editorToolbar.deletePublishedEntry Beitrag löschen
editor.editorToolbar.deleteUnpublishedEntry Unveröffentlichten Beitrag löschen
editor.editorToolbar.publish Speichern
editor.editorToolbar.publishNow Jetzt speichern
editor.editorToolbar.published Gespeichert
editor.editorToolbar.publishing Speichern …
editor.editorToolbar.publishAndCreateNew Speichern und Neues anlegen
editor.editorToolbar.publishAndDuplicate Speichern und verdoppeln
editor.editorWidgets.markdown.strikethrough Durchgestrichen
editor.editorWidgets.markdown.toggleMode.rich Zur gestalteten Ansicht
editor.editorWidgets.markdown.toggleMode.markdown Zum Quelltext
editor.editorWidgets.image.chooseMultiple Bilder wählen
editor.editorWidgets.image.addMore Weitere Bilder
editor.editorWidgets.image.removeAll Alle Bilder entfernen
editor.editorWidgets.file.chooseMultiple Dateien wählen
editor.editorWidgets.file.addMore Weitere Dateien
editor.editorWidgets.file.removeAll Alle Dateien entfernen
editor.editorWidgets.datetime.now Heute
editor.editorWidgets.datetime.clear Leeren
editor.editorWidgets.datetime.setToNow Feld „%{fieldLabel}“ auf heute setzen
editor.editorWidgets.object.expand Aufklappen
editor.editorWidgets.object.collapse Zuklappen
mediaLibrary.mediaLibraryModal.close Schließen
mediaLibrary.mediaLibraryModal.noResults Keine Ergebnisse.
ui.settingsDropdown.account Menü des Kontos
ui.toast.entrySaved Gespeichert
ui.toast.onFailToPersist Nicht gespeichert: %{details}
ui.toast.onFailToDelete Nicht gelöscht: %{details}
ui.toast.missingRequiredField Einige Felder sind noch leer, die nicht fehlen dürfen.
workflow.workflowCard.deleteNewEntry Neuen Beitrag löschen`;

/**
 * Decap's German with its gaps filled.
 * @param known the phrases that Decap brings, which stay as they are
 */
export function german(known: Phrases): Phrases {
  const phrases = structuredClone(known);
  for (const line of WORDS.trim().split("\n")) {
    const [path = "", words = ""] = line.split(/ (.*)/, 2);
    const parts = path.split(".");
    const last = parts.pop() ?? "";
    const group = parts.reduce<Phrases>((inner, part) => {
      inner[part] ??= {};
      return inner[part] as Phrases;
    }, phrases);
    group[last] = words;
  }
  return phrases;
}
