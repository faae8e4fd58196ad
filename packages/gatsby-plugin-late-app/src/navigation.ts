import { navigate } from "gatsby";
import type { MouseEvent } from "react";
import { NAVIGATION_PENDING_EVENT, OFFLINE_EVENT, PAGE_SHOWN_EVENT } from "./events";

/** Delay before the visitor is told that a page is loading. */
const PENDING_NOTICE_DELAY_MS = 300;
/** Time after which a page that has not arrived is requested by a full page load. */
const FULL_LOAD_TIMEOUT_MS = 3000;

// Client-side navigation, by links and the browser's Back. Unlike with Gatsby's `navigate`, the latest navigation wins,
// a page that does not arrive gets a full page load, and the current page stays when the browser is offline.

/** The id of the latest navigation; a pending one with another id is out of date. */
let navigationId = 0;
/** True once a full page load has begun; any later navigation is then a full page load, too. */
let isFullLoadUnderway = false;
/** A full page load waits for this promise, because it would cut off the work behind it. */
let fullLoadBlocker: Promise<unknown> = Promise.resolve();

/** Whether a click simply opens the link in this tab. */
export const isPlainClick = (event: MouseEvent<HTMLAnchorElement>): boolean =>
  event.button === 0 &&
  !event.defaultPrevented &&
  !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) &&
  !event.currentTarget.target;

/** Navigates to a page; by a full page load if the app cannot show it: its build is gone, a file is missing or slow. */
export async function navigateTo(to: string): Promise<void> {
  // `navigate` adds the path prefix itself; a full page load needs it here.
  const address = to.startsWith("/") ? __BASE_PATH__ + to : to;
  const { pathname, search, hash } = new URL(address, window.location.href);
  const url = pathname + search + hash;
  const isCurrentUrl = url === window.location.pathname + window.location.search + window.location.hash;
  const source = await wayTo(pathname);
  if (source === "app") await navigate(to, { replace: isCurrentUrl });
  if (source === "full-load") window.location.assign(address);
}

/** Lets Back and Forward wait for a page that is not fetched yet, unless the visitor has moved on by then. */
export function onHistoryChange(event: PopStateEvent): void {
  navigationId += 1;
  isFullLoadUnderway = false;
  if (window.___loader?.loadPageSync(window.location.pathname)) return;
  event.stopImmediatePropagation();
  showHistoryEntry();
}

async function showHistoryEntry(): Promise<void> {
  const source = await wayTo(window.location.pathname);
  const id = navigationId;
  // The address bar already shows this page.
  const retry = () => id === navigationId && showHistoryEntry();
  if (source === "app") window.dispatchEvent(new PopStateEvent("popstate", { state: window.history.state }));
  if (source === "full-load") window.location.reload();
  if (source === "offline") window.addEventListener("online", retry, { once: true });
}

/** The way in which a page can be shown: by the app, by a full page load, or not at all. */
type PageSource = "app" | "full-load" | "offline";

/** Waits until a page can be shown. @returns nothing if the visitor has gone elsewhere meanwhile */
async function wayTo(pathname: string): Promise<PageSource | undefined> {
  navigationId += 1;
  const id = navigationId;
  const notice = window.setTimeout(
    () => window.dispatchEvent(new Event(NAVIGATION_PENDING_EVENT)),
    PENDING_NOTICE_DELAY_MS,
  );
  const source = isFullLoadUnderway ? "full-load" : await Promise.race([sourceOf(pathname), navigationTimeout()]);
  window.clearTimeout(notice);
  if (id !== navigationId) return undefined;
  if (source === "offline") window.dispatchEvent(new Event(OFFLINE_EVENT));
  if (source === "full-load") {
    window.dispatchEvent(new Event(NAVIGATION_PENDING_EVENT));
    await fullLoadBlocker;
    if (id !== navigationId) return undefined;
    isFullLoadUnderway = true;
  }
  return source;
}

/** Delays any full page load until `promise` has settled. */
export function delayFullPageLoadUntil(promise: Promise<unknown>): void {
  fullLoadBlocker = promise;
}

const navigationTimeout = () =>
  new Promise<PageSource>((resolve) => window.setTimeout(() => resolve("full-load"), FULL_LOAD_TIMEOUT_MS));

async function sourceOf(pathname: string): Promise<PageSource> {
  const resources = await window.___loader?.loadPage(pathname).catch(() => undefined);
  const { page, status } = resources ?? {};
  const isOfThisBuild = page?.webpackCompilationHash === window.___webpackCompilationHash;
  if (page && status !== "error" && !page.path.startsWith("/404") && isOfThisBuild) return "app";
  if (!navigator.onLine) return "offline";
  // A browser that reports being online may still not reach the server.
  return fetch(pathname, { method: "HEAD" }).then(
    () => "full-load",
    () => "offline",
  );
}

/** Cancels pending navigations after the browser has restored this page from its back-forward cache. */
export function onBfcacheRestore(): void {
  isFullLoadUnderway = false;
  window.dispatchEvent(new Event(PAGE_SHOWN_EVENT));
}
