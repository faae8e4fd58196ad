import type { Collection, Field } from "./workspace";

/** How a file is edited: the route of its form in Decap, its fields, and its label if there is no other of its kind. */
export type Form = { collection: Collection; route: string; fields: readonly Field[]; single?: string };

/** Finds the form of a file. @param collections all that can be edited */
export function formIn(collections: readonly Collection[], file: string): Form | undefined {
  for (const collection of collections) {
    const start = `#/collections/${collection.name}/entries/`;
    if ("folder" in collection) {
      const inside = file.startsWith(`${collection.folder}/`) && file.slice(collection.folder.length + 1);
      if (inside) return { collection, route: start + inside.replace(/\.mdx$/, ""), fields: collection.fields };
    } else {
      const single = collection.files.find((each) => each.file === file);
      if (single) return { collection, route: start + single.name, fields: single.fields, single: single.label };
    }
  }
  return undefined;
}
