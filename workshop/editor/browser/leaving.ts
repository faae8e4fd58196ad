/** Loads the page anew, once what is under way is done; Decap, which asks before changes are left, does not hear of it. */
export function reload(): void {
  window.addEventListener("beforeunload", (event) => event.stopImmediatePropagation(), { capture: true });
  setTimeout(() => window.location.reload());
}
