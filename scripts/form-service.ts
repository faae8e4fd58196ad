/** Runs the local form service by itself, e.g. for the browser tests. */
import { once } from "node:events";
import path from "node:path";
import { createFormStandIn } from "./lib/form-stand-in";
import { FORM_SERVICE_PORT, isPortFree, LOCAL_FORM_ACCESS_KEY, LOCAL_FORM_ENDPOINT } from "./lib/ports";
import { main } from "./lib/run";

/** Where inquiries are kept unless FORM_INBOX says otherwise; outside version control. */
export const INBOX = path.resolve(process.env.FORM_INBOX ?? ".form-inbox/inquiries.jsonl");

/** Starts the service on its port. @throws when that is taken: the built site knows no other one */
export async function startFormService(): Promise<() => void> {
  if (!(await isPortFree(FORM_SERVICE_PORT))) {
    throw new Error(
      `Port ${FORM_SERVICE_PORT} is taken, and the built site sends its form there. Stop the other program, or set FORM_SERVICE_PORT to a free port.`,
    );
  }
  const server = createFormStandIn({ inbox: INBOX, accessKey: LOCAL_FORM_ACCESS_KEY });
  await once(server.listen(FORM_SERVICE_PORT), "listening");
  return () => {
    server.close();
    server.closeAllConnections();
  };
}

if (require.main === module) {
  main(async () => {
    await startFormService();
    console.log(`Form service: ${LOCAL_FORM_ENDPOINT}, inquiries in ${INBOX}`);
  });
}
