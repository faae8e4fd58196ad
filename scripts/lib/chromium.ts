import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";

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

/**
 * Finds a Chromium for the browser tests: CHROMIUM_PATH, an installed one, Playwright's own; as
 * root on Debian it installs the package.
 * @returns path of the program
 * @throws when there is none, with the one command that gets one
 */
export function findChromium(): string {
  const found = process.env.CHROMIUM_PATH ?? installed() ?? playwrightsOwn();
  if (found) return found;
  if (process.getuid?.() === 0 && which("apt-get")) {
    console.log("Installing Chromium through apt …");
    spawnSync("apt-get", ["update", "-q"], { stdio: "ignore" });
    for (const name of ["chromium-headless-shell", "chromium"]) {
      spawnSync("apt-get", ["install", "-y", "-q", name], {
        stdio: "ignore",
        env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
      });
      const now = installed();
      if (now) return now;
    }
  }
  throw new Error("No Chromium found for the browser tests. Get one with: npx playwright install chromium");
}

function installed(): string | undefined {
  return NAMES.map(which).find(Boolean) ?? PLACES.find(existsSync);
}

function playwrightsOwn(): string | undefined {
  const program = chromium.executablePath();
  return existsSync(program) ? program : undefined;
}

function which(name: string): string | undefined {
  const { status, stdout } = spawnSync(process.platform === "win32" ? "where" : "which", [name], { encoding: "utf8" });
  return status === 0 ? stdout.split("\n")[0]?.trim() : undefined;
}
