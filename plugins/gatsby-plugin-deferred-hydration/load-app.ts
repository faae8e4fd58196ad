export type AppFiles = {
  /** The build's hash, which Gatsby's own scripts look for in `window`. */
  compilationHash: string;
  /** The full stylesheet; the page itself contains only the part it needs. */
  stylesheet: string;
  /** Scripts that may run immediately. */
  scripts: readonly string[];
  /** The script that starts the app; runs once the stylesheet is there. */
  app: string;
  /** Milliseconds after the page has loaded by which the app is fetched, idle or not. */
  idleTimeout: number;
};

/**
 * Fetches the app when it is in nobody's way: when the loaded page is idle, or at the visitor's first sign of intent.
 * Runs in the browser, written into every page as text: uses nothing from outside itself.
 */
export function loadApp({ compilationHash, stylesheet, scripts, app, idleTimeout }: AppFiles): void {
  Object.assign(window, {
    pagePath: document.currentScript?.dataset.page,
    ___webpackCompilationHash: compilationHash,
    ___chunkMapping: {},
  });
  const intents = ["pointermove", "pointerdown", "touchstart", "keydown", "focusin"];
  let started = false;

  const insert = (element: HTMLElement, properties: Record<string, unknown>) =>
    document.head.append(Object.assign(element, properties));
  const insertScript = (src: string) => insert(document.createElement("script"), { src });

  const start = () => {
    if (started) return;
    started = true;
    for (const intent of intents) removeEventListener(intent, startAtIntent, true);
    const startApp = () => insertScript(app);
    insert(document.createElement("link"), { rel: "preload", as: "script", href: app });
    insert(document.createElement("link"), {
      rel: "stylesheet",
      href: stylesheet,
      onload: startApp,
      onerror: startApp,
    });
    for (const script of scripts) insertScript(script);
  };

  // A pointer at rest when the page appears also fires `pointermove`, but without any movement.
  const startAtIntent = ({ type, movementX, movementY }: Partial<PointerEvent>) => {
    if (type !== "pointermove" || movementX !== 0 || movementY !== 0) start();
  };

  for (const intent of intents) addEventListener(intent, startAtIntent, { capture: true, passive: true });
  // Safari has no idle callback.
  addEventListener("load", () =>
    "requestIdleCallback" in window ? requestIdleCallback(start, { timeout: idleTimeout }) : setTimeout(start),
  );
}
