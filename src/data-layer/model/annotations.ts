import { addMethod, type Flags, Schema, type SchemaDescription, type SchemaFieldDescription } from "yup";
import type { PicturePlace } from "./picture-places";

/** Initial value of a field in a new document: a value, or a function of what is known about the document. */
export type Start = string | number | boolean | object | ((known: Known) => unknown);

/** What is known about a document before it is written. */
export type Known = {
  title: string;
  /** The first free position in its overview. */
  order: number;
  /** Today, e.g. `2025-03-31`. */
  day: string;
  /** The answers to the fields' questions, by field name. */
  answers: Readonly<Record<string, unknown>>;
  /** In a list entry that refers to another document: that document's data. */
  other?: Readonly<Record<string, unknown>>;
};

/** What a schema says about a field besides its rules; kept in its `meta()`. */
export type Annotations = {
  /** Where visitors see the field, in words for authors. A group's note covers all fields in it. */
  note?: string;
  start?: Start;
  /** Comment after the value in a new document; by default, how long a text may be. */
  hint?: string;
  /** Question asked for the field's value before a document is created. */
  question?: string;
  /** For a slug of another document: the name of its content type. */
  refersTo?: string;
  /** What a text is used for. */
  use?: Use;
  /** For a picture file: where the picture is shown. */
  place?: PicturePlace;
  /** For the kind of evidence: the fields beside it that make the claim. */
  backs?: readonly string[];
  /** For a group that the authors' guide explains once: what it is, in place of its fields. */
  guideLabel?: string;
};

/** What a text in a content file is used for. */
export type Use = "copy" | "target";

/** What a schema says about a field besides its rules. */
export const annotationsOf = (field: SchemaFieldDescription): Annotations =>
  ((field as SchemaDescription).meta ?? {}) as Annotations;

declare module "yup" {
  // biome-ignore lint/suspicious/noExplicitAny: Only a declaration with Yup's own type parameters extends it.
  interface Schema<TType = any, TContext = any, TDefault = any, TFlags extends Flags = ""> {
    /** Says where visitors see the field, for the authors' guide. */
    note(where: string): this;
    /** Sets the field's initial value in a new document, and a hint about it. */
    start(value: Start, hint?: string): this;
    /** Asks for the value before a document is created; `start` is the default answer. */
    ask(question: string): this;
  }
}

addMethod(Schema, "note", function (note: string) {
  return this.meta({ note });
});

addMethod(Schema, "start", function (start: Start, hint?: string) {
  return this.meta(hint === undefined ? { start } : { start, hint });
});

addMethod(Schema, "ask", function (question: string) {
  return this.meta({ question });
});
