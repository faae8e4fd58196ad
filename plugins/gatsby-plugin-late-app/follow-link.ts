import { navigate } from "gatsby";
import type { MouseEvent } from "react";
import { OFFLINE_EVENT, PAGE_AWAITED_EVENT, PAGE_SHOWN_EVENT } from "./events";

/** Delay before the visitor is told that a page is loading. */
const PAGE_AWAITED_AFTER_MS = 300;
/** Delay before a page that does not arrive is loaded as a document. */
const DOCUMENT_LOAD_AFTER_MS = 3000;

// Navigation inside the app, by links and the browser's Back. Unlike with Gatsby's `navigate`, the latest request wins,
// a page that does not arrive is loaded as a document, and the current page stays when offline.

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

/** Counts navigation requests, so that a pending one knows whether it is still the latest. */
let wishes = 0;
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
  wishes += 1;
  isLeaving = false;
  const { pathname } = window.location;
  if (window.___loader?.loadPageSync(pathname)) return;
  event.stopImmediatePropagation();
  getPage(pathname, {
    show: () => window.dispatchEvent(new PopStateEvent("popstate", { state: window.history.state })),
    load: () => window.location.reload(),
    isDue: true,
  });
}

/** Due if the address bar already shows this page: it is shown as soon as the browser is online. */
type Ways = { show: () => void; load: () => void; isDue?: boolean };

async function getPage(pathname: string, ways: Ways): Promise<void> {
  wishes += 1;
  const wish = wishes;
  const notice = window.setTimeout(() => window.dispatchEvent(new Event(PAGE_AWAITED_EVENT)), PAGE_AWAITED_AFTER_MS);
  const way = isLeaving ? "document" : await Promise.race([wayTo(pathname), tooLate()]);
  window.clearTimeout(notice);
  if (wish !== wishes) return;
  if (way === "app") return ways.show();
  if (way === "none") {
    window.dispatchEvent(new Event(OFFLINE_EVENT));
    const again = () => wish === wishes && getPage(pathname, ways);
    if (ways.isDue) window.addEventListener("online", again, { once: true });
    return;
  }
  window.dispatchEvent(new Event(PAGE_AWAITED_EVENT));
  await unfinished;
  if (wish !== wishes) return;
  isLeaving = true;
  ways.load();
}

/** Delays loading any page as a document until `work` is done. */
export function finishBeforeDocument(work: Promise<unknown>): void {
  unfinished = work;
}

type Way = "app" | "document" | "none";

/** A page that takes too long is loaded as a document. */
const tooLate = () =>
  new Promise<Way>((resolve) => window.setTimeout(() => resolve("document"), DOCUMENT_LOAD_AFTER_MS));

/** How a page can be reached: by the app, as a document, or not at all because the browser is offline. */
async function wayTo(pathname: string): Promise<Way> {
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
