/**
 * Stores what is entered in the contact form until the app takes over, so that visitors who leave by a link before that
 * find it again. Also stores that the form was sent, which the browser does by itself until then.
 *
 * Runs in the browser, written into the page with the form as text: uses nothing from outside itself. Without storage,
 * the entries are lost with the document.
 * @param storageKey session storage key of the inquiry
 * @param takeoverEvent event on `document` right before the app takes over the page
 */
export function keepEarlyEntries(storageKey: string, takeoverEvent: string): void {
  const keep = ({ type, target }: Event) => {
    const control = target as HTMLInputElement;
    if (!control.closest("[data-inquiry]")) return;
    try {
      const kept = JSON.parse(sessionStorage.getItem(storageKey) ?? '{"entries":{}}');
      if (type !== "submit") kept.entries[control.name] = control.value;
      else {
        kept.isSending = true;
        kept.byBrowser = { ...kept.entries };
      }
      sessionStorage.setItem(storageKey, JSON.stringify(kept));
    } catch {}
  };
  const events = ["input", "change", "submit"];
  for (const event of events) addEventListener(event, keep);
  document.addEventListener(takeoverEvent, () => {
    for (const event of events) removeEventListener(event, keep);
  });
}
