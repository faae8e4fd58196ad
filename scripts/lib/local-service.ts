import path from "node:path";
import { inLanguageOfCommand } from "./language.mjs";
import { createMockServices } from "./mock-services";
import { LOCAL_FORM_ACCESS_KEY, requireFreePorts, SERVICE_PORT } from "./ports";

/** Where inquiries and events of local builds are kept, outside version control. */
export const RECEIVED = path.join(".received", "messages.jsonl");

const arrived = inLanguageOfCommand({
  en: (name: string) => `An inquiry from ${name} has arrived: ${RECEIVED}`,
  de: (name: string) => `Eine Anfrage von ${name} ist angekommen: ${RECEIVED}`,
});

/**
 * Starts the mock services that local builds talk to, and says when an inquiry has arrived.
 * @throws when their port is taken: built sites know no other
 */
export async function startLocalService(): Promise<void> {
  await requireFreePorts([SERVICE_PORT], "SITE_PORT");
  const onInquiry = ({ name = "" }: Record<string, string>) => console.log(arrived(name.replace(/\p{C}/gu, " ")));
  createMockServices({ file: RECEIVED, accessKey: LOCAL_FORM_ACCESS_KEY, onInquiry }).listen(SERVICE_PORT);
}
