/** Labels of fields whose name says more than where they stand, and of groups, which have no notes of their own. */
export const WORDS: Readonly<Record<string, string>> = Object.fromEntries(
  `item Eintrag; seo Suchmaschinen und Browser-Tab; hero Kopf der Seite; title Überschrift; text Text; label Beschriftung
to Ziel; src Bilddatei; alt Alternativtext; picture Bild; poster Bild des Artikels; fallback Ersatzbild; evidence Herkunft
noteEvidence Herkunft der Zeile; claimEvidence Herkunft des Satzes; badgeEvidence Herkunft des Siegels; kind Art der Herkunft
stats Zahlen; customers Kunden; features Leistungen; benefits Nutzen; integration Anbindung; closing Band am Ende
banner Band am Ende; primary Erster Knopf; secondary Zweiter Knopf; more Weiterer Link; action Knopf; header Kopfzeile
footer Fußzeile; company Firma; consent Hinweis zu Cookies; notifications Meldungen; offline Ohne Verbindung
loading Während des Ladens; errorScreen Bei einem Fehler; menu Menü am Telefon; login Anmeldung; demo Demo; related Ähnliche Artikel
seoTitle Titel für Suchmaschinen; description Beschreibung; intro Vorspann; type Art; duration Lesezeit in Minuten
order Platz in der Übersicht; draft Entwurf; published Veröffentlicht am; updated Aktualisiert am; aliases Weitere Adressen
slug Artikel; readTime Lesezeit; titleLanguage Sprache der Überschrift; language Sprache; department Bereich; location Ort
expires Offen bis; payRange Gehalt; tags Stichwörter; subject Betreff der E-Mail; signedBy Geschrieben von; tasks Aufgaben
requirements Anforderungen; offers Angebote; process Schritte der Bewerbung; author Verfasst von; year Jahr; link Adresse der Quelle
who Bei wem; when Wann; how Wie gemessen; said Was bekannt ist; needs Was noch vorliegen muss; street Straße und Hausnummer
postalCode Postleitzahl; city Ort; country Land; email E-Mail; jobsEmail E-Mail für Bewerbungen; open Öffnen; close Schließen
back Link zurück; accept Zustimmen; decline Ablehnen; policy Link zur Richtlinie; name Name; value Wert; form Formular; home Knopf
metrics Karte mit Zahlen; limits Grenzen; mission Auftrag; timeline Zeitleiste; team Team; positions Stellen; reasons Gründe
values Werte; unsolicited Initiativbewerbung; articles Artikel; topics Themen; unavailable Noch nicht verfügbar; phone Telefon
message Nachricht; interest Interesse; placeholder Beispiel im Feld; terms Begriffe; term Begriff; replaces Ersetzt
definition Erklärung; score Wert; leads Leads; sequence Ansprache; logbook Logbuch; approval Freigabe; sync Abgleich mit dem CRM
report Bericht; field Feld; theirs Im CRM; ours Bei uns; replyTime Frist für eine Antwort; reloadDocument Anderer Dienst`
    .split(/[;\n]\s*/)
    .map((entry) => entry.trim().split(/ (.*)/, 2)),
);
