/** `npm run guide`: writes the tables in `content/REFERENZ.md`, the reference for content authors. */
import { readFile, writeFile } from "node:fs/promises";
import { command } from "../../scripts/lib/command";
import { guideParts } from "./guide-parts";
import { fillGuide } from "./guide-text";

const GUIDE = "content/REFERENZ.md";

command(
  {
    usage: "npm run guide",
    about:
      "Schreibt die Tabellen in content/REFERENZ.md aus den Schemata, den Bausteinen und den Notizen in workshop/guide/.",
  },
  async () => {
    const { text, changed } = fillGuide(await readFile(GUIDE, "utf8"), guideParts(process.cwd()));
    await writeFile(GUIDE, text);
    console.log(
      changed.length > 0 ? `Erneuert in ${GUIDE}: ${changed.join(", ")}.` : `${GUIDE} ist auf dem neuesten Stand.`,
    );
  },
);
