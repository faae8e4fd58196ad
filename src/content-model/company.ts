import { string } from "yup";
import { singleton } from "../data-layer/model/content-type";
import { group, isHours, isMoney, isPastYear } from "../data-layer/model/fields";
import { fact } from "./shared-fields";

const streetWithNumber = () =>
  fact().matches(/^(?=.*\p{L}).*\d/u, "Eine Straße hat auch eine Hausnummer, z. B. Hafenplatz 7.");
const person = () =>
  fact().matches(
    /^\p{L}[\p{L}.’'-]*(?:,? \p{L}[\p{L}.’'-]*)+$/u,
    "Vor- und Nachname einer Person, z. B. Greta Sander.",
  );
const mailbox = () => string().email().required();
const address = () =>
  fact().matches(/^https:\/\/[^/\s]+(\/\S*[^/])?$/, "Eine volle Adresse, z. B. https://www.firma.de, ohne / am Ende.");

const schema = group({
  legalName: fact().note("Firma mit Rechtsform: Fußzeile, Impressum, Datenschutz, Angaben für Suchmaschinen"),
  street: streetWithNumber().note(
    "Straße und Hausnummer: `/contact`, Impressum, Datenschutz, Angaben für Suchmaschinen",
  ),
  postalCode: fact()
    .matches(/^\d{5}$/, "Eine Postleitzahl hat fünf Ziffern.")
    .note("Postleitzahl dazu"),
  city: fact().note("Ort dazu"),
  country: fact().note("Land dazu"),
  countryCode: fact()
    .matches(/^[A-Z]{2}$/, "Ein Land hat zwei große Buchstaben, z. B. DE.")
    .note("Kürzel dieses Landes: Angaben für Suchmaschinen"),
  workplace: fact().note("Ort, wie er in Stellen steht: Vorgabe einer neuen Stelle"),
  founded: fact()
    .matches(/^\d{4}$/, "Ein Jahr hat vier Ziffern, z. B. 2023.")
    .test(...isPastYear())
    .note("Jahr der Gründung: Angaben für Suchmaschinen"),
  managingDirector: person().note("Wer die Firma vertritt: Impressum, Datenschutz"),
  managingDirectorTitle: fact().note("Bezeichnung dazu: Geschäftsführerin oder Geschäftsführer"),
  editor: person().note("Wer nach § 18 Abs. 2 MStV für den Inhalt verantwortlich ist: Impressum"),
  registerCourt: fact()
    .matches(/gericht/i, "Ein Gericht, z. B. Amtsgericht Kempten (Allgäu).")
    .note("Registergericht: Impressum"),
  registerNumber: fact()
    .matches(/^\p{Lu}\p{L}+ \d+( \p{L}+)?$/u, "Eine Registernummer hat die Form HRB 12345.")
    .note("Nummer im Handelsregister: Impressum"),
  vatStatus: fact().note("Umsatzsteuer-Identifikationsnummer oder, solange sie fehlt, der Stand: Impressum"),
  businessIdStatus: fact().note(
    "Wirtschafts-Identifikationsnummer (W-IdNr.) oder, solange sie fehlt, der Stand: Impressum",
  ),
  url: address().note(
    "Adresse der Website, ohne / am Ende: Anfang jeder vollen Adresse, Impressum; ohne https:// heißt sie in Texten `{{domain}}`",
  ),
  phone: fact()
    .matches(/^\+\d[\d ]+$/, "Eine Telefonnummer mit Vorwahl des Landes, z. B. +49 8382 123456.")
    .note("Telefonnummer: Impressum, Datenschutz; als Linkziel heißt sie in Texten `{{phoneLink}}`"),
  email: mailbox().note("Postfach für alle: `/contact`, `/login`, Impressum, Datenschutz, Angaben für Suchmaschinen"),
  jobsEmail: mailbox().note("Postfach für Bewerbungen: `/career` und jede Stelle"),
  privacyEmail: mailbox().note("Postfach für den Datenschutz: Datenschutz, Cookie-Richtlinie"),
  priceRange: fact()
    .test(...isMoney())
    .note("Preisspanne mit Währung und Zeitraum: `/product`"),
  replyTime: fact().note("Frist für eine Antwort, nach „spätestens“: `/contact`"),
  productHostingCountry: fact().note("Land, in dem die Daten der Kunden liegen: `/product`"),
  modelProvider: fact().note("Firma, deren Sprachmodell die Texte schreibt: `/product`, Datenschutz"),
  modelCountry: fact().note("Land, in dem dieses Modell rechnet, nach „in“: `/product`, Datenschutz"),
  subprocessors: fact().note("Unterauftragnehmer außer dem des Modells, jeder mit Land: `/product`, Datenschutz"),
  priceForFive: fact().note("Preis für fünf Postfächer mit Währung und Zeitraum: `/product`"),
  priceForTen: fact().note("Preis für zehn Postfächer: `/product`"),
  callPrice: fact().note("Preis der Gespräche, nach „kosten“: `/product`"),
  liabilityLimit: fact().note(
    "Bis zu welchem Betrag die Firma für Fehler des Agenten einsteht, nach „bis“: `/product`",
  ),
  certificate: fact().note("Zertifikat mit Geltung und prüfender Stelle, oder „keines“: `/product`"),
  availability: fact().note("Zugesagte Verfügbarkeit mit Zeitraum: `/product`"),
  backup: fact().note("Wie oft gesichert und wie lange aufbewahrt wird: `/product`"),
  supportReply: fact().note("Frist für die erste Antwort des Supports, nach „kommt“: `/product`"),
  retrievalPeriod: fact().note(
    "Wie lange Daten nach dem Vertragsende abrufbar sind, mindestens 30 Tage (Art. 25 Data Act): `/product`",
  ),
  staff: fact().note("Zahl der Beschäftigten: `/about`, `/product`"),
  investor: fact().note("Wer 2025 Geld gegeben hat, im ersten Fall: `/product`"),
  pilotLength: fact().note("Dauer eines Pilots, nach „dauert“: `/product`"),
  pilotPrice: fact()
    .test(...isMoney())
    .note("Preis eines Pilots, nach „kostet“: `/product`"),
  contractTerm: fact().note("Laufzeit des Vertrags danach, nach „läuft“: `/product`"),
  noticePeriod: fact().note("Frist, mit der er sich kündigen lässt, im dritten Fall: `/product`"),
  researchPeriod: fact().note("Frist, nach der recherchierte Kontakte gelöscht sind, im dritten Fall: Datenschutz"),
  openDays: fact().note("Tage, an denen jemand antwortet: `/contact`"),
  openHours: fact()
    .test(...isHours())
    .note("Uhrzeiten dazu"),
  closedDays: fact().meta({ agreesWith: "openDays" }).note("Tage, an denen geschlossen ist: `/contact`"),
  hostingKind: fact()
    .matches(/^(server|network)( \(Muster\))?$/, "Entweder server oder network.")
    .note(
      "`server`: ein gemieteter Server in der EU oder im EWR; `network`: ein Netz von Servern (CDN), z. B. von Cloudflare oder Netlify. Danach richten sich die Sätze aus `hosting.json`",
    ),
  hostingProvider: fact().note("Firma, auf deren Servern die Website liegt: Datenschutz"),
  hostingStreet: streetWithNumber().note("Straße und Hausnummer dieser Firma"),
  hostingCity: fact().note("Postleitzahl und Ort dieser Firma"),
  hostingCountry: fact().note("Land, in dem der Server steht; bei einem Netz das Land, in dem diese Firma sitzt"),
  hostingTransferBasis: fact().note(
    "Grundlage, auf der ein Netz von Servern Daten außerhalb der EU verarbeitet, nach „auf …“; nur bei `network`",
  ),
  logDays: fact().note("Frist, nach der Logdateien gelöscht sind, im dritten Fall: „14 Tagen“"),
  formProvider: fact().note("Dienst, der das Kontaktformular zustellt: Datenschutz"),
  formCountry: fact().note("Land, in dem die Server des Formulardienstes stehen, nach „in“: Datenschutz"),
  formContract: fact().note("Vertrag zur Auftragsverarbeitung mit diesem Dienst"),
  formTransferBasis: fact().note("Grundlage, auf der dieser Dienst Daten außerhalb der EU verarbeitet, nach „auf …“"),
  formStorage: fact().note("Frist, nach der dieser Dienst Anfragen löscht"),
  newsletterProvider: fact().note("Dienst, der den Newsletter versendet: Datenschutz"),
  mailProvider: fact().note(
    "Dienst, bei dem die Postfächer liegen, mit Land und, außerhalb der EU, Grundlage: Datenschutz",
  ),
  crmProvider: fact().note(
    "Dienst, in dem Anfragen und Kontakte geführt werden, mit Land und, außerhalb der EU, Grundlage: Datenschutz",
  ),
  phoneProvider: fact().note(
    "Dienst, über den telefoniert wird, mit Land und, außerhalb der EU, Grundlage: Datenschutz",
  ),
  videoProvider: fact().note(
    "Dienst für Demos und Gespräche per Video, mit Land und, außerhalb der EU, Grundlage: Datenschutz",
  ),
  surveyProvider: fact().note("Dienst der Fragebögen: Datenschutz"),
  surveyCountry: fact().note("Land, in dem die Server der Fragebögen stehen, nach „in“: Datenschutz"),
  analyticsHost: fact().note(
    "Firma und Land des Servers, auf dem die Messung läuft, nach „bei“; nur mit Messung: Datenschutz",
  ),
  analyticsRetention: fact().note(
    "Frist, nach der Zählungen gelöscht sind, im dritten Fall; nur mit Messung: Datenschutz",
  ),
  icpForm: address().note("Adresse des ICP-Fragebogens: Knopf auf `/icp`"),
  onboardingForm: address().note("Adresse des Fragebogens zum Onboarding: Knopf auf `/onboarding`"),
});

/** Every fact about the company, defined once; texts use it as `{{legalName}}`. */
export const company = singleton({ name: "Company", file: "company.json", schema });
