import { spawn } from "node:child_process";
import path from "node:path";

const PROGRAMS: Readonly<Record<string, [program: string, ...args: string[]]>> = {
  darwin: ["open"],
  win32: ["cmd", "/c", "start", ""],
};

/** Shows a file in the program that the system opens it with; does nothing where there is none. */
export function openFile(file: string): void {
  const [program, ...args] = PROGRAMS[process.platform] ?? ["xdg-open"];
  spawn(program, [...args, path.resolve(file)], { stdio: "ignore", detached: true })
    .on("error", () => undefined)
    .unref();
}
