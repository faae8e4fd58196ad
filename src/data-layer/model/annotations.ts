import { addMethod, type Flags, Schema } from "yup";

/** What a new document begins with in a field: a value, or what makes one of what is known of the document. */
export type Start = string | number | boolean | object | ((known: Known) => unknown);

/** What is known of a document before it is written. */
export type Known = {
  title: string;
  /** The first free place in its overview. */
  order: number;
  /** Today, e.g. `2025-03-31`. */
  day: string;
  /** Values of the fields that were asked for, by their names. */
  answers: Readonly<Record<string, unknown>>;
  /** In an entry of a list that refers to other documents: what the other one holds. */
  other?: Readonly<Record<string, unknown>>;
};

/** What a schema says of a field besides what may stand in it; kept in its `meta()`. */
export type Annotations = {
  /** Where visitors see the field, in words for authors. That of a group serves all fields in it. */
  note?: string;
  start?: Start;
  /** What stands behind the value in a new document; without it, how long a text may be. */
  hint?: string;
  /** The question for the field's value, before a document is created. */
  question?: string;
};

declare module "yup" {
  // biome-ignore lint/suspicious/noExplicitAny: Only a declaration with Yup's own parameters extends it.
  interface Schema<TType = any, TContext = any, TDefault = any, TFlags extends Flags = ""> {
    /** Says where visitors see the field, for the authors' guide. */
    note(where: string): this;
    /** Says what a new document begins with in this field, and what is to be known of it there. */
    start(value: Start, hint?: string): this;
    /** Has the value asked for before a document is created; `start` is what stands there unless told. */
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
