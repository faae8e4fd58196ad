/** What the file of a picture says that a new document begins with: its own is still to come. */
export const PLACEHOLDER_MARK = "Platzhalter von npm run new";
