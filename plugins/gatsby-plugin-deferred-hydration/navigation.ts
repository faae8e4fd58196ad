import { navigate } from "gatsby";
import type { MouseEvent } from "react";
import { OFFLINE_EVENT, PAGE_AWAITED_EVENT, PAGE_SHOWN_EVENT } from "./events";

/** Delay before the visitor is told that a page is loading. */
const PAGE_AWAITED_AFTER_MS = 300;
/** Delay before a page that does not arrive is loaded as a document. */
const DOCUMENT_LOAD_AFTER_MS = 3000;

// Navigation inside the app, by links and the browser's Back. Unlike with Gatsby's `navigate`, the latest navigation
// wins, a page that does not arrive is loaded as a document, and the current page stays when offline.

type PageResources = { status?: string; page?: { path: string; webpackCompilationHash?: string } };

declare global {
  interface Window {
    /** Gatsby's loader; resolves without `page`, or to the not-found page, when it cannot get one. */
    ___loader?: {
      loadPage: (path: string) => Promise<PageResources | null | undefined>;
      loadPageSync: (path: string) => PageResources | undefined;
    };
    ___webpackCompilationHash?: string;
  }
}

/** Of the latest navigation; a pending one that has another id is out of date. */
let navigationId = 0;
/** A document is loading; any other page is then loaded as a document, too. */
let isLeaving = false;
/** Work that loading a document would cut off. */
let unfinished: Promise<unknown> = Promise.resolve();

/** Whether a click simply opens the link in this tab. */
export const isPlainClick = (event: MouseEvent<HTMLAnchorElement>): boolean =>
  event.button === 0 &&
  !event.defaultPrevented &&
  !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) &&
  !event.currentTarget.target;

/** Shows another page; the browser loads a document if the app cannot: its build is gone, a file missing or slow. */
export function follow(to: string): Promise<void> {
  const { pathname, search, hash } = new URL(to, window.location.href);
  const address = pathname + search + hash;
  const isHere = address === window.location.pathname + window.location.search + window.location.hash;
  const show = () => navigate(to, { replace: isHere });
  return getPage(pathname, { show, load: () => window.location.assign(to) });
}

/**
 * Lets Back and Forward lead to a page that this document has not fetched yet, e.g. after a reload. Gatsby would show
 * it once it arrives, even if the visitor has moved on by then.
 */
export function onHistoryChange(event: PopStateEvent): void {
  navigationId += 1;
  isLeaving = false;
  const { pathname } = window.location;
  if (window.___loader?.loadPageSync(pathname)) return;
  event.stopImmediatePropagation();
  getPage(pathname, {
    show: () => window.dispatchEvent(new PopStateEvent("popstate", { state: window.history.state })),
    load: () => window.location.reload(),
    retryWhenOnline: true,
  });
}

type NavigationHandlers = {
  /** Shows the page in the app. */
  show: () => void;
  /** Loads it as a document. */
  load: () => void;
  /** Tries again once the browser is online, as the address bar already shows this page. */
  retryWhenOnline?: boolean;
};

async function getPage(pathname: string, handlers: NavigationHandlers): Promise<void> {
  navigationId += 1;
  const id = navigationId;
  const notice = window.setTimeout(() => window.dispatchEvent(new Event(PAGE_AWAITED_EVENT)), PAGE_AWAITED_AFTER_MS);
  const source = isLeaving ? "document" : await Promise.race([sourceOf(pathname), tooLate()]);
  window.clearTimeout(notice);
  if (id !== navigationId) return;
  if (source === "app") return handlers.show();
  if (source === "none") {
    window.dispatchEvent(new Event(OFFLINE_EVENT));
    const retry = () => id === navigationId && getPage(pathname, handlers);
    if (handlers.retryWhenOnline) window.addEventListener("online", retry, { once: true });
    return;
  }
  window.dispatchEvent(new Event(PAGE_AWAITED_EVENT));
  await unfinished;
  if (id !== navigationId) return;
  isLeaving = true;
  handlers.load();
}

/** Delays loading any page as a document until `work` is done. */
export function finishBeforeDocument(work: Promise<unknown>): void {
  unfinished = work;
}

/** How a page can be reached: by the app, as a document, or not at all because the browser is offline. */
type PageSource = "app" | "document" | "none";

/** A page that takes too long is loaded as a document. */
const tooLate = () =>
  new Promise<PageSource>((resolve) => window.setTimeout(() => resolve("document"), DOCUMENT_LOAD_AFTER_MS));

async function sourceOf(pathname: string): Promise<PageSource> {
  const resources = await window.___loader?.loadPage(pathname).catch(() => undefined);
  const { page, status } = resources ?? {};
  const isOfThisBuild = page?.webpackCompilationHash === window.___webpackCompilationHash;
  if (page && status !== "error" && !page.path.startsWith("/404") && isOfThisBuild) return "app";
  if (!navigator.onLine) return "none";
  // A browser that reports being online may still not reach the server.
  return fetch(pathname, { method: "HEAD" }).then(
    () => "document",
    () => "none",
  );
}

/** The browser restored this document: no page is pending in it any more. */
export function onReturn(): void {
  isLeaving = false;
  window.dispatchEvent(new Event(PAGE_SHOWN_EVENT));
}
