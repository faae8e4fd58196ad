declare global {
  interface Window {
    walkComplaints?: string[];
  }
}

/**
 * Runs in the page, before anything else does: collects what goes wrong in `walkComplaints`, and has the page's
 * scripts believe in a finger where the window is a phone's.
 *
 * It sees what reaches a page: exceptions, rejections nobody caught, files that did not come, what the security policy
 * refused, calls of `console.error`. What only the browser's own console says does not reach it.
 */
export function collectComplaints(): void {
  const complaints: string[] = [];
  window.walkComplaints = complaints;
  addEventListener(
    "error",
    (event) => {
      const { target } = event;
      if (event instanceof ErrorEvent) complaints.push(`exception: ${event.message}`);
      else if (target instanceof Element) complaints.push(`not loaded: ${target.outerHTML.slice(0, 200)}`);
    },
    true,
  );
  addEventListener("unhandledrejection", (event) => complaints.push(`rejection: ${event.reason}`));
  addEventListener("securitypolicyviolation", (event) =>
    complaints.push(`refused: ${event.effectiveDirective} ${event.blockedURI}`),
  );
  const log = console.error;
  console.error = (...words: unknown[]) => {
    complaints.push(`console: ${words.join(" ")}`);
    log.apply(console, words);
  };
  const ask = window.matchMedia;
  if (innerWidth < 768) window.matchMedia = (query) => ask.call(window, query.replace("hover: hover", "hover: none"));
}

/** Runs in the page: hands out what was collected, and begins anew. The empty page of a new window collects nothing. */
export function takeComplaints(): string[] {
  if (location.href === "about:blank") return [];
  return window.walkComplaints?.splice(0) ?? ["The collector is not there."];
}
