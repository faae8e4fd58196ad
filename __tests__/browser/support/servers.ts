import { existsSync, readFileSync } from "node:fs";
import type { Server } from "node:http";
import path from "node:path";
import { FIXTURE_SITE_FOLDER } from "../../../scripts/lib/fixture-site";
import { createMockServices } from "../../../scripts/lib/mock-services";
import * as ports from "../../../scripts/lib/ports";
import { serveSite } from "../../../scripts/lib/site-server";

const { requireFreePorts, FIXTURE_SITE_PORT, TEST_FORM_ENDPOINT, TEST_SERVICE_PORT, TEST_SITE_PORT } = ports;

/** Where the tests' mock services store what they receive. */
const RECEIVED = "test-results/inquiries.jsonl";

const SITES = [
  ["public", TEST_SITE_PORT],
  [path.join(FIXTURE_SITE_FOLDER, "public"), FIXTURE_SITE_PORT],
] as const;

/**
 * Serves what has been built, and the services it talks to, in the process of the test run, so that they end with it.
 * @returns what closes them
 * @throws when the fixture site was built with other ports: its form would send to a service that is not there
 */
export default async function startServers(): Promise<() => void> {
  const service = createMockServices({ file: RECEIVED, accessKey: ports.LOCAL_FORM_ACCESS_KEY });
  const servers: Server[] = [service];
  const contactPage = path.join(FIXTURE_SITE_FOLDER, "public/contact/index.html");
  if (existsSync(contactPage) && !readFileSync(contactPage, "utf8").includes(TEST_FORM_ENDPOINT))
    throw new Error("The fixture site was built with another TEST_SITE_PORT. Build it again: npm test -- build");
  await requireFreePorts([TEST_SITE_PORT, FIXTURE_SITE_PORT, TEST_SERVICE_PORT], "TEST_SITE_PORT");
  service.listen(TEST_SERVICE_PORT);
  for (const [folder, port] of SITES) if (existsSync(folder)) servers.push(await serveSite(folder, port));
  return () => {
    for (const server of servers) {
      server.closeAllConnections();
      server.close();
    }
  };
}
