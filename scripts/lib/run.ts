import { spawn } from "node:child_process";
import { openSync } from "node:fs";
import path from "node:path";

export type RunOptions = {
  /** Where the program runs, with packages of its own. */
  folder?: string;
  /** File that takes its output; without one it goes where this one's goes. */
  log?: string;
  /** Ends the program. */
  stopped?: AbortSignal;
};

/**
 * Runs a program of this project and waits for it.
 * @param environment variables on top of the present ones
 * @returns its exit code; 1 when a signal ended it
 */
export function run(
  command: string,
  args: string[],
  environment: Record<string, string> = {},
  { folder = ".", log, stopped }: RunOptions = {},
): Promise<number> {
  return new Promise((resolve, reject) => {
    const output = log ? openSync(log, "w") : "inherit";
    const child = spawn(path.resolve(folder, "node_modules", ".bin", command), args, {
      cwd: folder,
      stdio: ["inherit", output, output],
      env: { ...process.env, GATSBY_TELEMETRY_DISABLED: "1", ...environment },
      shell: process.platform === "win32",
      ...(stopped ? { signal: stopped } : {}),
    });
    child.once("error", reject);
    child.once("exit", (code) => resolve(code ?? 1));
  });
}

/** Runs a script's main function; an error becomes one line and an exit code. */
export function main(work: () => Promise<void>): void {
  work().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}
