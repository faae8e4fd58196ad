import type { Collection } from "../workspace";
import { reload } from "./leaving";

let known: readonly Collection[] = [];

/** @param collections all that can be edited */
export function knowForms(collections: readonly Collection[]): void {
  known = collections;
}

/** Where a file is edited: the route of its form in Decap, and its label if there is no other of its kind. */
export function formOf(file: string): { collection: Collection; route: string; single?: string } | undefined {
  for (const collection of known) {
    const start = `#/collections/${collection.name}/entries/`;
    if ("folder" in collection) {
      const inside = file.startsWith(`${collection.folder}/`) && file.slice(collection.folder.length + 1);
      if (inside) return { collection, route: start + inside.replace(/\.mdx$/, "") };
    } else {
      const single = collection.files.find((each) => each.file === file);
      if (single) return { collection, route: start + single.name, single: single.label };
    }
  }
  return undefined;
}

/** Opens a file's form with all that Decap knows read anew; Decap, which would ask first, does not hear of it. */
export function open(file: string): void {
  window.history.pushState(null, "", formOf(file)?.route ?? "#/");
  reload();
}

/** A field in words; authors count its entries from 1. */
export const fieldName = (field: string): string =>
  field === "body" ? "Text" : `Feld „${field.replace(/\[(\d+)\]/g, (_, index) => ` (${Number(index) + 1}. Eintrag)`)}“`;
