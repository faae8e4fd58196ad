/** Runs the local stand-in for Plausible by itself. */
import { once } from "node:events";
import path from "node:path";
import { isPortFree, LOCAL_MEASURE_ENDPOINT, MEASURE_SERVICE_PORT } from "./lib/ports";
import { main } from "./lib/run";
import { createMeasureStandIn } from "./measure/measure-stand-in";

/** Where events are kept; outside version control. */
export const EVENTS = path.resolve(".measured/events.jsonl");
/** Where the figures of the day are shown. */
export const FIGURES = `http://localhost:${MEASURE_SERVICE_PORT}/`;

/** Starts the stand-in on its port. @throws when that is taken: the built site knows no other one */
export async function startMeasureService(): Promise<() => void> {
  if (!(await isPortFree(MEASURE_SERVICE_PORT))) {
    throw new Error(
      `Port ${MEASURE_SERVICE_PORT} is taken, and a site that measures reports there. Stop the other program, or set MEASURE_SERVICE_PORT to a free port.`,
    );
  }
  const server = createMeasureStandIn(EVENTS);
  await once(server.listen(MEASURE_SERVICE_PORT), "listening");
  return () => {
    server.close();
    server.closeAllConnections();
  };
}

if (require.main === module) {
  main(async () => {
    await startMeasureService();
    console.log(`Events: ${LOCAL_MEASURE_ENDPOINT}, figures: ${FIGURES}, kept in ${EVENTS}`);
  });
}
