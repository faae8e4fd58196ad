/**
 * Shows the kept entries in the contact form, and stores what is entered there, until the app has attached it: visitors
 * who leave by a link before that find it again, and nobody takes a kept entry for an empty field and overwrites it.
 * Also stores that the form was sent, which the browser does by itself until then, and takes up a message that the
 * address brings.
 *
 * Runs in the browser, written into the page below the form as text: uses nothing from outside itself. Without storage,
 * the entries are lost with the document.
 * @param storageKey session storage key of the inquiry
 * @param sentHash hash of the address to which the form service redirects: what is kept has been sent then
 * @param formHash hash of the form
 * @param messageHash what the hash begins with that brings a message
 */
export function keepEarlyEntries(storageKey: string, sentHash: string, formHash: string, messageHash: string): void {
  const read = () => JSON.parse(sessionStorage.getItem(storageKey) ?? '{"entries":{}}');
  const keep = ({ type, target }: Event) => {
    const control = target as HTMLInputElement;
    if (!control.closest('[data-inquiry=""]')) return;
    try {
      const kept = read();
      if (type !== "submit") kept.entries[control.name] = control.value;
      else {
        kept.state = "interrupted";
        kept.byBrowser = { ...kept.entries };
      }
      sessionStorage.setItem(storageKey, JSON.stringify(kept));
    } catch {}
  };
  for (const event of ["input", "change", "submit"]) addEventListener(event, keep);
  const { hash } = location;
  try {
    const { entries, byBrowser } = read();
    const isSent = hash === sentHash && byBrowser;
    for (const control of document.querySelectorAll<HTMLInputElement>("[data-inquiry] [name]")) {
      const isShown = isSent || control.value || control.type === "checkbox";
      if (!isShown && entries[control.name]) control.value = entries[control.name];
    }
    // The address alone is no proof that anything was sent.
    if (!isSent) document.querySelector(sentHash)?.classList.remove("shown-as-target");
  } catch {}
  const field = document.querySelector<HTMLTextAreaElement>("[data-inquiry] [name=message]");
  if (!field || !hash.startsWith(messageHash)) return;
  try {
    const message = decodeURIComponent(hash.slice(messageHash.length));
    if (!field.value.includes(message)) field.value += (field.value && "\n\n") + message;
    field.dispatchEvent(new Event("input", { bubbles: true }));
    history.replaceState(history.state, "", formHash);
  } catch {}
}
