import { createServer } from "node:net";

/** Port of the built site for people. */
export const SITE_PORT = Number(process.env.SITE_PORT ?? 9000);
/** Port of the local form service; compiled into local builds as part of the endpoint. */
export const FORM_SERVICE_PORT = Number(process.env.FORM_SERVICE_PORT ?? 9010);
/** Port of the local stand-in for Plausible; compiled into a preview that measures. */
export const MEASURE_SERVICE_PORT = Number(process.env.MEASURE_SERVICE_PORT ?? 9020);
/** Port of the editor for content authors. */
export const EDITOR_PORT = Number(process.env.EDITOR_PORT ?? 9030);
/** Port of the built site for the browser tests, so that a preview may go on running. */
export const TEST_SITE_PORT = Number(process.env.TEST_SITE_PORT ?? 9100);
/** Port of the frozen edition for the browser tests. */
export const EDITION_PORT = Number(process.env.EDITION_PORT ?? 9110);
/** Port of the built site behind nginx, for the browser tests. */
export const NGINX_PORT = Number(process.env.NGINX_PORT ?? 9120);

export const LOCAL_FORM_ENDPOINT = `http://localhost:${FORM_SERVICE_PORT}/submit`;
export const LOCAL_FORM_ACCESS_KEY = "00000000-0000-0000-0000-000000000000";

export const LOCAL_MEASURE_ENDPOINT = `http://localhost:${MEASURE_SERVICE_PORT}/api/event`;
export const LOCAL_MEASURE_SITE = "localhost";

/** The ports that built sites know. */
const SERVICE_PORTS = [FORM_SERVICE_PORT, MEASURE_SERVICE_PORT];

/** Whether nobody listens on the port. */
export function isPortFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", () => resolve(false));
    probe.listen(port, () => probe.close(() => resolve(true)));
  });
}

/** The first free port from `first` on. @throws when twenty in a row are taken */
export async function freePort(first: number): Promise<number> {
  for (let port = first; port < first + 20; port += 1) {
    if (!SERVICE_PORTS.includes(port) && (await isPortFree(port))) return port;
  }
  throw new Error(`The ports ${first} to ${first + 19} are all taken. Set SITE_PORT to a free one.`);
}
