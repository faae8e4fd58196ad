import { type ChildProcess, type StdioOptions, spawn } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import type { Readable } from "node:stream";
import { freePort } from "../../scripts/lib/ports";
import { takeComplaints } from "./collector";
import {
  callOf,
  type Engine,
  type EngineKind,
  findProgram,
  findShown,
  nameOf,
  type Target,
  tether,
  within,
} from "./engine";
import { until } from "./until";

/** Where Debian and others keep the programs of WebKitGTK: a folder for each architecture, in it one for each version. */
const LIBRARIES = "/usr/lib";

/** WebDriver's port, unless somebody has it. */
const DRIVER_PORT = 4444;

/** How long the driver may take for one command, ms. */
const COMMAND_MS = 40_000;

/** How long the display may take to start, ms. */
const DISPLAY_MS = 10_000;

/** Larger than any window of the walk, with 24 bits for each dot. */
const SCREEN = "1600x1200x24";

/** How the protocol writes keys, and how it marks an element in what is sent. */
const KEYS = { Shift: "\uE008", Escape: "\uE00C" } as const;
const ELEMENT = "element-6066-11e4-a52e-4f735466cecf";

type Element = Readonly<Record<typeof ELEMENT, string>>;

/** Sends a command of the session, e.g. `POST`, `/url`, and hands out the answer's value. */
type Command = (method: "GET" | "POST" | "DELETE", path: string, body?: unknown) => Promise<unknown>;

const driver = () => findProgram("WebKitWebDriver");
const display = () => findProgram("Xvfb");

/** The newest small browser that comes with the library. */
function miniBrowser(): string | undefined {
  if (!existsSync(LIBRARIES)) return undefined;
  const inFolder = (platform: string) => (version: string) =>
    `${LIBRARIES}/${platform}/webkit2gtk-${version}/MiniBrowser`;
  return readdirSync(LIBRARIES)
    .flatMap((platform) => ["4.1", "4.0"].map(inFolder(platform)))
    .find(existsSync);
}

/** WebKit, the engine of Safari, as GTK's programs have it: driven by WebDriver, on a display that nobody sees. */
export const webkit: EngineKind = {
  name: "WebKit",
  packages: "webkit2gtk-driver xvfb",
  isInstalled: () => Boolean(driver() && display() && miniBrowser()),
  needsCollector: true,
  start: async ({ width, height }, folder, onEnd) => {
    const keep = (child: ChildProcess) => {
      onEnd(() => child.kill("SIGKILL"));
      return child;
    };
    const screenOptions = ["-displayfd", "3", "-screen", "0", SCREEN, "-nolisten", "tcp"];
    const silent: StdioOptions = ["ignore", "ignore", "ignore", "pipe"];
    const screen = keep(spawn(tether(display() ?? "Xvfb", folder), screenOptions, { stdio: silent }));
    const number = await within(DISPLAY_MS, "Xvfb", firstWords(screen.stdio[3] as Readable));
    const port = await freePort(DRIVER_PORT);
    const service = keep(
      spawn(tether(driver() ?? "WebKitWebDriver", folder), [`--port=${port}`], {
        stdio: "ignore",
        env: {
          ...process.env,
          DISPLAY: `:${number}`,
          NO_AT_BRIDGE: "1",
          GSETTINGS_BACKEND: "memory",
          XDG_CONFIG_HOME: path.join(folder, "config"),
          XDG_CACHE_HOME: path.join(folder, "cache"),
          XDG_DATA_HOME: path.join(folder, "data"),
        },
      }),
    );
    const send = commandsOf(`http://127.0.0.1:${port}`);
    const status = () => send("GET", "/status") as Promise<{ ready: boolean }>;
    await until("WebKitWebDriver to be ready", status, ({ ready }) => ready);
    // On the full screen there are no bars, which would take part of the window and set its least width.
    const browserOptions = { binary: miniBrowser(), args: ["--automation", "--full-screen"] };
    const { sessionId, capabilities } = (await send("POST", "/session", {
      capabilities: { alwaysMatch: { "webkitgtk:browserOptions": browserOptions } },
    })) as { sessionId: string; capabilities: { browserVersion: string } };
    const command: Command = (method, address, body) => send(method, `/session/${sessionId}${address}`, body);
    await command("POST", "/window/rect", { x: 0, y: 0, width, height });
    return {
      ...drive(command),
      name: `WebKit ${capabilities.browserVersion}`,
      close: async () => {
        await command("DELETE", "").finally(() => {
          service.kill();
          screen.kill();
        });
      },
    };
  },
};

/** The first that a program says, without white space. */
const firstWords = (output: Readable): Promise<string> =>
  new Promise((resolve, reject) => {
    output.once("data", (chunk: Buffer) => resolve(chunk.toString().trim()));
    output.once("close", () => reject(new Error("Xvfb ended before it began.")));
  });

/** @returns commands to a driver at this address; they throw with the driver's own words */
function commandsOf(address: string): Command {
  return async (method, path, body) => {
    const response = await fetch(address + path, {
      method,
      signal: AbortSignal.timeout(COMMAND_MS),
      ...(method === "POST" ? { body: JSON.stringify(body ?? {}) } : {}),
    });
    const { value } = (await response.json()) as { value: unknown };
    if (response.ok) return value;
    const { error, message } = value as { error: string; message: string };
    throw new Error(`${error}: ${message}`);
  };
}

function drive(command: Command): Omit<Engine, "name" | "close"> {
  /** Complaints of documents that were left since. */
  const complaints: string[] = [];
  const execute = (script: string) => command("POST", "/execute/sync", { script: `return ${script}`, args: [] });
  const run: Engine["run"] = async (work, ...values) =>
    (await execute(callOf(work, values))) as ReturnType<typeof work>;
  const elementIn = async (script: string, target: Target) => {
    const element = (await execute(script)) as Element | null;
    if (!element) throw new Error(`There is no ${nameOf(target)} to be seen.`);
    return `/element/${element[ELEMENT]}`;
  };
  const find = (target: Target) => elementIn(callOf(findShown, [target]), target);
  return {
    open: async (address) => {
      complaints.push(...(await run(takeComplaints)));
      await command("POST", "/url", { url: address });
    },
    back: () => command("POST", "/back"),
    forward: () => command("POST", "/forward"),
    run,
    sees: async (target) => (await execute(`${callOf(findShown, [target])} !== null`)) as boolean,
    click: async (target) => command("POST", `${await find(target)}/click`),
    press: (key) => {
      const actions = ["keyDown", "keyUp"].map((type) => ({ type, value: KEYS[key] }));
      return command("POST", "/actions", { actions: [{ type: "key", id: "keyboard", actions }] });
    },
    fill: async (target, text) => command("POST", `${await find(target)}/value`, { text }),
    // The platform's list is no part of the page. The driver chooses as the list would.
    choose: async (target, label) =>
      command("POST", `${await elementIn(callOf(findOption, [target.css, label]), target)}/click`),
    complaints: async () => [...complaints.splice(0), ...(await run(takeComplaints))],
    screenshot: async () => Buffer.from((await command("GET", "/screenshot")) as string, "base64"),
  };
}

/** Runs in the page: an option of a list by its label. */
function findOption(css: string, label: string): HTMLOptionElement | null {
  const list = document.querySelector<HTMLSelectElement>(css);
  return [...(list?.options ?? [])].find((option) => option.label === label) ?? null;
}
