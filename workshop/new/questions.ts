import type { SchemaFieldDescription } from "yup";
import { annotationsOf, type InitialValue } from "../../src/data-layer/model/annotations";
import { fieldError } from "../../src/data-layer/model/field-error";
import { itemOf, limit } from "../guide/field-kinds";
import type { Kind } from "./kinds";
import { type Project, publishedDocuments } from "./project";

/** A field whose value is asked for before a document is created. */
export type Question = {
  field: string;
  /** In words for authors. */
  text: string;
  preset: InitialValue | undefined;
  /** The only words allowed; none when all are. */
  choices: readonly string[];
  /** Of a list that refers to other documents: the name of their type, and how many there are. */
  refersTo: { type: string; count: number } | undefined;
};

/** What was answered: a text, or the slugs of other documents. */
export type Answers = Readonly<Record<string, string | readonly string[] | undefined>>;

export function questionsOf({ schema }: Pick<Kind, "schema">): Question[] {
  return Object.entries(schema.describe().fields).flatMap(([field, description]): Question[] => {
    const { question, initial } = annotationsOf(description);
    if (question === undefined) return [];
    const choices = "oneOf" in description ? description.oneOf.map(String) : [];
    return [{ field, text: question, preset: initial, choices, refersTo: referenceOf(field, description) }];
  });
}

/** To which documents a list refers, by the field of its entries that holds their slugs; how many, its length says. */
function referenceOf(name: string, field: SchemaFieldDescription): Question["refersTo"] {
  const item = itemOf(field);
  if (!item || !("fields" in item)) return undefined;
  const type = Object.values(item.fields).flatMap((inner) => annotationsOf(inner).refersTo ?? [])[0];
  if (!type) return undefined;
  const count = limit(field, "length");
  if (count === undefined)
    throw new Error(`The list "${name}" refers to others and is asked for: give its schema a .length(n).`);
  return { type, count };
}

/**
 * The values of all fields that are asked for: the answer, or the default. For a list
 * of references, what the other documents hold.
 * @throws with one line for authors when an answer will not do
 */
export function valuesOf(project: Project, kind: Kind, answers: Answers, day: string): Record<string, unknown> {
  const values = questionsOf(kind).map(({ field, preset, refersTo }): [string, unknown] => {
    const answer = answers[field];
    if (refersTo)
      return [field, othersOf(field, publishedDocuments(project, refersTo.type, day), refersTo.count, answer)];
    const value = answer ?? preset;
    const error = fieldError(kind.schema, field, value);
    if (error) throw new Error(`Feld „${field}“: ${error}`);
    return [field, value];
  });
  return Object.fromEntries(values);
}

/** @throws unless as many different published documents are named as the list holds, or there are enough */
function othersOf(field: string, published: readonly { slug: string }[], count: number, answer: Answers[string]) {
  const slugs = published.map(({ slug }) => slug);
  const wanted = typeof answer === "string" ? [answer] : (answer ?? slugs.slice(0, count));
  const unknown = wanted.find((slug) => !slugs.includes(slug));
  const there = `Vorhanden sind: ${slugs.join(", ")}.`;
  if (unknown !== undefined)
    throw new Error(`Feld „${field}“: „${unknown}“ gibt es nicht, oder es ist nicht veröffentlicht. ${there}`);
  const known = new Set(wanted);
  if (known.size !== count || wanted.length !== count)
    throw new Error(`Feld „${field}“: Nötig sind genau ${count} verschiedene, genannt sind ${known.size}. ${there}`);
  return wanted.flatMap((slug) => published.filter((other) => other.slug === slug));
}
