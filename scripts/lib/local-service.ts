import path from "node:path";
import { createMockServices } from "./mock-services";
import { LOCAL_FORM_ACCESS_KEY, requireFreePorts, SERVICE_PORT } from "./ports";

/** Where inquiries and events of local builds are kept, outside version control. */
export const RECEIVED = path.join(".received", "messages.jsonl");

/** Starts the mock services that local builds talk to. @throws when its port is taken: built sites know no other */
export async function startLocalService(): Promise<void> {
  await requireFreePorts([SERVICE_PORT], "SITE_PORT");
  createMockServices({ file: RECEIVED, accessKey: LOCAL_FORM_ACCESS_KEY }).listen(SERVICE_PORT);
}
