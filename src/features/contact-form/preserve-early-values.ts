/**
 * Until hydration, fills the contact form with the stored draft and stores what is typed: visitors who leave the page
 * find it again, and nobody overwrites a stored value because its field looks empty. Also stores that the browser has
 * sent the form natively, and inserts a message from the URL's hash.
 *
 * Written into the page below the form as text, so it must not use anything from outside itself. Without storage, the
 * values are lost on a page load.
 * @param storageKey session storage key of the draft
 * @param sentHash hash to which the form service redirects after a native submission
 * @param formHash hash of the form
 * @param messageHashPrefix prefix of a hash with a message
 */
export function preserveEarlyValues(
  storageKey: string,
  sentHash: string,
  formHash: string,
  messageHashPrefix: string,
): void {
  const readDraft = () => JSON.parse(sessionStorage.getItem(storageKey) ?? '{"values":{}}');
  const storeInput = ({ type, target }: Event) => {
    const control = target as HTMLInputElement;
    if (!control.closest('[data-inquiry=""]')) return;
    try {
      const draft = readDraft();
      if (type !== "submit") draft.values[control.name] = control.value;
      else {
        draft.state = "interrupted";
        draft.nativeValues = { ...draft.values };
      }
      sessionStorage.setItem(storageKey, JSON.stringify(draft));
    } catch {}
  };
  for (const event of ["input", "change", "submit"]) addEventListener(event, storeInput);
  const { hash } = location;
  try {
    const draft = readDraft();
    const { values, nativeValues } = draft;
    // The hash alone does not prove that anything was sent.
    const isSent = nativeValues && (hash === sentHash || draft.state === "sent");
    for (const control of document.querySelectorAll<HTMLInputElement>("[data-inquiry] [name]")) {
      const keepsValue = isSent || control.value || control.type === "checkbox";
      if (!keepsValue && values[control.name]) control.value = values[control.name];
    }
    // For whoever goes back to the page on which the form was sent.
    if (isSent) sessionStorage.setItem(storageKey, JSON.stringify({ ...draft, state: "sent" }));
    else document.querySelector(sentHash)?.classList.remove("visible-when-targeted");
  } catch {}
  const field = document.querySelector<HTMLTextAreaElement>("[data-inquiry] [name=message]");
  if (!field || !hash.startsWith(messageHashPrefix)) return;
  try {
    const message = decodeURIComponent(hash.slice(messageHashPrefix.length));
    if (!field.value.includes(message)) field.value += (field.value && "\n\n") + message;
    field.dispatchEvent(new Event("input", { bubbles: true }));
    history.replaceState(history.state, "", formHash);
  } catch {}
}
