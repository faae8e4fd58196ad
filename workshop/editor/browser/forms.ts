import { type Form, formIn } from "../collections";
import type { Collection, Issue } from "../workspace";
import { reload } from "./leaving";

let known: readonly Collection[] = [];

/** @param collections all that can be edited */
export function knowForms(collections: readonly Collection[]): void {
  known = collections;
}

export const formOf = (file: string): Form | undefined => formIn(known, file);

/** Opens a file's form with all that Decap knows read anew; Decap, which would ask first, does not hear of it. */
export function open(file: string): void {
  window.history.pushState(null, "", formOf(file)?.route ?? "#/");
  reload();
}

/** A field in words; authors count its entries from 1. */
export const fieldName = (field: string): string =>
  field === "body" ? "Text" : `Feld „${field.replace(/\[(\d+)\]/g, (_, index) => ` (${Number(index) + 1}. Eintrag)`)}“`;

/** What is wrong, and where. */
export const issueInWords = ({ file, line, message }: Pick<Issue, "file" | "line" | "message">): string =>
  `${file}${line ? `, Zeile ${line}` : ""}: ${message}`;
