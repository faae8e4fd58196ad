/** `npm run changes`: says what changes for readers, from an earlier commit to the content as it is now. */
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { changesSince } from "./changes/changes";
import { baseCommit } from "./changes/git";
import { writeSummary } from "./changes/host";
import { terminalText } from "./changes/terminal";
import { command, ROOT_OPTION } from "./lib/command";

command(
  {
    usage: "npm run changes [-- BASE] [-- Optionen]",
    about:
      "Nennt, was sich für Leserinnen und Leser ändert: Seiten, Adressen, Sätze, Zahlen, Fakten. Vergleicht den Inhalt, wie er jetzt ist, mit einem früheren Stand.",
    words: { BASE: "der frühere Stand, wie git ihn nennt; sonst der, an dem die Arbeit von main abzweigt" },
    options: {
      root: ROOT_OPTION,
      out: { type: "string", value: "ORDNER", about: "schreibt den Bericht dorthin, als report.json" },
    },
    language: "de",
  },
  async ({ root = process.cwd(), out }, [base]) => {
    const report = await changesSince(root, baseCommit(root, base));
    console.log(terminalText(report));
    writeSummary(report, process.env);
    if (!out) return;
    mkdirSync(out, { recursive: true });
    writeFileSync(path.join(out, "report.json"), JSON.stringify(report));
  },
);
