/**
 * `npm run guide`: writes the tables in `content/README.md`, the guide for content authors, from the schemas,
 * the components and the notes in `scripts/guide/`. Run it after a change to one of them.
 */
import { readFile, writeFile } from "node:fs/promises";
import { guideParts } from "./guide/guide-parts";
import { fillGuide } from "./guide/guide-text";
import { main } from "./lib/run";

const GUIDE = "content/README.md";

main(async () => {
  const { text, changed } = fillGuide(await readFile(GUIDE, "utf8"), guideParts(process.cwd()));
  await writeFile(GUIDE, text);
  console.log(changed.length > 0 ? `Rewritten in ${GUIDE}: ${changed.join(", ")}.` : `${GUIDE} is up to date.`);
});
