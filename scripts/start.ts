/** `npm start`: builds the site and serves it together with mocks of the services it talks to. */
import { command } from "./lib/command";
import { RECEIVED, startLocalService } from "./lib/local-service";
import { freePort, LOCAL_ANALYTICS_ENDPOINT, LOCAL_ANALYTICS_SITE, LOCAL_FORM_ENDPOINT, SITE_PORT } from "./lib/ports";
import { runScript } from "./lib/run";
import { serveSite } from "./lib/site-server";

const ANALYTICS = { GATSBY_ANALYTICS_ENDPOINT: LOCAL_ANALYTICS_ENDPOINT, GATSBY_ANALYTICS_SITE: LOCAL_ANALYTICS_SITE };

command(
  {
    usage: "npm start [-- options]",
    about: "Builds the site and serves it together with mocks of the form service and Plausible.",
    options: {
      analytics: { type: "boolean", about: "builds a site that measures visits, after a yes in its banner" },
    },
  },
  async ({ analytics }) => {
    await startLocalService();
    const code = await runScript("build", ["--if-changed"], analytics ? ANALYTICS : {});
    if (code !== 0) process.exit(code);
    const port = await freePort(SITE_PORT);
    if (port !== SITE_PORT) console.log(`Port ${SITE_PORT} is taken, using ${port} instead.`);
    await serveSite("public", port);
    console.log(`
  Site           http://localhost:${port}
  Form service   ${LOCAL_FORM_ENDPOINT}
  Events         ${analytics ? LOCAL_ANALYTICS_ENDPOINT : "none without npm start -- --analytics"}
  Received       ${RECEIVED}

  Ctrl-C ends all.
`);
  },
);
