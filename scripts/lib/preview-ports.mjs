// Plain JavaScript: `npm start` looks at its ports before anything is installed.
import { createServer } from "node:net";

/** The highest port from which all others can be counted. */
const HIGHEST_PORT = 65_505;

/**
 * Reads a port from the environment; ends the program when it is none, before anything starts on another one.
 * @param {"SITE_PORT" | "TEST_SITE_PORT"} variable
 * @param {number} standard
 */
export function portFrom(variable, standard) {
  const text = process.env[variable] || String(standard);
  const port = Number(text);
  if (/^\d+$/.test(text) && port >= 1024 && port <= HIGHEST_PORT) return port;
  console.error(`${variable} ist „${text}“. Möglich ist eine Zahl von 1024 bis ${HIGHEST_PORT}, z. B. ${standard}.`);
  process.exit(1);
}

/** Port of the built site for people; what else a preview needs follows it. */
export const SITE_PORT = portFrom("SITE_PORT", 9000);
/** Port of the mock of the form service and Plausible; compiled into local builds. */
export const SERVICE_PORT = SITE_PORT + 10;

/**
 * Whether nobody listens on the port.
 * @param {number} port
 * @returns {Promise<boolean>}
 */
export function isPortFree(port) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", () => resolve(false));
    probe.listen(port, () => probe.close(() => resolve(true)));
  });
}

/**
 * @param {readonly number[]} ports
 * @param {"SITE_PORT" | "TEST_SITE_PORT"} variable
 * @throws with the remedy when another program listens on one of these ports
 */
export async function requireFreePorts(ports, variable) {
  for (const port of ports) {
    if (await isPortFree(port)) continue;
    throw new Error(
      `Port ${port} is taken. Stop the other program, or set ${variable}, from which the ports are counted, to another one.`,
    );
  }
}
