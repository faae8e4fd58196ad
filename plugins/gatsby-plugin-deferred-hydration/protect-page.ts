/**
 * Prevents losses until the app is ready: keeps presses for the app, lets a form be sent only once, and undoes what
 * translators and extensions did to the page, because React would discard a changed page with everything typed into it.
 * Runs in the browser, written into every page as text: uses nothing from outside itself.
 * @param sendAgainAfter ms after which a form that was stopped or got no answer may be sent again
 */
export function guardPage(takeoverEvent: string, readyEvent: string, sendAgainAfter: number): void {
  const pressed: HTMLElement[] = [];
  // Buttons that work without script (of a popover, a form with an action, or one that is emptied) need no second press.
  const keepPress = ({ target }: Event) => {
    const button = (target as Element).closest<HTMLElement>("button:not([popovertarget], [type=reset])");
    if (button && !button.closest("form[action]")) pressed.push(button);
  };
  addEventListener("click", keepPress, true);

  // The app must know about a press that began before it was ready and may end afterwards.
  for (const event of ["pointerdown", "pointerup", "pointercancel"] as const) {
    addEventListener(event, ({ type, button }) => {
      document.documentElement.toggleAttribute("data-pressed", type === "pointerdown" && !button);
    });
  }

  // A second press would abort the submission under way and send the form again.
  const sendOnce = (event: SubmitEvent) => {
    const form = event.target as HTMLFormElement;
    if (!form.hasAttribute("action")) return;
    if (event.timeStamp - Number(form.dataset.underway) < sendAgainAfter) event.preventDefault();
    else form.dataset.underway = `${event.timeStamp}`;
  };
  addEventListener("submit", sendOnce);
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) delete document.querySelector<HTMLElement>("[data-underway]")?.dataset.underway;
  });

  const changes: MutationRecord[] = [];
  const observer = new MutationObserver((records) => {
    changes.push(...records);
  });
  const app = document.getElementById("___gatsby") as HTMLElement;
  observer.observe(app, { childList: true, characterDataOldValue: true, subtree: true });

  document.addEventListener(takeoverEvent, (event) => {
    removeEventListener("click", keepPress, true);
    removeEventListener("submit", sendOnce);
    changes.push(...observer.takeRecords());
    observer.disconnect();
    if (changes.length === 0) return;
    event.preventDefault();
    const focused = document.activeElement as HTMLElement | null;
    for (const { target, addedNodes, removedNodes, nextSibling, oldValue } of changes.reverse()) {
      if (oldValue !== null) target.nodeValue = oldValue;
      for (const node of addedNodes) if (node.parentNode === target) target.removeChild(node);
      for (const node of removedNodes) {
        target.insertBefore(node, nextSibling?.parentNode === target ? nextSibling : null);
      }
    }
    focused?.focus({ preventScroll: true });
  });
  document.addEventListener(readyEvent, () => {
    for (const button of pressed) button.click();
  });
}
