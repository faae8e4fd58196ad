/**
 * Hides the notice around this script before it is painted, if the visitor has closed it in this session.
 * Written into the page as text, so it must not use anything from outside itself.
 * @param storageKey session storage key of the notice that was closed
 */
export function hideClosedNotice(storageKey: string): void {
  const notice = document.currentScript?.parentElement;
  try {
    if (notice) notice.hidden = sessionStorage.getItem(storageKey) === notice.dataset.notice;
  } catch {}
}
