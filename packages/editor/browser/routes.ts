import type { Collection } from "../workspace";
import { reload } from "./leaving";

/** The route in Decap of a file's form. */
export function routeOf(collections: readonly Collection[], file: string): string {
  for (const collection of collections) {
    if (!("files" in collection)) continue;
    const single = collection.files.find((each) => each.file === file);
    if (single) return `#/collections/${collection.name}/entries/${single.name}`;
  }
  const [, folder = "", name = ""] = /^content\/([^/]+)\/(.+)\.mdx$/.exec(file) ?? [];
  return `#/collections/${folder}/entries/${name}`;
}

/** Opens a document that was made or moved: with all that Decap knows read anew. */
export function open(file: string): void {
  window.location.hash = routeOf([], file);
  reload();
}
