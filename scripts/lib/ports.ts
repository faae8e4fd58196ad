import { createServer } from "node:net";
import { inLanguageOfCommand } from "./language.mjs";

/** The highest port from which all others can be counted. */
const HIGHEST_PORT = 65_505;

const texts = inLanguageOfCommand({
  en: {
    noPort: (variable: string, text: string, example: number) =>
      `${variable} is "${text}". It takes a number from 1024 to ${HIGHEST_PORT}, e.g. ${example}.`,
    taken: (port: string, variable: string) =>
      `Port ${port} is taken. Stop the other program, or set ${variable}, from which the ports are counted, to another one.`,
  },
  de: {
    noPort: (variable, text, example) =>
      `${variable} ist „${text}“. Möglich ist eine Zahl von 1024 bis ${HIGHEST_PORT}, z. B. ${example}.`,
    taken: (port, variable) =>
      `Port ${port} ist belegt. Bitte das andere Programm beenden oder ${variable}, von dem aus die Ports gezählt werden, auf einen anderen setzen.`,
  },
});

/** Reads a port from the environment; ends the program when it is none, before anything starts on another one. */
function portFrom(variable: "SITE_PORT" | "TEST_SITE_PORT", standard: number): number {
  const text = process.env[variable] || String(standard);
  const port = Number(text);
  if (Number.isInteger(port) && port >= 1024 && port <= HIGHEST_PORT) return port;
  console.error(texts.noPort(variable, text, standard));
  process.exit(1);
}

/** Port of the built site for people; what else a preview needs follows it. */
export const SITE_PORT = portFrom("SITE_PORT", 9000);
/** Port of the mock of the form service and Plausible; compiled into local builds. */
export const SERVICE_PORT = SITE_PORT + 10;
export const EDITOR_PORT = SITE_PORT + 30;

/** Port of the built site for the browser tests: of its own, so that a preview may go on running. */
export const TEST_SITE_PORT = portFrom("TEST_SITE_PORT", 9100);
export const FIXTURE_SITE_PORT = TEST_SITE_PORT + 10;
/** Port of the tests' own mock services; compiled into the fixture site. */
export const TEST_SERVICE_PORT = TEST_SITE_PORT + 30;

export const LOCAL_FORM_ACCESS_KEY = "00000000-0000-0000-0000-000000000000";
export const LOCAL_ANALYTICS_SITE = "localhost";

/** URLs of the mock services on a port: where inquiries go, and events. */
const endpoints = (port: number) => ({
  form: `http://localhost:${port}/submit`,
  events: `http://localhost:${port}/api/event`,
});
export const { form: LOCAL_FORM_ENDPOINT, events: LOCAL_ANALYTICS_ENDPOINT } = endpoints(SERVICE_PORT);
export const { form: TEST_FORM_ENDPOINT, events: TEST_ANALYTICS_ENDPOINT } = endpoints(TEST_SERVICE_PORT);

/** Whether nobody listens on the port. */
function isPortFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", () => resolve(false));
    probe.listen(port, () => probe.close(() => resolve(true)));
  });
}

/** The first free port from `first` on. @throws when ten in a row are taken */
export async function freePort(first: number): Promise<number> {
  for (let port = first; port < first + 10; port += 1) if (await isPortFree(port)) return port;
  throw new Error(texts.taken(`${first}–${first + 9}`, "SITE_PORT"));
}

/** @throws with the remedy when another program listens on one of these ports */
export async function requireFreePorts(ports: readonly number[], variable: "SITE_PORT" | "TEST_SITE_PORT") {
  for (const port of ports) {
    if (!(await isPortFree(port))) throw new Error(texts.taken(String(port), variable));
  }
}
