import type { MonetaryAmount } from "schema-dts";
import type { InferType } from "yup";
import { collection, singleton } from "../data-layer/model/content-type";
import {
  choice,
  day,
  flag,
  group,
  isMoney,
  link,
  listOf,
  picture,
  rawText,
  text,
  wholeNumber,
} from "../data-layer/model/fields";
import { endOfDay } from "../data-layer/model/release";
import { escapeHtml } from "../lib/escape-html";
import { parseGermanNumber } from "../lib/german-numbers";
import { company } from "./company";
import { isLocation, jobPlace, notALocation } from "./job-place";
import { employer } from "./organization";
import { cardPicture, language, listOfGroups, publishable } from "./shared-fields";

const jobSchema = group({
  title: text(75)
    .min(5)
    .note("Überschrift der Seite und der Zeile auf `/career`; Titel der Anzeige in Suchmaschinen; beim Teilen")
    .initial(({ title }) => title),
  titleLanguage: language().note("`en`, wenn die Überschrift englisch ist: Vorleseprogramme sprechen sie dann so aus"),
  seoTitle: publishable.seoTitle.meta({ agreesWith: "title" }),
  description: text(160)
    .min(110)
    .note("Eigener Text des Suchergebnisses und der Zeile auf `/career`")
    .initial(
      "Hier steht, was die Person tut und wofür. Suchmaschinen und die Liste der Stellen zeigen diesen Text. Bitte ersetzen.",
    ),
  department: text(40)
    .note("„Bereich“ unter der Überschrift; auch in der Zeile auf `/career`")
    .initial("Vertrieb")
    .ask("Abteilung:"),
  type: choice(["Vollzeit", "6 Monate", "Vollzeit/Teilzeit"])
    .note("„Art“ unter der Überschrift; auch in der Zeile auf `/career` und in Suchmaschinen")
    .initial("Vollzeit")
    .ask("Umfang:"),
  location: text(40)
    .test("location", notALocation, (value) => value === "" || isLocation(value))
    .typeError(notALocation)
    .note(
      "„Ort“ unter der Überschrift; auch in der Zeile auf `/career` und in Suchmaschinen: ein Ort oder „Remote in Deutschland“",
    )
    .initial("{{workplace}}"),
  unsolicited: flag()
    .optional()
    .note("`true` für die Initiativbewerbung: Suchmaschinen bekommen keine Anzeige, denn es ist keine Stelle frei"),
  order: wholeNumber(1, 1000)
    .note("Platz in der Liste auf `/career`, 1 steht oben; jede Nummer einmal")
    .initial(({ order }) => order, "Platz in der Liste, jede Nummer einmal"),
  draft: publishable.draft,
  published: day()
    .note("Ab diesem Tag zu sehen; Datum der Anzeige in Suchmaschinen und in der Sitemap")
    .initial(({ day }) => day, "Erst ab diesem Tag ist die Stelle zu sehen."),
  expires: day()
    .optional()
    .note(
      "Letzter Tag, an dem die Stelle offen ist; danach sagt ihre Seite ein Jahr lang, dass sie besetzt ist, und nennt die offenen",
    ),
  payRange: text(80)
    .test(...isMoney())
    .optional()
    .note(
      "„Gehalt“ unter der Überschrift; ohne Angabe entfällt die Zeile; beginnt es wie „58.000–70.000 € im Jahr“ („im Monat“, „pro Stunde“), steht dieser Teil auch in Suchmaschinen",
    ),
  start: text(40).optional().note("„Beginn“ unter der Überschrift; ohne Angabe entfällt die Zeile"),
  picture: picture("poster")
    .optional()
    .default(undefined)
    .note("Bild neben der Überschrift und in der Zeile auf `/career`, Querformat 3:2; ohne Angabe das aus `job.json`"),
  card: cardPicture(),
  tags: listOf(text(40))
    .note("Stichwörter über der Überschrift")
    .initial(({ answers }) => [answers.type, "{{workplace}}"], "Stichwörter, höchstens 40 Zeichen je Wort"),
  intro: text(280)
    .min(80)
    .note("Vorspann über dem Text; Anfang der Anzeige in Suchmaschinen")
    .initial(
      "Hier stehen ein bis zwei Sätze, die unter der Überschrift sagen, für wen die Stelle ist. Bitte ersetzen.",
    ),
  subject: rawText()
    .max(120)
    .meta({ agreesWith: "application" })
    .note("Betreff der E-Mail, die der Knopf „Jetzt bewerben“ öffnet, genau wie hier geschrieben")
    .initial(({ title }) => `Bewerbung: ${title}`, "Betreff der E-Mail"),
  signedBy: text(80).optional().note("Wer die Anzeige geschrieben hat, mit Aufgabe; steht unter dem Text"),
  course: listOfGroups({
    when: text(20).note("Zeitpunkt, etwa „Woche 1“ oder „Tag 90“"),
    text: text(80).note("Was dann ist"),
  })
    .max(4)
    .optional()
    .note("Die ersten Monate als Kurs von Tonne zu Tonne, mit den Zeitpunkten des Textes; steht unter ihm"),
  tasks: listOf(text(300))
    .note("Liste „Ihre Aufgaben“ unter dem Text")
    .initial(["Hier steht die wichtigste Aufgabe, als ganzer Satz.", "Hier steht eine weitere Aufgabe."]),
  requirements: listOf(text(300))
    .note("Liste „Was Sie mitbringen“ unter dem Text")
    .initial(["Hier steht, was die Person mitbringen muss", "Hier steht, was hilft, aber nicht nötig ist"]),
  offers: listOf(text(300))
    .note("Liste „Was wir bieten“ unter dem Text")
    .initial(["Hier steht, was wir bieten", "Hier steht ein weiteres Angebot"]),
  process: listOfGroups({
    title: text(60).note("Name des Schrittes"),
    text: text(240).note("Was in diesem Schritt geschieht"),
  })
    .note("Nummerierte Schritte „So läuft die Bewerbung“ am Ende der Seite")
    .initial([
      { title: "Bewerbung", text: "Hier steht, was wir brauchen und wann die Rückmeldung kommt." },
      { title: "Gespräch", text: "Hier steht, mit wem, wie lange und worüber gesprochen wird." },
    ]),
});

