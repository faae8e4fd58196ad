/** `npm start`: builds the site and serves it together with the local form service. */
import path from "node:path";
import { INBOX, startFormService } from "./form-service";
import { freePort, LOCAL_FORM_ENDPOINT, SITE_PORT } from "./lib/ports";
import { main, run } from "./lib/run";
import { serveSite } from "./lib/site-server";

main(async () => {
  const stopService = await startFormService();
  const code = await run("tsx", ["scripts/build.ts", "--if-changed"]);
  if (code !== 0) {
    stopService();
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

  Ctrl-C ends both.
`);
  const stop = () => {
    stopService();
    site.close();
    site.closeAllConnections();
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, stop);
});
