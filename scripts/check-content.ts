/** `npm run check:content`: what keeps `content/` from being published, and all that the workshop says of it, if it is there. */
import { existsSync } from "node:fs";
import path from "node:path";
import { command, ROOT_OPTION } from "./lib/command";
import { refusals } from "./lib/content-refusals";
import { install } from "./lib/install.mjs";
import { watchContent } from "./lib/watch-content";

const WORKSHOP = "workshop";
/** For a terminal, for GitHub's runner, and for other programs. */
const FORMATS = ["text", "github", "json"];

type Report = (root: string, format: string) => Promise<{ hasErrors: boolean; text: string }>;

command(
  {
    usage: "npm run check:content",
    about:
      "Prüft alles in content/ in Sekunden: Felder, Bilder, Links, Rechnungen, Typografie und Begriffe. Endet mit einem Fehler, wenn etwas zu beheben ist.",
    options: {
      root: ROOT_OPTION,
      format: {
        type: "string",
        value: FORMATS.join("|"),
        about: "wofür die Fehler geschrieben werden; auf GitHub „github“, sonst „text“",
      },
      refused: { type: "boolean", about: "nennt nur, was eine Veröffentlichung verhindert" },
      watch: { type: "boolean", about: "prüft nach jeder Änderung, bis es beendet wird" },
    },
  },
  async ({ root = process.cwd(), format = process.env.GITHUB_ACTIONS ? "github" : "text", refused, watch }) => {
    if (!FORMATS.includes(format)) throw new Error(`--format nimmt ${FORMATS.join(", ")}.`);
    const report = refused ? refusals : await reporter();
    if (watch) return void (await watchContent(root, () => report(root, "text")));
    const { hasErrors, text } = await report(root, format);
    (hasErrors && format === "text" ? console.error : console.log)(text);
    if (hasErrors) process.exitCode = 1;
  },
);

async function reporter(): Promise<Report> {
  if (!existsSync(WORKSHOP)) return refusals;
  install(WORKSHOP);
  return (await import(path.resolve(WORKSHOP, "check/report"))).reportOn;
}
