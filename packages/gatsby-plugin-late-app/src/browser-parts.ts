import type { BrowserParts, LateAppOptions } from "./options";

/** A plugin of the site, as Gatsby keeps it; the site itself is the last one. */
export type Plugin = { name: string; browserAPIs?: readonly string[]; pluginOptions?: Record<string, unknown> };

/** The parts in the browser: those that are not switched off, and that nobody else takes over. */
export function browserParts(options: LateAppOptions, plugins: readonly Plugin[]): BrowserParts {
  const isTaken = (hook: string) =>
    plugins.some(({ name, browserAPIs }) => name !== "gatsby-plugin-late-app" && browserAPIs?.includes(hook));
  return {
    hydration: options.hydration !== false && !isTaken("replaceHydrateFunction"),
    urls: options.urls !== false,
    scroll: options.scroll !== false && !isTaken("shouldUpdateScroll"),
    history: options.history !== false,
    prefetch: options.prefetch !== false && !isTaken("onPrefetchPathname"),
  };
}
