import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { inLanguageOfCommand } from "./language.mjs";
import { run } from "./run";

/** Inside `.cache`, so that it goes with what it describes. */
const NOTE = ".cache/made-in.json";

const STARTS_CLEAN = inLanguageOfCommand({
  en: "What is kept was built in another folder or with another Node: starting clean.",
  de: "Was noch da ist, stammt aus einem anderen Ordner oder von einem anderen Node: Es beginnt von vorn.",
});

/** Runs Gatsby, which keeps paths from one time to the next: what another folder or Node has left is removed before. */
export async function runGatsby(args: string[], environment: Record<string, string>): Promise<number> {
  const place = JSON.stringify([process.cwd(), process.version, process.platform, process.arch]);
  if (existsSync(".cache") && !(existsSync(NOTE) && readFileSync(NOTE, "utf8") === place)) {
    console.log(STARTS_CLEAN);
    await run("gatsby", ["clean"]);
  }
  // Afterwards, however it ends: Gatsby empties the folder when it starts from nothing.
  const note = path.resolve(NOTE);
  const writeNote = () => existsSync(path.dirname(note)) && writeFileSync(note, place);
  process.once("exit", writeNote);
  const code = await run("gatsby", args, environment);
  process.off("exit", writeNote);
  writeNote();
  return code;
}
