/**
 * `npm run edit`: opens the editor for content authors on this machine alone. Prints the one address it has.
 *
 *   --port NUMBER  where it listens, 9030 unless told; 0 for any port that is free
 *   --root FOLDER  edits the content of another copy of this project
 */
import { parseArgs } from "node:util";
import { EDITOR_PORT } from "./lib/ports";
import { main } from "./lib/run";

main(async () => {
  // React says in development what only developers can mend.
  process.env.NODE_ENV ??= "production";
  const { serveEditor } = await import("../editor/server/serve");
  const text = { type: "string" } as const;
  const { values } = parseArgs({ options: { port: text, root: text } });
  const { address, close } = await serveEditor(values.root ?? process.cwd(), Number(values.port ?? EDITOR_PORT));
  console.log(`
  Editor   ${address}

  Strg-C beendet ihn. Was gespeichert ist, liegt in content/.
`);
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, close);
});
