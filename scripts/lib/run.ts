import { spawn } from "node:child_process";
import { once } from "node:events";
import { openSync } from "node:fs";
import path from "node:path";

/**
 * Runs a program of this project and waits for it.
 * @param environment variables on top of the present ones
 * @param options a folder with packages of its own to run in, a file that takes the output, what ends the program
 * @returns its exit code; 1 when a signal ended it
 */
export async function run(
  command: string,
  args: string[],
  environment: Record<string, string> = {},
  { folder = ".", log, stopped }: { folder?: string; log?: string; stopped?: AbortSignal } = {},
): Promise<number> {
  const output = log ? openSync(log, "w") : "inherit";
  const child = spawn(path.resolve(folder, "node_modules", ".bin", command), args, {
    cwd: folder,
    stdio: ["inherit", output, output],
    env: { ...process.env, GATSBY_TELEMETRY_DISABLED: "1", ...environment },
    shell: process.platform === "win32",
    signal: stopped,
  });
  const [code] = (await once(child, "exit")) as [code: number | null];
  return code ?? 1;
}

/** Runs a script's main function; an error becomes one line and an exit code. */
export function main(work: () => Promise<void>): void {
  work().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}
