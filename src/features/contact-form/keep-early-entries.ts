/**
 * Shows the kept entries in the contact form, and stores what is entered there, until the app takes over: visitors who
 * leave by a link before that find it again, and nobody takes a kept entry for an empty field and overwrites it. Also
 * stores that the form was sent, which the browser does by itself until then.
 *
 * Runs in the browser, written into the page below the form as text: uses nothing from outside itself. Without storage,
 * the entries are lost with the document.
 * @param storageKey session storage key of the inquiry
 * @param takeoverEvent event on `document` right before the app takes over the page
 * @param sentHash hash of the address to which the form service redirects: what is kept has been sent then
 */
export function keepEarlyEntries(storageKey: string, takeoverEvent: string, sentHash: string): void {
  const read = () => JSON.parse(sessionStorage.getItem(storageKey) ?? '{"entries":{}}');
  const keep = ({ type, target }: Event) => {
    const control = target as HTMLInputElement;
    if (!control.closest("[data-inquiry]")) return;
    try {
      const kept = read();
      if (type !== "submit") kept.entries[control.name] = control.value;
      else {
        kept.isSending = true;
        kept.byBrowser = { ...kept.entries };
      }
      sessionStorage.setItem(storageKey, JSON.stringify(kept));
    } catch {}
  };
  try {
    const { entries } = read();
    for (const control of document.querySelectorAll<HTMLInputElement>("[data-inquiry] [name]")) {
      const isShown = location.hash === sentHash || control.value || control.type === "checkbox";
      if (!isShown && entries[control.name]) control.value = entries[control.name];
    }
  } catch {}
  const events = ["input", "change", "submit"];
  for (const event of events) addEventListener(event, keep);
  document.addEventListener(takeoverEvent, () => {
    for (const event of events) removeEventListener(event, keep);
  });
}
