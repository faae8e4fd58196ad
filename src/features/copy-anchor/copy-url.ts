import { notify } from "../toasts/notify";

/** Copies an address for the visitor. @param copied confirms it */
export async function copyAddress(address: string, copied: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(address);
    notify({ kind: "success", title: copied });
  } catch {
    // Without clipboard permission, the address bar still shows it.
  }
}
