/** `npm run golive`: names what is to be known before the site goes live; the deploy to production asks it first. */
import { command, ROOT_OPTION } from "../../scripts/lib/command";
import { goliveReport } from "./golive-report";

command(
  {
    usage: "npm run golive",
    about:
      "Nennt, was vor der Veröffentlichung fehlt: Fakten der Firma, andere Platzhalter, Behauptungen ohne Beleg. Endet mit einem Fehler, solange etwas fehlt.",
    options: { root: ROOT_OPTION },
  },
  async ({ root = process.cwd() }) => {
    const { isReady, text } = await goliveReport(root);
    console.log(text);
    process.exitCode = isReady ? 0 : 1;
  },
);
