/**
 * Until hydration, fills the contact form with the stored values and stores what is typed: visitors who leave the page
 * find it again, and nobody overwrites a stored value because its field looks empty. Also stores that the browser has
 * sent the form natively, and inserts a message from the URL's hash.
 *
 * Written into the page below the form as text, so it must not use anything from outside itself. Without storage, the
 * values are lost on a page load.
 * @param storageKey session storage key of the form
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
  // What is stored may come from another build, or from anywhere.
  const objectIn = (value: unknown): Record<string, unknown> =>
    typeof value === "object" && value && !Array.isArray(value) ? { ...value } : {};
  const readStored = () => {
    const text = sessionStorage.getItem(storageKey);
    let parsed: unknown;
    try {
      parsed = JSON.parse(text ?? "{}");
    } catch {}
    const stored = objectIn(parsed);
    return { ...stored, values: objectIn(stored.values) } as Record<string, unknown> & {
      values: Record<string, unknown>;
    };
  };
  const storeInput = ({ type, target }: Event) => {
    const control = target as HTMLInputElement;
    // Empty until the store attaches the form.
    if (!control.closest('[data-inquiry=""]')) return;
    try {
      const stored = readStored();
      if (type !== "submit") stored.values[control.name] = control.value;
      else {
        stored.state = "interrupted";
        stored.nativeValues = { ...stored.values };
      }
      sessionStorage.setItem(storageKey, JSON.stringify(stored));
    } catch {}
  };
  for (const event of ["input", "change", "submit"]) addEventListener(event, storeInput);
  const { hash } = location;
  try {
    const stored = readStored();
    const { values, state, nativeValues } = stored;
    // The hash alone does not prove that anything was sent.
    const isSent =
      typeof nativeValues === "object" &&
      nativeValues &&
      (state === "sent" || (hash === sentHash && (state === "interrupted" || state === "sending")));
    for (const control of document.querySelectorAll<HTMLInputElement>("[data-inquiry] [name]")) {
      const keepsValue = isSent || control.value || control.type === "checkbox";
      const value = values[control.name];
      if (!keepsValue && typeof value === "string") control.value = value;
    }
    // For whoever goes back to the page on which the form was sent.
    if (isSent) sessionStorage.setItem(storageKey, JSON.stringify({ ...stored, state: "sent" }));
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
