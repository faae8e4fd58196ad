/** `npm run dev`: Gatsby's development server with hot reload, and the local form service. */
import { startFormService } from "./form-service";
import { freePort, LOCAL_FORM_ACCESS_KEY, LOCAL_FORM_ENDPOINT, SITE_PORT } from "./lib/ports";
import { main, run } from "./lib/run";

main(async () => {
  const stopService = await startFormService();
  const port = await freePort(SITE_PORT);
  process.on("SIGINT", stopService);
  process.exitCode = await run("gatsby", ["develop", "--port", String(port)], {
    GATSBY_FORM_ENDPOINT: LOCAL_FORM_ENDPOINT,
    GATSBY_FORM_ACCESS_KEY: LOCAL_FORM_ACCESS_KEY,
    // What authors and developers do is no visit.
    GATSBY_MEASURE_ENDPOINT: "",
    GATSBY_MEASURE_SITE: "",
  });
  stopService();
});
