import { notify } from "../toasts/notify";

/** Copies a text, such as a URL, to the clipboard. @param confirmation text of the toast */
export async function copyText(text: string, confirmation: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    notify({ kind: "success", title: confirmation });
  } catch {
    // Without clipboard permission, what would be copied is still on the page or in the address bar.
  }
}
