import { isPortFree, portFrom, SERVICE_PORT, SITE_PORT } from "./preview-ports.mjs";

/** Port of the editor for content authors. */
export const EDITOR_PORT = SITE_PORT + 30;

/** Port of the built site for the browser tests: of its own, so that a preview may go on running. */
export const TEST_SITE_PORT = portFrom("TEST_SITE_PORT", 9100);
/** Port of the spec site. */
export const SPEC_SITE_PORT = TEST_SITE_PORT + 10;
/** Port of the spec site behind nginx. */
export const NGINX_PORT = TEST_SITE_PORT + 20;
/** Port of the tests' own mock services; compiled into the spec site. */
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

/** The first free port from `first` on. @throws when ten in a row are taken */
export async function freePort(first: number): Promise<number> {
  for (let port = first; port < first + 10; port += 1) if (await isPortFree(port)) return port;
  throw new Error(`The ports ${first} to ${first + 9} are all taken. Set SITE_PORT to a free one.`);
}
