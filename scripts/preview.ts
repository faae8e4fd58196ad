/**
 * `npm start`: builds the site and serves it together with the local form service and the stand-in for Plausible.
 *
 *   --measure  builds a site that measures visits, after a yes in its banner, and reports them to the stand-in
 */
import path from "node:path";
import { INBOX, startFormService } from "./form-service";
import { freePort, LOCAL_FORM_ENDPOINT, LOCAL_MEASURE_ENDPOINT, LOCAL_MEASURE_SITE, SITE_PORT } from "./lib/ports";
import { main, run } from "./lib/run";
import { serveSite } from "./lib/site-server";
import { EVENTS, FIGURES, startMeasureService } from "./measure-service";

const MEASURED = { GATSBY_MEASURE_ENDPOINT: LOCAL_MEASURE_ENDPOINT, GATSBY_MEASURE_SITE: LOCAL_MEASURE_SITE };

main(async () => {
  const services = [await startFormService()];
  const stopServices = () => {
    for (const stopService of services) stopService();
  };
  try {
    services.push(await startMeasureService());
  } catch (error) {
    // The other one would keep this process going.
    stopServices();
    throw error;
  }
  const isMeasured = process.argv.includes("--measure");
  const code = await run("tsx", ["scripts/build.ts", "--if-changed"], isMeasured ? MEASURED : {});
  if (code !== 0) {
    stopServices();
    process.exitCode = code;
    return;
  }
  const port = await freePort(SITE_PORT);
  if (port !== SITE_PORT) console.log(`Port ${SITE_PORT} is taken, using ${port} instead.`);
  const site = await serveSite("public", port);
  console.log(`
  Site           http://localhost:${port}
  Form service   ${LOCAL_FORM_ENDPOINT}
  Inquiries      ${path.relative(process.cwd(), INBOX)}
  Figures        ${FIGURES}${isMeasured ? "" : ", empty without npm start -- --measure"}
  Events         ${path.relative(process.cwd(), EVENTS)}

  Ctrl-C ends all.
`);
  const stop = () => {
    stopServices();
    site.close();
    site.closeAllConnections();
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, stop);
});
