import type { InferType } from "yup";
import { group, link, picture, text } from "../../data-layer/model/fields";
import { endOfDay } from "../../data-layer/model/release";
import { escapeHtml } from "../../lib/escape-html";
import { company } from "../company";
import { documents, singleFile } from "../content-type";
import { employer } from "../site-settings/organization";
import { jobPlace } from "./place";
import { jobSchema } from "./schema";

/** Texts shared by all job pages. */
export const jobPage = singleFile({
  name: "JobPage",
  file: "pages/job.json",
  schema: group({
    back: link().note("Link über der Überschrift"),
    location: text(40).note("Unter der Überschrift: Wort vor dem Ort"),
    department: text(40).note("Unter der Überschrift: Wort vor dem Bereich"),
    type: text(40).note("Unter der Überschrift: Wort vor der Art"),
    pay: text(40).note("Unter der Überschrift: Wort vor dem Gehalt"),
    start: text(40).note("Unter der Überschrift: Wort vor dem Beginn"),
    picture: picture("poster").note("Bild neben der Überschrift, auf allen Stellen, Querformat 3:2"),
    tasks: text(60).note("Überschrift der Aufgaben; auch in Suchmaschinen"),
    requirements: text(60).note("Überschrift der Anforderungen; auch in Suchmaschinen"),
    offers: text(60).note("Überschrift der Angebote; auch in Suchmaschinen"),
    process: text(60).note("Überschrift der Schritte; auch in Suchmaschinen"),
    signed: text(40).note("Wörter vor dem Namen dessen, der die Anzeige geschrieben hat"),
    apply: text(60).note("Knopf unter der Überschrift und im Kasten, der eine E-Mail beginnt"),
    applyTitle: text(80).note("Überschrift des Kastens"),
    applyText: text(240).note("Satz im Kasten"),
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

/** A job offer. */
export const job = documents({
  name: "Job",
  files: "jobs/*.mdx",
  sample: "meine-stelle",
  overview: "/career",
  template: "src/content-types/job/template.tsx",
  schema: jobSchema,
  publish(job, { site, today, contentOf }) {
    const changed = job.published;
    // An expired job is no longer offered; for an unsolicited application there is none.
    if (job.unsolicited || (job.expires && job.expires < today)) return { about: [], changed };
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
          ...jobPlace(job.location, contentOf(company).workplace, site),
          directApply: false,
        },
      ],
      changed,
    };
  },
  starter: {
    word: "job",
    label: "Stelle",
    body: `Hier steht, wie die ersten Wochen aussehen und woran wir nach 90 Tagen den Erfolg erkennen.

Hier steht, mit wem die Person zusammenarbeitet und was an der Stelle schwer ist.
`,
  },
});
