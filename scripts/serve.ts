/** Serves the built site on the port of the browser tests. */
import { isPortFree, TEST_SITE_PORT } from "./lib/ports";
import { main } from "./lib/run";
import { serveSite } from "./lib/site-server";

main(async () => {
  if (!(await isPortFree(TEST_SITE_PORT))) {
    throw new Error(`Port ${TEST_SITE_PORT} is taken. Set TEST_SITE_PORT to a free one.`);
  }
  await serveSite("public", TEST_SITE_PORT);
  console.log(`Site: http://localhost:${TEST_SITE_PORT}`);
});
