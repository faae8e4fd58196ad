import path from "node:path";
import { LOCAL_FORM_ACCESS_KEY, requireFreePorts, SERVICE_PORT } from "./ports";
import { createServiceStandIn } from "./service-stand-in";

/** Where inquiries and events of local builds are kept, outside version control. */
export const RECEIVED = path.join(".received", "messages.jsonl");

/** Starts the stand-in that local builds talk to. @throws when its port is taken: built sites know no other */
export async function startLocalService(): Promise<void> {
  await requireFreePorts([SERVICE_PORT], "SITE_PORT");
  createServiceStandIn({ file: RECEIVED, accessKey: LOCAL_FORM_ACCESS_KEY }).listen(SERVICE_PORT);
}
