import { string } from "yup";
import { singleton } from "../data-layer/model/content-type";
import { evidence } from "../data-layer/model/evidence";
import { day, flag, group, href, link, picture, pictureFile, rawText, text } from "../data-layer/model/fields";
import { isDay, yearsAfter } from "../data-layer/model/release";
import { language, listOfGroups } from "./shared-fields";

/** What two lines hold on a phone of 360 px, beside the cross. */
const NOTICE_CHARACTERS = 70;

/** A notice above the header of every page, on the days that it names. */
const notice = () =>
  group({
    text: text(NOTICE_CHARACTERS).note("Hinweis über der Kopfzeile jeder Seite, ein Satz"),
    more: link()
      .optional()
      .default(undefined)
      .note(`Link dahinter; Text und Link haben zusammen höchstens ${NOTICE_CHARACTERS} Zeichen`),
    published: day().note("Erster Tag, an dem Besucher den Hinweis sehen; in der Vorschau steht er sofort"),
    expires: day().note("Letzter Tag; danach verschwindet er von selbst"),
  })
    .test("fits", (value, test) => {
      const { text: sentence = "", more } = value ?? {};
      const length = [sentence, more?.label].filter(Boolean).join(" ").length;
      const message = `Text und Link haben zusammen ${length} Zeichen, höchstens ${NOTICE_CHARACTERS} passen auf zwei Zeilen eines Telefons.`;
      return !more || length <= NOTICE_CHARACTERS || test.createError({ path: `${test.path}.more.label`, message });
    })
    .test("days", (value, test) => {
      const { published, expires } = value ?? {};
      if (!isDay(published) || !isDay(expires)) return true;
      const latest = yearsAfter(published, 1);
      const message = `Der letzte Tag liegt zwischen ${published} (published) und ${latest}. Bitte die Tage prüfen.`;
      return (expires >= published && expires <= latest) || test.createError({ path: `${test.path}.expires`, message });
    })
    .optional()
    .default(undefined)
    .meta({ extraFields: { status: "String" } });

const siteSchema = group({
  url: rawText()
    .matches(
      /^https:\/\/[^/]+$/,
      "Die Adresse der Website, z. B. https://www.hafenlotse.example, ohne Schrägstrich am Ende.",
    )
    .note("Anfang jeder vollen Adresse: für Suchmaschinen, Feed, Sitemap und beim Teilen; ohne / am Ende"),
  name: text(40).note("Neben dem Zeichen in Kopf- und Fußzeile; auch im Feed und beim Teilen"),
  legalName: text(80).note("Angaben für Suchmaschinen; Rechtehinweis im Feed"),
  tagline: text(60).note("Titel des Feeds"),
  description: text(200).note("Angaben für Suchmaschinen; Untertitel des Feeds"),
  company: group({
    street: text(60),
    postalCode: rawText(),
    city: text(60),
    country: text(40).note("Letzte Zeile der Anschrift auf `/contact`"),
    countryCode: rawText().note("Kürzel des Landes: Angaben für Suchmaschinen"),
    founded: rawText().note("Jahr der Gründung: Angaben für Suchmaschinen"),
    email: string().email().required().note("`/contact` und Hilfe auf `/login`; Angaben für Suchmaschinen"),
    jobsEmail: string()
      .email()
      .required()
      .note("Empfänger der Bewerbungen: Knopf auf jeder Stelle und Adresse auf `/career`"),
  }).note("Anschrift auf `/contact`; Angaben für Suchmaschinen"),
  notice: notice(),
  header: group({
    homeLabel: text(60).note("Name des Logos in Kopf- und Fußzeile für Vorleseprogramme"),
    skipLink: text(60).note("Erster Link jeder Seite, nur mit der Tabulatortaste zu sehen"),
    navigationLabel: text(40).note("Name der Navigation für Vorleseprogramme"),
    navigation: listOfGroups({
      label: text(60).note("Wort in der Kopfzeile; auch Name des Bereichs in Suchergebnissen"),
      to: href(),
      language: language().note("`en`, wenn das Wort englisch ist: Vorleseprogramme sprechen es dann so aus"),
      parts: listOfGroups({
        label: text(60),
        to: href(),
        drawing: pictureFile("drawing")
          .optional()
          .note("Zeichnung über dem Wort, als SVG von 176 × 104 px; nur Schmuck"),
      })
        .optional()
        .note("Untermenü, das am Rechner unter dem Link aufklappt"),
    }).note("Links der Kopfzeile und des Menüs am Telefon, in dieser Reihenfolge"),
    login: link().note("Umrandeter Knopf in der Kopfzeile, zweiter Knopf im Menü am Telefon"),
    demo: link().note("Gelber Knopf in der Kopfzeile, erster Knopf im Menü am Telefon"),
    menu: group({ open: text(40), close: text(40), label: text(40) }).note(
      "Namen des Menüknopfs und des Menüs am Telefon für Vorleseprogramme",
    ),
  }),
  footer: group({
    claim: text(200).note("Satz unter dem Logo der Fußzeile"),
    claimEvidence: evidence("claim"),
    navigationLabel: text(40).note("Name der Fußnavigation für Vorleseprogramme"),
    groups: listOfGroups({
      title: text(40).note("Überschrift der Spalte"),
      links: listOfGroups({
        label: text(60),
        to: href(),
        reloadDocument: flag()
          .optional()
          .note(
            "`true` für Adressen, die ein anderer Dienst beantwortet, z. B. `/support`; ihr Ziel wird nicht geprüft",
          ),
      }).note("Links der Spalte"),
    }).note("Spalten der Fußzeile"),
    badge: picture("drawing").note("Siegel unten rechts in der Fußzeile"),
    badgeEvidence: evidence("badge"),
    copyright: text(80).note("Letzte Zeile der Fußzeile"),
    audience: text(120).note("Letzte Zeile der Fußzeile, nach dem Punkt"),
  }),
  exampleNote: text(80).note("Steht einmal bei den Zahlen eines Blocks, solange deren Herkunft `example` ist"),
  closingDrawing: pictureFile("drawing").note(
    "Zeichnung rechts im Band am Ende der Seiten; sie schmückt nur und wird nicht vorgelesen",
  ),
  consent: group({
    title: text(60).note("Name des Hinweises zu Cookies, für Vorleseprogramme"),
    text: text(160).note("Text des Hinweises zu Cookies, ein Satz"),
    accept: text(40).note("Knopf, der zustimmt"),
    decline: text(40).note("Knopf, der ablehnt"),
    close: text(40).note("Name des Kreuzes im Hinweis, das ohne Entscheidung schließt"),
    policy: link().note("Link am Ende des Textes"),
  }),
  notifications: group({
    label: text(40).note("Name des Bereichs für Meldungen, für Vorleseprogramme"),
    dismiss: text(40).note("Name des Kreuzes an einer Meldung"),
  }),
  offline: group({ title: text(40), text: text(140) }).note(
    "Hinweis, wenn eine Seite ohne Verbindung nicht geladen werden kann",
  ),
  loading: group({ label: text(40) }).note("Liest ein Screenreader vor, wenn die nächste Seite auf sich warten lässt"),
  errorScreen: group({
    title: text(60).note("Überschrift, wenn eine Seite wegen eines Fehlers nicht gezeigt werden kann"),
    home: link().note("Knopf darunter"),
  }),
});

/** Content shared by all pages. */
export const siteSettings = singleton({ name: "SiteSettings", file: "site.json", schema: siteSchema });
