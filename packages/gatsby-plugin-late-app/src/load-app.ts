export type AppFiles = {
  /** The build's hash, which Gatsby's scripts read from `window`. */
  compilationHash: string;
  /** The full stylesheet, if the page itself contains only the part it needs. */
  stylesheet?: string | undefined;
  /** The scripts that may run immediately. */
  scripts: readonly string[];
  /** The script that starts the app; runs once the stylesheet is there, if one is fetched. */
  app: string;
  /** Milliseconds after the `load` event by which the app is fetched, idle or not. */
  idleTimeout: number;
};

/**
 * Fetches the app once the loaded page is idle, or at the visitor's first interaction.
 * Written into every page as text, so it must not use anything from outside itself.
 */
export function loadApp({ compilationHash, stylesheet, scripts, app, idleTimeout }: AppFiles): void {
  Object.assign(window, {
    pagePath: document.currentScript?.dataset.page,
    ___webpackCompilationHash: compilationHash,
    ___chunkMapping: {},
  });
  const interactions = ["pointermove", "pointerdown", "touchstart", "keydown", "focusin"];
  let started = false;

  const insert = (element: HTMLElement, properties: Record<string, unknown>) =>
    document.head.append(Object.assign(element, properties));
  const insertScript = (src: string) => insert(document.createElement("script"), { src });

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
