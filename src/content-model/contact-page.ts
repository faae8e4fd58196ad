import { type ObjectShape, string } from "yup";
import { singleton } from "../data-layer/model/content-type";
import { choice, commonText, group, link, picture, rawText, text } from "../data-layer/model/fields";
import { fields } from "../features/contact-form/fields";
import { indexedSeo, listOfGroups } from "./shared-fields";

/** The texts of a field that is typed into, and of the list. */
const inputTexts = () => group({ label: text(40), placeholder: text(60) });
const selectTexts = () =>
  group({
    label: text(40),
    placeholder: text(60),
    options: listOfGroups({
      value: choice(["demo", "partnership", "press", "career", "general"]).note(
        "Wort im Betreff der E-Mail, die Sie bekommen",
      ),
      label: text(40).note("Wort in der Auswahl"),
    }).note("Einträge der Auswahl"),
  }).note("Auswahl „Interesse“: Name und Hinweis, solange nichts gewählt ist");
const shortMessage = () => group({ title: text(60), text: text(160) });
const longMessage = () => group({ title: text(60), text: text(260) });

/** Texts for some fields of the form, by the fields' names. */
const textsByField = (some: typeof fields, textFor: (field: (typeof fields)[number]) => ObjectShape[string]) =>
  group(Object.fromEntries(some.map((field) => [field.name, textFor(field)])));

export const contactPage = singleton({
  name: "ContactPage",
  file: "pages/contact.json",
  path: "/contact",
  anchors: ["form"],
  schema: group({
    seo: indexedSeo(),
    hero: group({
      title: text(40).note("Überschrift der Seite; auch auf dem Bild beim Teilen"),
      text: text(260).note("Vorspann unter der Überschrift"),
    }),
    company: group({
      title: text(60).note("Überschrift des Kastens neben dem Formular"),
      addressLabel: text(40).note("Wort über der Anschrift; sie selbst steht in `company.json`"),
      emailLabel: text(40).note("Wort über der E-Mail-Adresse; sie selbst steht in `company.json`"),
      phoneLabel: text(40).note("Wort über der Telefonnummer"),
      phone: link().note("Telefonnummer, die anruft"),
      replyLabel: text(40).note("Wort über der Frist für eine Antwort"),
      replyTime: text(120).note("Frist für eine Antwort"),
      hoursLabel: text(40).note("Wort über den Öffnungszeiten"),
      hours: listOfGroups({
        days: text(40).note("Tage"),
        time: commonText(40).note("Uhrzeit"),
      }).note("Öffnungszeiten, Zeile für Zeile"),
      reply: text(200).note("Satz unter den Angaben"),
      picture: picture("head").note("Karte über den Angaben, Querformat 4:3"),
    }),
    next: group({
      title: text(80).note("Überschrift der Schritte nach einer Anfrage, unter dem Formular"),
      text: text(120).note("Satz unter dieser Überschrift"),
      steps: listOfGroups({
        flag: choice(["C", "X", "H"]).note("Flagge aus dem Signalbuch"),
        meaning: text(60).note("Was die Flagge sagt"),
        title: text(40).note("Name des Schrittes"),
        time: commonText(60).note("Wann er kommt oder wie lange er dauert, groß"),
        text: text(160).note("Was in ihm geschieht"),
      }).note("Schritte nach einer Anfrage, in ihrer Reihenfolge"),
    }),
    form: group({
      title: text(60).note("Überschrift des Formulars (`/contact#form`)"),
      text: text(200).note("Satz unter dieser Überschrift"),
      note: text(160).note("Satz über dem Knopf"),
      fields: textsByField(fields, ({ kind }) => (kind === "select" ? selectTexts() : inputTexts())).note(
        "Feld des Formulars: Name und Hinweis im leeren Feld",
      ),
      errors: textsByField(
        fields.filter(({ required }) => required),
        // To the letter as specified, with ordinary spaces.
        () => rawText().max(80).meta({ textKind: "copy" }),
      ).note("Meldung unter dem Feld, wenn es fehlt oder falsch ausgefüllt ist"),
      tooLong: text(100).note("Meldung unter der Nachricht, wenn sie zu lang ist"),
      addressOnly: text(100).note("Was unter einer falschen E-Mail-Adresse noch steht"),
      invisible: text(100).note("Dasselbe, wenn ein Zeichen in ihr steckt, das niemand sieht"),
      leaveEmpty: text(40).note(
        "Wort neben dem Kästchen gegen Robotersendungen; es erscheint nur in Browsern ohne Gestaltung",
      ),
      subject: string().required().note("Anfang des Betreffs der E-Mail, die Sie bekommen; Name und Interesse folgen"),
      subjectWithoutScript: text(60).note(
        "Betreff, wenn jemand das Formular ohne JavaScript sendet; Name und Interesse fehlen dann darin",
      ),
      submit: text(40).note("Knopf des Formulars"),
      submitting: text(40).note("Knopf, während gesendet wird"),
      slow: shortMessage().note("Meldung, wenn nach 15 Sekunden noch keine Antwort da ist"),
      success: shortMessage().note("Meldung nach dem Senden"),
      sent: text(100).note("Steht danach unter dem Formular, bei der Flagge C: wann die Antwort kommt"),
      failure: shortMessage().note("Meldung, wenn das Senden misslingt"),
      uncertain: longMessage().note("Meldung im Formular, wenn keine Antwort kam: Die Anfrage kann angekommen sein"),
      interrupted: longMessage().note(
        "Meldung, wenn jemand die Seite verlassen hat, während seine Anfrage unterwegs war",
      ),
      privacy: link().note("Link nach dem Satz über dem Knopf"),
    }),
  }),
});
