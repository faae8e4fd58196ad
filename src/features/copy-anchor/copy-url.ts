import { notify } from "../toasts/notify";

/** Copies a URL to the clipboard. @param confirmation text of the toast */
export async function copyUrl(url: string, confirmation: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(url);
    notify({ kind: "success", title: confirmation });
  } catch {
    // Without clipboard permission, the address bar still shows the URL.
  }
}
