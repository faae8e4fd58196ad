import { mkdirSync, watch, writeFileSync } from "node:fs";
import path from "node:path";
import { CONTENT_REPORT_FILE } from "../../src/config/constants";

/** After a file has changed, others of the same deed may follow, ms. */
const SETTLED_MS = 100;

/**
 * Says what is wrong with the content of a project, now and after each change until the process ends, and keeps it for the
 * pages of the development server.
 * @param report what is to be mended now
 * @returns ends it
 */
export async function watchContent(
  root: string,
  report: () => Promise<{ hasErrors: boolean; text: string }>,
): Promise<() => void> {
  let said = "";
  let timer: NodeJS.Timeout | undefined;
  let checking: Promise<void> | undefined;
  const check = async () => {
    const { hasErrors, text } = await report();
    const found = hasErrors ? text : "";
    if (found !== said) console.log(found || "Der Inhalt ist wieder in Ordnung.");
    said = found;
    const file = path.join(root, CONTENT_REPORT_FILE);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, found);
  };
  const watcher = watch(path.join(root, "content"), { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      checking = (checking ?? Promise.resolve()).then(check, check);
    }, SETTLED_MS);
  });
  checking = check();
  await checking;
  return () => watcher.close();
}
