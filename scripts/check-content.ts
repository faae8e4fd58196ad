/** `npm run check:content`: checks everything in `content/` in seconds, without a build. */
import { command, ROOT_OPTION } from "./lib/command";
import { contentReport } from "./lib/content-report";

command(
  {
    usage: "npm run check:content",
    about:
      "Prüft alles in content/ in Sekunden: Felder, Bilder, Links, Rechnungen, Typografie und Begriffe. Endet mit einem Fehler, wenn etwas zu beheben ist.",
    options: { root: ROOT_OPTION },
    language: "de",
  },
  async ({ root = process.cwd() }) => {
    const { hasErrors, text } = await contentReport(root);
    if (!hasErrors) return console.log(text);
    console.error(text);
    process.exitCode = 1;
  },
);
