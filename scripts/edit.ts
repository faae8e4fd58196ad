/**
 * `npm run edit`: opens the editor for content authors on this machine alone. Prints the one address it has. Installs
 * `packages/editor` when it is first used.
 *
 *   --port NUMBER  where it listens, 9030 unless told; 0 for any port that is free
 *   --root FOLDER  edits the content of another copy of this project
 */
import path from "node:path";
import { parseArgs } from "node:util";
import { installPackage } from "./lib/install-package";
import { EDITOR_PORT } from "./lib/ports";
import { main } from "./lib/run";

main(async () => {
  const text = { type: "string" } as const;
  const { values } = parseArgs({ options: { port: text, root: text } });
  installPackage("editor");
  // React says in development what only developers can mend.
  process.env.NODE_ENV ??= "production";
  const { serveEditor } = await import("../packages/editor/server/serve");
  const { openSite } = await import("./editor/site");
  const { root = process.cwd(), port = EDITOR_PORT } = values;
  const folder = path.join(root, "node_modules/.cache/editor");
  const site = await openSite(root, folder);
  const { address, close } = await serveEditor(site, path.join(folder, "served"), Number(port));
  console.log(`
  Editor   ${address}

  Strg-C beendet ihn. Was gespeichert ist, liegt in content/.
`);
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, close);
});
