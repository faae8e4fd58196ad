import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";
import { inLanguageOfCommand } from "./language.mjs";
import { run } from "./run";

/** How Chromium is started for tests and measurements: nothing of its own goes over the network. */
export const CHROMIUM_ARGS = [
  "--no-sandbox",
  "--disable-quic",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // The headless shell would round every letter to whole pixels, as no visitor's browser does.
  "--font-render-hinting=none",
];

/** The shell without a window starts a page in about half the time. */
const NAMES = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const PLACES = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

const MISSING = inLanguageOfCommand({ en: "No Chromium found. Get one with", de: "Chromium fehlt. So kommt es" });

/** Finds the program of a Chromium for the browser tests; as root on Debian it installs the package. */
export function findChromium(): string {
  const found = process.env.CHROMIUM_PATH ?? installed() ?? [chromium.executablePath()].find(existsSync);
  if (found) return found;
  if (process.getuid?.() === 0 && which("apt-get")) {
    console.log("apt-get install chromium …");
    const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
    spawnSync("apt-get", ["update", "-q"], { stdio: "ignore" });
    for (const name of ["chromium-headless-shell", "chromium"]) {
      spawnSync("apt-get", ["install", "-y", "-q", name], { stdio: "ignore", env });
      const now = installed();
      if (now) return now;
    }
  }
  throw new Error(`${MISSING}: npx playwright install chromium`);
}

/** Runs Playwright's tests with that Chromium. Parameters and result as of `run`. */
export const runPlaywright = (args: string[], environment: Record<string, string> = {}): Promise<number> =>
  run("playwright", ["test", ...args], { CHROMIUM_PATH: findChromium(), ...environment });

function installed(): string | undefined {
  return NAMES.map(which).find(Boolean) ?? PLACES.find(existsSync);
}

function which(name: string): string | undefined {
  const { status, stdout } = spawnSync(process.platform === "win32" ? "where" : "which", [name], { encoding: "utf8" });
  return status === 0 ? stdout.split("\n")[0]?.trim() : undefined;
}
