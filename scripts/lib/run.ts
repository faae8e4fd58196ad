import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";

/**
 * Runs a program of this project and waits for it; it ends with this process.
 * @param environment variables on top of the present ones
 * @param folder with packages of its own to run in
 * @returns its exit code; 1 when a signal ended it
 */
export function run(command: string, args: string[], environment: Record<string, string> = {}, { folder = "." } = {}) {
  return wait(path.resolve(folder, "node_modules", ".bin", command), args, environment, folder);
}

/** Runs a script of this project, e.g. `build`. Result and other parameters as of `run`. */
export function runScript(name: string, args: string[] = [], environment = {}, { folder = "." } = {}) {
  return wait(process.execPath, ["--import", "tsx", `scripts/${name}.ts`, ...args], environment, folder);
}

async function wait(program: string, args: string[], environment: Record<string, string>, folder: string) {
  const child = spawn(program, args, {
    cwd: folder,
    stdio: "inherit",
    env: { ...process.env, GATSBY_TELEMETRY_DISABLED: "1", ...environment },
    // The programs in node_modules/.bin are batch files there.
    shell: process.platform === "win32" && program !== process.execPath,
  });
  const end = () => void child.kill();
  process.on("exit", end);
  const [code] = (await once(child, "exit")) as [code: number | null];
  process.off("exit", end);
  return code ?? 1;
}

/**
 * Runs a script's main function: an error becomes one line and an exit code, a signal ends child processes, too.
 * @param interrupted what is said after Ctrl-C at a question
 */
export function main(work: () => Promise<void>, interrupted = "Interrupted."): void {
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    process.on(signal, (_: NodeJS.Signals, number: number) => process.exit(128 + number));
  }
  work().catch((error: unknown) => {
    if (error instanceof Error && error.name === "ExitPromptError") {
      console.error(interrupted);
      process.exit(130);
    }
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}
