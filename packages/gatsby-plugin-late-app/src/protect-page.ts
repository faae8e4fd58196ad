/**
 * Until hydration: replays clicks, blocks double submits, reverts changes for which React would discard the page.
 * Written into every page as text, so it must not use anything from outside itself.
 * @param resubmitAfterMs ms after which a form that was stopped or got no answer may be sent again
 */
export function protectPageBeforeHydration(
  beforeHydrationEvent: string,
  readyEvent: string,
  resubmitAfterMs: number,
): void {
  const clickedButtons: HTMLElement[] = [];
  // Buttons that work without script (a popover's, a reset, or one in a form with an action) must not be replayed.
  const recordClick = ({ target }: Event) => {
    const button = (target as Element).closest<HTMLElement>("button:not([popovertarget], [type=reset])");
    if (button && !button.closest("form[action]")) clickedButtons.push(button);
  };
  addEventListener("click", recordClick, true);

  // The app must know about a press that begins before hydration and may end afterwards.
  for (const event of ["pointerdown", "pointerup", "pointercancel"] as const) {
    addEventListener(event, ({ type, button }) => {
      document.documentElement.toggleAttribute("data-pointer-down", type === "pointerdown" && !button);
    });
  }

  // A second press would abort the running submission and send the form again.
  const preventDoubleSubmit = (event: SubmitEvent) => {
    const form = event.target as HTMLFormElement;
    if (!form.hasAttribute("action")) return;
    if (event.timeStamp - Number(form.dataset.submittedAt) < resubmitAfterMs) event.preventDefault();
    else form.dataset.submittedAt = `${event.timeStamp}`;
  };
  addEventListener("submit", preventDoubleSubmit);
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) delete document.querySelector<HTMLElement>("[data-submitted-at]")?.dataset.submittedAt;
  });

  const changes: MutationRecord[] = [];
  const observer = new MutationObserver((records) => {
    changes.push(...records);
  });
  const app = document.getElementById("___gatsby") as HTMLElement;
  observer.observe(app, { childList: true, characterDataOldValue: true, subtree: true });

  document.addEventListener(beforeHydrationEvent, (event) => {
    removeEventListener("click", recordClick, true);
    removeEventListener("submit", preventDoubleSubmit);
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
    for (const button of clickedButtons) button.click();
  });
}
