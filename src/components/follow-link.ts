import { navigate } from "gatsby";
import type { MouseEvent } from "react";
import { LEAVE_EVENT, OFFLINE_EVENT, PAGE_SHOWN_EVENT } from "../config/navigation-events";

type PageResources = { status?: string; page?: { path: string; webpackCompilationHash?: string } };

declare global {
  interface Window {
    /** Gatsby's loader; resolves without `page`, or to the not-found page, when it cannot get one. */
    ___loader?: { loadPage: (path: string) => Promise<PageResources | null | undefined> };
    ___webpackCompilationHash?: string;
  }
}

/** Whether a click asks for nothing but the page, here and now. */
export const isPlainClick = (event: MouseEvent<HTMLAnchorElement>): boolean =>
  event.button === 0 &&
  !event.defaultPrevented &&
  !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) &&
  !event.currentTarget.target;

/**
 * Shows another page of the site. Where the app cannot, because its build is gone from the server
 * or a file is missing, the browser loads the page as a document; where there is no connection, the
 * present page stays.
 * @param to a path of this site, with hash where there is one
 */
export async function follow(to: string): Promise<void> {
  const { pathname } = new URL(to, window.location.href);
  const resources = await window.___loader?.loadPage(pathname).catch(() => undefined);
  if (canShow(resources)) showPage(to, pathname === window.location.pathname);
  else if (navigator.onLine) {
    window.dispatchEvent(new Event(LEAVE_EVENT));
    window.location.assign(to);
  } else window.dispatchEvent(new Event(OFFLINE_EVENT));
}

function canShow(resources: PageResources | null | undefined): boolean {
  const page = resources?.page;
  if (!page || resources?.status === "error" || page.path.startsWith("/404")) return false;
  return page.webpackCompilationHash === window.___webpackCompilationHash;
}

/**
 * Runs what shows the next page in a place where no frame comes: the router waits for one, and
 * there is none until the transition has taken its picture of the new page.
 */
function withoutFrames(change: () => void): Promise<void> {
  const { requestAnimationFrame } = window;
  window.requestAnimationFrame = (callback) => window.setTimeout(() => callback(performance.now()));
  return new Promise((resolve) => {
    const end = () => {
      window.requestAnimationFrame = requestAnimationFrame;
      resolve();
    };
    window.addEventListener(PAGE_SHOWN_EVENT, end, { once: true });
    change();
  });
}

function showPage(to: string, isSamePage: boolean): void {
  const change = () => navigate(to, { replace: to === window.location.pathname });
  const calm = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  if (isSamePage || calm || !document.startViewTransition) {
    change();
    return;
  }
  const { ready, finished } = document.startViewTransition(() => withoutFrames(change));
  // A transition that is cut short harms nothing.
  for (const promise of [ready, finished]) promise.catch(() => undefined);
}
