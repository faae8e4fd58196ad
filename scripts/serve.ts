/** Serves for the browser tests what has been built: the site, the frozen edition, each on its port. */
import { existsSync } from "node:fs";
import path from "node:path";
import { EDITION } from "./lib/edition";
import { EDITION_PORT, isPortFree, TEST_SITE_PORT } from "./lib/ports";
import { main } from "./lib/run";
import { serveSite } from "./lib/site-server";

const SITES = [
  ["Site", "public", TEST_SITE_PORT],
  ["Edition", path.join(EDITION, "public"), EDITION_PORT],
] as const;

main(async () => {
  for (const [name, folder, port] of SITES) {
    if (!existsSync(folder)) continue;
    if (!(await isPortFree(port))) throw new Error(`Port ${port} is taken. Set another one, see scripts/lib/ports.ts.`);
    await serveSite(folder, port);
    console.log(`${name}: http://localhost:${port}`);
  }
});
