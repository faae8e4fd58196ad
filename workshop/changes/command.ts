/** `npm run changes`: says what changes for readers, from an earlier commit to the content as it is now. */
import { spawn } from "node:child_process";
import { cpSync, writeFileSync } from "node:fs";
import path from "node:path";
import { command, ROOT_OPTION } from "../../scripts/lib/command";
import { writeFolder } from "../../scripts/lib/output-folder";
import { baseCommit } from "../check/published";
import { changesSince } from "./changes";
import { writeSummary } from "./host";
import { htmlOf } from "./html";
import type { Report } from "./markdown.mjs";
import type { PagePicture } from "./pictures";
import { terminalText } from "./terminal";

/** Both states as built, kept for the next time. */
const BUILT = ".changes";
/** What shows a file, by system. */
const OPENERS: Readonly<Record<string, string>> = { darwin: "open", win32: "explorer" };

command(
  {
    usage: "npm run changes [-- BASE] [-- Optionen]",
    about:
      "Nennt, was sich für Leserinnen und Leser ändert: Seiten, Adressen, Sätze, Zahlen, Fakten. Vergleicht den Inhalt, wie er jetzt ist, mit einem früheren Stand.",
    words: { BASE: "der frühere Stand, wie git ihn nennt; sonst der, an dem die Arbeit von main abzweigt" },
    options: {
      root: ROOT_OPTION,
      open: { type: "boolean", about: "baut beide Stände, macht Bilder vorher und nachher und zeigt den Bericht" },
      pictures: { type: "boolean", about: "dasselbe, ohne ihn zu zeigen" },
      out: {
        type: "string",
        place: "output",
        value: "ORDNER",
        about: `wohin der Bericht und die Vorschau kommen, sonst ${BUILT}/report`,
      },
    },
  },
  async ({ root = process.cwd(), open, pictures, out = path.join(root, BUILT, "report") }, [base]) => {
    const commit = baseCommit(root, base);
    const report = await changesSince(root, commit);
    console.log(terminalText(report));
    await writeFolder(out, async (draft) => {
      const save = (shown: readonly PagePicture[]) => {
        writeFileSync(path.join(draft, "report.json"), JSON.stringify(report));
        writeFileSync(path.join(draft, "report.html"), htmlOf(report, shown));
      };
      // What is known is kept when a build fails.
      save([]);
      try {
        if ((open || pictures) && report.issues === 0) save(await addPictures(root, commit, draft, report));
      } finally {
        writeSummary(report, process.env);
      }
    });
    const file = path.join(out, "report.html");
    console.log(`\nDer Bericht liegt in ${file}.`);
    if (open)
      spawn(OPENERS[process.platform] ?? "xdg-open", [path.resolve(file)], { detached: true, stdio: "ignore" })
        .on("error", () => undefined)
        .unref();
  },
);

/** Builds both states, puts the preview beside the report and takes the pictures. */
async function addPictures(root: string, commit: string, out: string, report: Report) {
  const { buildBoth, takePictures } = await import("./pictures");
  const sites = await buildBoth(root, commit, path.join(root, BUILT));
  cpSync(sites.after, path.join(out, "site"), { recursive: true });
  const first = report.chapters.flatMap(({ rows }) =>
    rows.flatMap(([name = []]) =>
      name.flatMap((piece) => (typeof piece === "object" && "page" in piece ? piece.page : [])),
    ),
  );
  const { pictures, left } = await takePictures(sites, first);
  const pages = new Set(pictures.map(({ page }) => page)).size;
  const more = left > 0 ? ` Weitere ${left} Seiten unterscheiden sich; von ihnen gibt es keine Bilder.` : "";
  report.summary.push(`Seiten, die anders aussehen: ${pages}.${more}`);
  return pictures;
}
