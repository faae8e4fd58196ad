import type { Origin } from "../origins";
import { ask } from "./dialog";
import { fieldName, formOf, open } from "./forms";
import { session } from "./session";

/** Key in the session's storage: a place in another file, until its form is there. */
const WANTED = "editor-wanted";

/** Follows clicks in the preview, and goes on in the form of another file. */
export function watchPlaces(): void {
  document.addEventListener("originclicked", ({ detail }: CustomEventInit<Origin>) => detail && goTo(detail));
  document.addEventListener("click", openByName);
  document.addEventListener("draftchecked", () => {
    const wanted = JSON.parse(sessionStorage.getItem(WANTED) ?? "null") as Origin | null;
    if (wanted?.file !== session.file) return;
    sessionStorage.removeItem(WANTED);
    show(wanted);
  });
}

/** Goes to a field or to a line of the text, also in another file. */
export async function goTo(place: Origin): Promise<void> {
  if (place.file === session.file) return show(place);
  const form = formOf(place.file);
  if (!form) return;
  const title = `Das steht in ${form.single ? `„${form.single}“` : "einem anderen Text"}`;
  const hint = `Datei ${place.file}, ${fieldName(place.field)}. Was Sie hier nicht gespeichert haben, bleibt in diesem Browser.`;
  const answer = await ask(title, [hint], ["Öffnen", "Abbrechen"]);
  if (answer?.action !== "Öffnen") return;
  sessionStorage.setItem(WANTED, JSON.stringify(place));
  open(place.file);
}

function show({ field, line }: Origin): void {
  if (field === "body") {
    document.dispatchEvent(new CustomEvent("linewanted", { detail: line ?? 1 }));
    return;
  }
  const place = document.querySelector<HTMLElement>(`[data-field="${CSS.escape(field)}"]`);
  const control = place?.closest("[data-control]");
  for (let each: Element | null | undefined = control; each; each = each.parentElement)
    if (getComputedStyle(each).display === "none") each.parentElement?.querySelector<HTMLElement>(TOGGLE)?.click();
  requestAnimationFrame(() => {
    const input = control?.querySelector<HTMLElement>("input, textarea, [contenteditable], button");
    input?.scrollIntoView({ block: "center" });
    input?.focus({ preventScroll: true });
  });
}

/** The button that opens an entry or a group, in the bar above its fields. */
const TOGGLE = ':scope > [class*="TopBar"] button';

/** Opens and closes an entry or a group when somebody clicks its name. */
function openByName({ target }: MouseEvent): void {
  const clicked = target as Element;
  if (clicked.closest("button, input, textarea, label")) return;
  const name = clicked.closest('[class*="NestedObjectLabel"], [class*="ExpandButtonContainer"]');
  const group = name?.matches('[class*="Nested"]') ? name.parentElement : name?.parentElement?.parentElement;
  group?.querySelector<HTMLElement>(TOGGLE)?.click();
}
