/** `npm start`: builds the site and serves it together with mocks of the services it talks to. */
import { command } from "./lib/command";
import { RECEIVED, startLocalService } from "./lib/local-service";
import { freePort, LOCAL_FORM_ENDPOINT, LOCAL_MEASURE_ENDPOINT, LOCAL_MEASURE_SITE } from "./lib/ports";
import { SITE_PORT } from "./lib/preview-ports.mjs";
import { runScript } from "./lib/run";
import { serveSite } from "./lib/site-server";

const MEASURED = { GATSBY_MEASURE_ENDPOINT: LOCAL_MEASURE_ENDPOINT, GATSBY_MEASURE_SITE: LOCAL_MEASURE_SITE };

command(
  {
    usage: "npm start [-- options]",
    about: "Builds the site and serves it together with mocks of the form service and Plausible.",
    options: {
      measure: { type: "boolean", about: "builds a site that measures visits, after a yes in its banner" },
    },
  },
  async ({ measure }) => {
    await startLocalService();
    const code = await runScript("build", ["--if-changed"], measure ? MEASURED : {});
    if (code !== 0) process.exit(code);
    const port = await freePort(SITE_PORT);
    if (port !== SITE_PORT) console.log(`Port ${SITE_PORT} is taken, using ${port} instead.`);
    await serveSite("public", port);
    console.log(`
  Site           http://localhost:${port}
  Form service   ${LOCAL_FORM_ENDPOINT}
  Events         ${measure ? LOCAL_MEASURE_ENDPOINT : "none without npm start -- --measure"}
  Received       ${RECEIVED}

  Ctrl-C ends all.
`);
  },
);
