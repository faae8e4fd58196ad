export type AppFiles = {
  /** What stands before the path of every page, e.g. `/docs`; empty without a prefix. */
  basePath: string;
  /** The build's hash, which Gatsby's scripts read from `window`. */
  compilationHash: string;
  /** The full stylesheet, if the page itself contains only the part it needs. */
  stylesheet?: string | undefined;
  scripts: readonly string[];
  /** The script that starts the app; runs once the stylesheet is there, if one is fetched. */
  app: string;
  /** Milliseconds after the `load` event by which the app is fetched, idle or not. */
  idleTimeout: number;
};

/**
 * Fetches the app once the page is idle or touched; never in a saved copy, whose address is not the page's.
 * Written into every page as text, so it must not use anything from outside itself.
 */
export function loadApp({ basePath, compilationHash, stylesheet, scripts, app, idleTimeout }: AppFiles): void {
  const { page = "", anyPath } = document.currentScript?.dataset ?? {};
  // Hosts find a page at several spellings of its address, as `history-entry` has them.
  const comparable = (path: string) => {
    try {
      path = decodeURIComponent(path);
    } catch {}
    return path
      .replace(/\/+/g, "/")
      .replace(/(\/|(\/index)?\.html|\s+)$/, "")
      .toLowerCase();
  };
  const isAddressOfPage = anyPath !== undefined || comparable(location.pathname) === comparable(basePath + page);
  if (!/^https?:$/.test(location.protocol) || !isAddressOfPage) return;

  Object.assign(window, {
    pagePath: page,
    ___webpackCompilationHash: compilationHash,
    ___chunkMapping: {},
  });
  const interactions = ["pointermove", "pointerdown", "touchstart", "keydown", "focusin"];
  let started = false;

  const insert = (element: HTMLElement, properties: Record<string, unknown>) =>
    document.head.append(Object.assign(element, properties));
  // A script that stayed would be saved with the page, and start the app from the visitor's disk.
  const insertScript = (src: string) => {
    const script = document.createElement("script");
    insert(script, { src, onload: () => script.remove() });
  };

  const start = () => {
    if (started) return;
    started = true;
    for (const interaction of interactions) removeEventListener(interaction, startOnInteraction, true);
    const startApp = () => insertScript(app);
    insert(document.createElement("link"), { rel: "preload", as: "script", href: app });
    if (stylesheet) {
      insert(document.createElement("link"), {
        rel: "stylesheet",
        href: stylesheet,
        onload: startApp,
        onerror: startApp,
      });
    } else startApp();
    for (const script of scripts) insertScript(script);
  };

  // A resting pointer also fires `pointermove` when the page appears, but without movement.
  const startOnInteraction = ({ type, movementX, movementY }: Partial<PointerEvent>) => {
    if (type !== "pointermove" || movementX !== 0 || movementY !== 0) start();
  };

  for (const interaction of interactions)
    addEventListener(interaction, startOnInteraction, { capture: true, passive: true });
  // Safari has no idle callback.
  addEventListener("load", () =>
    "requestIdleCallback" in window ? requestIdleCallback(start, { timeout: idleTimeout }) : setTimeout(start),
  );
}
