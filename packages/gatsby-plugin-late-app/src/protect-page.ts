/**
 * Until hydration: replays clicks, blocks double submits, reverts translated texts, for which React would discard the page.
 * Written into every page as text, so it must not use anything from outside itself.
 * @param replayEvent comes when the page can be used, even if another plugin has hydrated it
 */
export function protectPageBeforeHydration(beforeHydrationEvent: string, replayEvent: string): void {
  const clickedButtons: HTMLElement[] = [];
  // Buttons that work without script (a popover's, a reset, or one in a form with an action) must not be replayed.
  const recordClick = ({ target }: Event) => {
    const button = (target as Element).closest<HTMLElement>(
      "button:not([popovertarget], [type=reset], form[action] *)",
    );
    if (button) clickedButtons.push(button);
  };
  addEventListener("click", recordClick, true);

  // The app must know about a press that begins before hydration and may end afterwards.
  for (const event of ["pointerdown", "pointerup", "pointercancel"] as const) {
    addEventListener(event, ({ type, button }) => {
      document.documentElement.toggleAttribute("data-pointer-down", type === "pointerdown" && !button);
    });
  }

  // A second press would abort the running submission and send the form again: within 15 s, it is a mistake.
  const preventDoubleSubmit = (event: SubmitEvent) => {
    const form = event.target as HTMLFormElement;
    if (!form.hasAttribute("action")) return;
    if (event.timeStamp - Number(form.dataset.submittedAt) < 15_000) event.preventDefault();
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

  const end = () => {
    removeEventListener("click", recordClick, true);
    removeEventListener("submit", preventDoubleSubmit);
    changes.push(...observer.takeRecords());
    observer.disconnect();
  };

  document.addEventListener(beforeHydrationEvent, (event) => {
    end();
    // A translator changes texts, or puts `font` elements in their place. All else may be the site's own doing, such as
    // styles that its runtime moves into the head.
    for (const { target, addedNodes, removedNodes, nextSibling, oldValue } of changes.reverse()) {
      const [added] = addedNodes as NodeListOf<Element>;
      const [removed] = removedNodes;
      if (oldValue !== null) target.nodeValue = oldValue;
      else if (added?.nodeName === "FONT") added.replaceWith(...removedNodes);
      else if (!added && removed?.nodeType === 3)
        target.insertBefore(removed, nextSibling?.parentNode === target ? nextSibling : null);
      else continue;
      event.preventDefault();
    }
  });
  document.addEventListener(replayEvent, () => {
    end();
    for (const button of clickedButtons) button.click();
  });
}
