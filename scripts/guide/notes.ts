import type { Notes } from "./field-tables";
import { documentNotes } from "./notes-documents";
import { pageNotes } from "./notes-pages";
import { siteNotes } from "./notes-site";

/** Name of a type → where visitors see each of its fields. A note for a group serves all fields in it. */
export const notes: Readonly<Record<string, Notes>> = { ...siteNotes, ...pageNotes, ...documentNotes };
