import { watch } from "node:fs";
import path from "node:path";

/** After a file has changed, others may follow that were saved with it, ms. */
const SETTLED_MS = 100;

/**
 * Says what is wrong with the content of a project, now and after each change until the process ends.
 * @param report what is to be mended now
 * @returns ends it
 */
export async function watchContent(
  root: string,
  report: () => Promise<{ hasErrors: boolean; text: string }>,
): Promise<() => void> {
  let reported = "";
  let timer: NodeJS.Timeout | undefined;
  let checking: Promise<void> | undefined;
  const check = async () => {
    const { hasErrors, text } = await report();
    const found = hasErrors ? text : "";
    if (found !== reported) console.log(found || "Der Inhalt ist wieder in Ordnung.");
    reported = found;
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
