/** Loads the page anew, once what is under way is done; Decap, which asks before changes are left, does not hear of it. */
export function reload(): void {
  window.addEventListener("beforeunload", (event) => event.stopImmediatePropagation(), { capture: true });
  setTimeout(() => window.location.reload());
}

/** Opens a document that was made or moved: with all that Decap knows read anew. */
export function open(file: string): void {
  window.location.hash = file.replace(/^content\/([^/]+)\/(.+)\.mdx$/, "/collections/$1/entries/$2");
  reload();
}
