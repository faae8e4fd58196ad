/**
 * Until hydration, fills the contact form with the stored values, stores what is typed and that the browser has sent the
 * form, and inserts a message from the URL's hash. Stored values go in first, so that an empty field never erases them.
 * Written into the page below the form as text, so it must not use anything from outside itself.
 * @param sentHash hash to which the form service redirects after a native submission
 */
export function preserveEarlyValues(
  storageKey: string,
  sentHash: string,
  formHash: string,
  messageHashPrefix: string,
): void {
  // What is stored may come from another build, or from anywhere.
  const readStored = () => {
    const text = sessionStorage.getItem(storageKey);
    let stored: Record<string, unknown> = {};
    try {
      stored = { ...JSON.parse(text ?? "{}") };
    } catch {}
    const values: Record<string, unknown> = { ...Object(stored.values) };
    return { ...stored, values } as { values: typeof values; state?: unknown; nativeValues?: unknown };
  };
  const store = (stored: object) => sessionStorage.setItem(storageKey, JSON.stringify(stored));
  const storeInput = ({ type, target }: Event) => {
    const control = target as HTMLInputElement;
    // Empty until the store attaches the form.
    if (!control.closest('[data-inquiry=""]')) return;
    try {
      const stored = readStored();
      if (type === "submit") Object.assign(stored, { state: "interrupted", nativeValues: stored.values });
      else stored.values[control.name] = control.value;
      store(stored);
    } catch {}
  };
  for (const event of ["input", "change", "submit"]) addEventListener(event, storeInput);
  const { hash } = location;
  try {
    const stored = readStored();
    const { values, state, nativeValues } = stored;
    // The hash alone does not prove that anything was sent.
    const isReturn = hash === sentHash && (state === "interrupted" || state === "sending");
    // For whoever goes back to the page on which the form was sent.
    if (nativeValues && (isReturn || state === "sent")) store({ ...stored, state: "sent" });
    else {
      document.querySelector(sentHash)?.classList.remove("visible-when-targeted");
      for (const control of document.querySelectorAll<HTMLInputElement>("[data-inquiry] [name]")) {
        const value = values[control.name];
        if (!control.value && typeof value === "string") control.value = value;
      }
    }
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
