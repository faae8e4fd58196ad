import { type ChildProcess, spawn } from "node:child_process";
import { openSync } from "node:fs";
import path from "node:path";

/**
 * Runs a program of this project and waits for it.
 * @param environment variables on top of the present ones
 * @param folder where it runs, with packages of its own
 * @param log file that takes its output; without one it goes where this one's goes
 * @param stopped ends the program
 * @returns its exit code; 1 when a signal ended it
 */
export function run(
  command: string,
  args: string[],
  environment: Record<string, string> = {},
  folder = ".",
  log?: string,
  stopped?: AbortSignal,
): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = start(command, args, environment, folder, log, stopped);
    child.once("error", reject);
    child.once("exit", (code) => resolve(code ?? 1));
  });
}

function start(
  command: string,
  args: string[],
  environment: Record<string, string>,
  folder: string,
  log?: string,
  signal?: AbortSignal,
): ChildProcess {
  const output = log ? openSync(log, "w") : "inherit";
  return spawn(path.resolve(folder, "node_modules", ".bin", command), args, {
    cwd: folder,
    stdio: ["inherit", output, output],
    env: { ...process.env, GATSBY_TELEMETRY_DISABLED: "1", ...environment },
    shell: process.platform === "win32",
    ...(signal ? { signal } : {}),
  });
}

/** Runs a script's main function; an error becomes one line and an exit code. */
export function main(work: () => Promise<void>): void {
  work().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}
