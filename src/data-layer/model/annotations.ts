import { addMethod, type Flags, Schema, type SchemaDescription, type SchemaFieldDescription } from "yup";
import type { PictureSlot } from "./picture-slots";

/** Initial value of a field in a new document, or a function that derives it from the document's context. */
export type InitialValue = string | number | boolean | object | ((known: NewDocumentContext) => unknown);

/** The context of a new document, from which initial values are derived. */
export type NewDocumentContext = {
  title: string;
  /** The first free position in its overview. */
  order: number;
  day: string;
  answers: Readonly<Record<string, unknown>>;
  /** In a list entry that refers to another document: that document's data. */
  other?: Readonly<Record<string, unknown>>;
};

/** Annotations of a field besides its validation rules; kept in its `meta()`. */
export type Annotations = {
  /** Where visitors see the field, in words for authors. A group's note covers all fields in it. */
  note?: string;
  initial?: InitialValue;
  /** Comment after the value in a new document; by default, how long a text may be. */
  hint?: string;
  /** Question asked for the field's value before a document is created. */
  question?: string;
  /** For a slug of another document: the name of its content type. */
  refersTo?: string;
  textKind?: TextKind;
  /** For a picture file: the slot of the page that shows it. */
  slot?: PictureSlot;
  /** For the kind of evidence: the sibling fields that make the claim. */
  supportedFields?: readonly string[];
  /** For a fact: some text or other fact is to name it. */
  mustBeNamed?: boolean;
  /** For a fact: what it counts wherever texts count it, e.g. `Arbeitswochen`. */
  counted?: string;
  /** For a text of a list's entries that several may have in common: a role, a time, a figure. */
  mayRepeat?: boolean;
  /** What else of its entry the field must fit. */
  agreesWith?: Counterpart;
  /** For a group that the authors' guide explains once: what it is, in place of its fields. */
  guideLabel?: string;
  /** GraphQL type to use as is, e.g. `Picture!` or `Date! @dateformat`. */
  graphql?: string;
  /** Fields that exist in GraphQL only, e.g. links to other nodes. */
  extraFields?: Readonly<Record<string, string>>;
};

/** What a field must agree with: a figure with its `basis`, a description with the `rows` or `bars` of its chart, … */
export type Counterpart = "basis" | "picture" | "title" | "application" | "file" | "rows" | "bars" | "openDays";

/** Copy is shown to visitors; an href is the destination of a link. */
export type TextKind = "copy" | "href";

/** The annotations of a field. */
export const annotationsOf = (field: SchemaFieldDescription): Annotations =>
  ((field as SchemaDescription).meta ?? {}) as Annotations;

declare module "yup" {
  // biome-ignore lint/suspicious/noExplicitAny: Only a declaration with Yup's own type parameters extends it.
  interface Schema<TType = any, TContext = any, TDefault = any, TFlags extends Flags = ""> {
    /** Sets where visitors see the field, for the authors' guide. */
    note(where: string): this;
    /** Sets the field's initial value in a new document, and a hint about it. */
    initial(value: InitialValue, hint?: string): this;
    /** Asks for the value before a document is created; `initial` is the default answer. */
    ask(question: string): this;
  }
}

addMethod(Schema, "note", function (note: string) {
  return this.meta({ note });
});

addMethod(Schema, "initial", function (initial: InitialValue, hint?: string) {
  return this.meta(hint === undefined ? { initial } : { initial, hint });
});

addMethod(Schema, "ask", function (question: string) {
  return this.meta({ question });
});
