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
};

/**
 * Fetches the app once the page is idle or touched; never in a saved copy, whose address is not the page's.
 * Written into every page as text, so it must not use anything from outside itself.
 */
export function loadApp(
  { basePath, compilationHash, stylesheet, scripts, app }: AppFiles,
  comparable: (path: string) => string,
): void {
  const { page = "", anyPath } = document.currentScript?.dataset ?? {};
  const isAddressOfPage = anyPath !== undefined || comparable(location.pathname) === comparable(basePath + page);
  if (!location.protocol.startsWith("http") || !isAddressOfPage) return;

  Object.assign(window, {
    pagePath: page,
    ___webpackCompilationHash: compilationHash,
    ___chunkMapping: {},
  });
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

  for (const interaction of ["pointermove", "pointerdown", "touchstart", "keydown", "focusin"])
    addEventListener(interaction, startOnInteraction, { capture: true, passive: true });
  // A page that is never idle gets the app after a second; Safari has no idle callback.
  addEventListener("load", () =>
    "requestIdleCallback" in window ? requestIdleCallback(start, { timeout: 1000 }) : setTimeout(start),
  );
}
