import { ValidationError } from "yup";
import type { Issue } from "../text/issue";
import { choice, group, rawText, text } from "./fields";

/** Where a figure or a name comes from. */
export type EvidenceKind = "source" | "measurement" | "quoted" | "example";

/** The kinds of evidence, and the texts of each; the words are for authors. */
export const EVIDENCE: Readonly<Record<EvidenceKind, { means: string; texts: Readonly<Record<string, string>> }>> = {
  source: {
    means: "Steht in einer Veröffentlichung, die jeder nachlesen kann",
    texts: {
      author: "wer sie verfasst hat",
      title: "wie sie heißt",
      year: "das Jahr, in dem sie erschienen ist",
      link: "ihre volle Adresse, https://…",
    },
  },
  measurement: {
    means: "Bei einem Kunden gemessen oder von jemandem bestätigt",
    texts: {
      who: "bei wem gemessen wurde oder wer es bestätigt",
      when: "wann, mit Jahr",
      how: "wie gemessen oder geprüft und womit verglichen wurde",
    },
  },
  quoted: {
    means: "Eine fremde Zahl, die ein Text anführt, um sie zu prüfen",
    texts: { said: "was sich über ihre Herkunft sagen lässt, auch dass sie sich nicht belegen ließ" },
  },
  example: {
    means: "Erfunden oder noch nicht bestätigt; solange es so ist, wird nicht veröffentlicht",
    texts: { needs: "was vorliegen muss, damit es stimmt" },
  },
};

export const EVIDENCE_KINDS = Object.keys(EVIDENCE) as EvidenceKind[];

export const EVIDENCE_FIELDS = Object.values(EVIDENCE).flatMap(({ texts }) => Object.keys(texts));

/** The evidence attributes of a building block that visitors do not see. */
export const HIDDEN_ATTRIBUTES: readonly string[] = ["evidence", "link", "needs"];

type EvidenceIssue = Issue<{ name: string }>;

/** Reports missing, unexpected and malformed texts of evidence; an unknown kind is reported by itself. */
export function evidenceIssues(kind: unknown, given: Readonly<Record<string, unknown>>): EvidenceIssue[] {
  if (!isKind(kind)) return [];
  const { texts } = EVIDENCE[kind];
  const has = (name: string) => given[name] !== undefined;
  const missing = Object.keys(texts).filter((name) => !has(name));
  const foreign = EVIDENCE_FIELDS.filter((name) => has(name) && !(name in texts));
  return [
    ...missing.map((name) => ({ name, message: `Zu „${kind}“ fehlt „${name}“: ${texts[name]}.` })),
    ...foreign.map((name) => ({
      name,
      message: `„${name}“ gehört nicht zu „${kind}“. Dort steht: ${Object.keys(texts).join(", ")}.`,
    })),
    ...Object.keys(texts).flatMap((name) => {
      const value = given[name];
      const message = typeof value === "string" && FORMS[name]?.(value);
      return message ? [{ name, message }] : [];
    }),
  ];
}

const isKind = (kind: unknown): kind is EvidenceKind => typeof kind === "string" && Object.hasOwn(EVIDENCE, kind);

const FORMS: Readonly<Record<string, (value: string) => string | false>> = {
  year: (year) => !/^\d{4}$/.test(year) && `„${year}“ ist kein Jahr. Erwartet werden vier Ziffern, z. B. 2025.`,
  link: (link) =>
    !/^https:\/\/[^/\s]+\.[^/\s]+/.test(link) &&
    `„${link}“ führt zu keiner Quelle. Erwartet wird die volle Adresse, https://….`,
};

/** Where visitors see evidence in a file of fields. */
const HIDDEN_NOTE = "Nirgends; sagt, woher die Angabe daneben kommt, und `npm run golive` liest es";

/** Where the claim of some sibling fields comes from. */
export const evidence = (...supportedFields: string[]) =>
  group({
    kind: choice(EVIDENCE_KINDS).meta({ supportedFields }),
    author: text(120).optional(),
    title: text(200).optional(),
    year: rawText().optional(),
    link: rawText().optional(),
    who: text(160).optional(),
    when: text(80).optional(),
    how: text(300).optional(),
    said: text(300).optional(),
    needs: text(300).optional(),
  })
    .test("evidence", (value, test) => {
      const errors = evidenceIssues(value?.kind, value ?? {}).map(({ name, message }) =>
        test.createError({ path: `${test.path}.${name}`, message }),
      );
      return errors.length === 0 || new ValidationError(errors);
    })
    .meta({ graphql: "Evidence!", guideLabel: "Herkunft" })
    .note(HIDDEN_NOTE);

/** Evidence for lists in which not every entry makes a claim. */
export const optionalEvidence = (...supportedFields: string[]) =>
  evidence(...supportedFields)
    .optional()
    // Yup would otherwise default to an empty object.
    .default(undefined);