/** Texts shared by all job pages. */
export const jobPage = singleton({
  name: "JobPage",
  file: "pages/job.json",
  schema: group({
    back: link().note("Link über der Überschrift"),
    location: text(40).note("Unter der Überschrift: Wort vor dem Ort"),
    department: text(40).note("Unter der Überschrift: Wort vor dem Bereich"),
    type: text(40).note("Unter der Überschrift: Wort vor der Art"),
    pay: text(40).note("Unter der Überschrift: Wort vor dem Gehalt"),
    start: text(40).note("Unter der Überschrift: Wort vor dem Beginn"),
    picture: picture("poster").note("Bild neben der Überschrift von Stellen ohne eigenes Bild, Querformat 3:2"),
    course: text(60).note("Überschrift des Kurses durch die ersten Monate"),
    tasks: text(60).note("Überschrift der Aufgaben; auch in Suchmaschinen"),
    requirements: text(60).note("Überschrift der Anforderungen; auch in Suchmaschinen"),
    offers: text(60).note("Überschrift der Angebote; auch in Suchmaschinen"),
    process: text(60).note("Überschrift der Schritte; auch in Suchmaschinen"),
    signed: text(40).note("Wörter vor dem Namen dessen, der die Anzeige geschrieben hat"),
    apply: text(60).note("Knopf unter der Überschrift und im Kasten, der eine E-Mail beginnt"),
    applyTitle: text(80).note("Überschrift des Kastens"),
    applyText: text(240).note("Satz im Kasten"),
    filled: group({
      title: text(60).note("Zeile unter der Überschrift einer Stelle, deren letzter Tag (`expires`) vorbei ist"),
      text: text(240).note("Satz darunter; danach folgen die offenen Stellen"),
    }),
  }),
});

/** schema.org's terms for the job types; „6 Monate“ is an internship. */
const EMPLOYMENT_TYPES: Readonly<Record<InferType<typeof jobSchema>["type"], string | string[]>> = {
  Vollzeit: "FULL_TIME",
  "6 Monate": "INTERN",
  "Vollzeit/Teilzeit": ["FULL_TIME", "PART_TIME"],
};

const titledList = (title: string, items: readonly string[]) =>
  `<h2>${escapeHtml(title)}</h2><ul>${items.map((item) => `<li>${escapeHtml(item)}</li>`).join("")}</ul>`;

/** What a pay begins with that search engines can be told: an amount or a range of euros, and for how long. */
const BASE_SALARY = /^([\d.,]+)(?:[–-]([\d.,]+))?\s€ (im Jahr|im Monat|pro Stunde)(?!\p{L})/u;
const SALARY_UNITS: Readonly<Record<string, string>> = { "im Jahr": "YEAR", "im Monat": "MONTH", "pro Stunde": "HOUR" };

/** The pay in schema.org's terms; nothing where it is words, or does not say for how long. */
function baseSalary(pay = ""): { baseSalary?: MonetaryAmount } {
  const [, least = "", most = least, unit = ""] = BASE_SALARY.exec(pay) ?? [];
  const [minValue, maxValue] = [parseGermanNumber(least), parseGermanNumber(most)];
  if (minValue === undefined || maxValue === undefined) return {};
  const value = { "@type": "QuantitativeValue", minValue, maxValue, unitText: SALARY_UNITS[unit] } as const;
  return { baseSalary: { "@type": "MonetaryAmount", currency: "EUR", value } };
}

export const job = collection({
  name: "Job",
  files: "jobs/*.mdx",
  sample: "meine-stelle",
  overview: "/career",
  template: "src/templates/job.tsx",
  // For an unsolicited application there is no job.
  counted: { fact: "openJobs", noun: "Stellen", leavesOut: ({ unsolicited }) => unsolicited === true },
  schema: jobSchema,
  publish(job, { site, contentOf }) {
    const changed = job.published;
    // For an unsolicited application there is no job.
    if (job.unsolicited) return { about: [], changed };
    const labels = contentOf(jobPage);
    const steps = job.process.map(({ title, text }) => `${title}: ${text}`);
    return {
      about: [
        {
          "@type": "JobPosting",
          title: job.title,
          description: [
            `<p>${escapeHtml(job.intro)}</p>${job.html}`,
            titledList(labels.tasks, job.tasks),
            titledList(labels.requirements, job.requirements),
            titledList(labels.offers, job.offers),
            titledList(labels.process, steps),
          ].join(""),
          identifier: { "@type": "PropertyValue", name: site.name, value: job.slug },
          datePosted: job.published,
          ...(job.expires ? { validThrough: endOfDay(job.expires) } : {}),
          employmentType: EMPLOYMENT_TYPES[job.type],
          hiringOrganization: employer(site),
          ...baseSalary(job.payRange),
          ...jobPlace(job.location, contentOf(company).workplace, site),
          directApply: false,
        },
      ],
      changed,
    };
  },
  documentTemplate: {
    kind: "job",
    label: "Stelle",
    body: `Hier steht, wie die ersten Wochen aussehen und woran wir nach 90 Tagen den Erfolg erkennen.

Hier steht, mit wem die Person zusammenarbeitet und was an der Stelle schwer ist.
`,
  },
});
