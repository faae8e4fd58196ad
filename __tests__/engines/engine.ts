import { spawnSync } from "node:child_process";
import { chmodSync, writeFileSync } from "node:fs";
import path from "node:path";

/** The window a visitor looks through. */
export type View = {
  /** Inner size, CSS pixels. */
  width: number;
  height: number;
  /** The pointer is a finger: coarse, and it cannot hover. */
  finger: boolean;
};

/** An element that can be seen: the first that the selector finds, or the first of these with that accessible name. */
export type Target = { css: string; name?: string };

/** A browser with one window, driven from outside as a visitor would. */
export type Engine = {
  /** E.g. `Firefox 153.7`. */
  name: string;
  /** Opens an address as a new document and waits for its `load` event. */
  open: (address: string) => Promise<unknown>;
  back: () => Promise<unknown>;
  forward: () => Promise<unknown>;
  /** Runs a function in the page. It sees nothing from outside, and holds no function that has a name. */
  run: <A extends unknown[], R>(work: (...values: A) => R, ...values: A) => Promise<R>;
  /** Whether an element is there to be seen, wherever on the page. */
  sees: (target: Target) => Promise<boolean>;
  /** Presses the pointer on an element, after scrolling to it. */
  click: (target: Target) => Promise<unknown>;
  press: (key: Key) => Promise<unknown>;
  /** Types into a field. */
  fill: (target: Target, text: string) => Promise<unknown>;
  /** Chooses from a list of the platform's own (`<select>`) by label. */
  choose: (target: Target, label: string) => Promise<unknown>;
  /** What the page has complained about since the last call: errors, exceptions, files that did not come. */
  complaints: () => Promise<string[]>;
  /** What the window shows, as PNG. */
  screenshot: () => Promise<Buffer>;
  /** Ends the browser and whatever it started. */
  close: () => Promise<void>;
};

/** Keys that the walk presses; Shift does nothing by itself but is a sign of intent. */
export type Key = "Shift" | "Escape";

/** A kind of browser that a machine may have. */
export type EngineKind = {
  name: string;
  /** What to install on Debian to have it. */
  packages: string;
  isInstalled: () => boolean;
  /** The driver cannot tell what the console says: the page must collect it by itself, see `collector.ts`. */
  needsCollector: boolean;
  /**
   * Starts the browser as a new visitor, without any storage.
   * @param folder for profiles and other files, which are of no use afterwards
   * @param onEnd keeps what must be done at the end even if starting fails half-way
   */
  start: (view: View, folder: string, onEnd: (step: () => unknown) => void) => Promise<Engine>;
};

/**
 * Waits for some work, but not for ever. The work itself goes on.
 * @param ms how long at most
 * @throws after that time, naming what it was
 */
export async function within<T>(ms: number, what: string, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${what} took more than ${ms / 1000} s.`)), ms);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** The first of these programs that the shell finds. */
export function findProgram(...names: string[]): string | undefined {
  for (const name of names) {
    const { status, stdout } = spawnSync("which", [name], { encoding: "utf8" });
    if (status === 0) return stdout.trim();
  }
  return undefined;
}

/**
 * Ties a program to this process: where the system can (Linux), it ends the program as soon as this process is gone,
 * even if nobody had time to tidy up.
 * @param folder where the script that does so is written
 * @returns path of a program that takes the same arguments
 */
export function tether(program: string, folder: string): string {
  const script = path.join(folder, `tethered-${path.basename(program)}`);
  const lines = [
    "#!/bin/sh",
    `command -v setpriv >/dev/null && exec setpriv --pdeathsig KILL -- "${program}" "$@"`,
    `exec "${program}" "$@"`,
  ];
  writeFileSync(script, `${lines.join("\n")}\n`);
  chmodSync(script, 0o755);
  return script;
}

/** A call of a function with these values as JavaScript, to be run in a page. */
export const callOf = (work: (...values: never[]) => unknown, values: readonly unknown[]): string =>
  `(${work})(...${JSON.stringify(values)})`;

/** Runs in the page: the element of a target, if it can be seen. */
export function findShown({ css, name }: Target): Element | null {
  const shown = [...document.querySelectorAll(css)].filter(
    (element) => element.getClientRects().length > 0 && element.checkVisibility({ visibilityProperty: true }),
  );
  if (name === undefined) return shown[0] ?? null;
  return (
    shown.find(
      (element) =>
        (element.getAttribute("aria-label") ?? element.textContent ?? "").replace(/\s+/g, " ").trim() === name,
    ) ?? null
  );
}

/** How a failed step names an element. */
export const nameOf = ({ css, name }: Target): string => (name === undefined ? css : `${css} “${name}”`);
