import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { connect, createServer } from "node:net";
import { setTimeout as pause } from "node:timers/promises";

const children: ChildProcess[] = [];

/** A port that nobody listens on. */
const anyPort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });

/** Whether somebody answers; a look that does not take the port itself. */
const isServed = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, "localhost");
    socket.once("connect", () => resolve(true)).once("error", () => resolve(false));
    socket.once("connect", () => socket.destroy());
  });

async function until(reached: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + 30_000;
  while (!(await reached())) {
    if (Date.now() > end) throw new Error("It did not come to that within 30 s.");
    await pause(50);
  }
}

/** Process ids of a process and all below it, itself first. */
function chainBelow(pid: number): number[] {
  const rows = execFileSync("ps", ["-eo", "pid=,ppid="], { encoding: "utf8" }).trim().split("\n");
  const parents = rows.map((row) => row.trim().split(/\s+/).map(Number));
  const chain = [pid];
  for (const known of chain) {
    for (const [child = 0, parent = 0] of parents) if (parent === known) chain.push(child);
  }
  return chain;
}

/** Starts the form service by npm. @returns its port, and the processes: npm, its shell, the starter, the script */
async function start(): Promise<{ port: number; chain: number[] }> {
  const port = await anyPort();
  const child = spawn("npm", ["run", "form-service"], {
    stdio: "ignore",
    env: { ...process.env, FORM_SERVICE_PORT: String(port), FORM_INBOX: "/dev/null" },
  });
  children.push(child);
  await until(() => isServed(port));
  return { port, chain: chainBelow(child.pid ?? 0) };
}

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

afterAll(() => {
  for (const child of children) child.kill("SIGKILL");
});

/** The chain of processes, as npm starts it. */
const PLACES = ["npm", "npm's shell", "the starter", "the script"] as const;

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP", "SIGKILL"] as const) {
  for (const [place, name] of PLACES.entries()) {
    // npm and its shell leave Ctrl-C to what they have started, which the terminal tells at the same time.
    if (signal === "SIGINT" && place < 2) continue;
    it(`leaves nothing running when ${name} gets ${signal}`, async () => {
      const { port, chain } = await start();
      const pid = chain[place] ?? 0;
      // Below the script there may be more, such as the compiler while its cache is cold.
      expect(chain.length).toBeGreaterThanOrEqual(PLACES.length);
      process.kill(pid, signal);
      await until(async () => !(await isServed(port)));
      await until(async () => !chain.slice(1).some(isAlive));
    }, 100_000);
  }
}
