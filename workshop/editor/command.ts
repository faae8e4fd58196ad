/** `npm run edit`: serves the editor for content authors on this machine only. */
import path from "node:path";
import { command, ROOT_OPTION } from "../../scripts/lib/command";
import { writeFolder } from "../../scripts/lib/output-folder";
import { EDITOR_PORT } from "../../scripts/lib/ports";
import type { Host } from "./server/host";

const LAST_PORT = 65_535;
const HOSTS: readonly Host["kind"][] = ["gitlab", "gitea", "forgejo", "github"];

command(
  {
    usage: "npm run edit [-- server] [-- Optionen]",
    about: "Öffnet den Editor im Browser, nur auf diesem Rechner.",
    words: { server: "schreibt statt dessen einen Editor für einen Server, mit den Optionen ab --kind" },
    options: {
      port: { type: "string", value: "ZAHL", about: `wo er antwortet, sonst ${EDITOR_PORT}; 0 für irgendeinen freien` },
      root: ROOT_OPTION,
      "no-git": { type: "boolean", about: "ohne „Veröffentlichen“: rührt git nicht an" },
      kind: { type: "string", value: HOSTS.join("|"), about: "der Dienst, auf dem das Projekt liegt" },
      repo: { type: "string", value: "FIRMA/NAME", about: "das Projekt dort" },
      "app-id": { type: "string", value: "ID", about: "der Anwendung, die dort angemeldet ist; nicht bei github" },
      url: { type: "string", value: "ADRESSE", about: "des Dienstes; bei github der Zwischenstation zum Anmelden" },
      branch: { type: "string", value: "NAME", about: "Zweig, sonst main" },
      out: { type: "string", place: "output", value: "ORDNER", about: "wohin er kommt, sonst deploy/editor" },
    },
  },
  (values, [word]) => {
    const port = Number(values.port ?? EDITOR_PORT);
    if (!Number.isInteger(port) || port < 0 || port > LAST_PORT)
      throw new Error(`„${values.port}“ ist kein Port. Möglich sind ganze Zahlen von 0 bis ${LAST_PORT}.`);
    return word === "server" ? writeForHost(values) : serve(port, values);
  },
);

async function serve(
  port: number,
  { root: folderName = "", "no-git": withoutGit }: { root?: string; "no-git"?: boolean },
): Promise<void> {
  const root = path.resolve(folderName);
  // React's development warnings mean nothing to authors.
  process.env.NODE_ENV ??= "production";
  const { serveEditor } = await import("./server/serve");
  const { openWorkspace } = await import("./site/workspace");
  const folder = path.join(root, "node_modules/.cache/editor");
  const workspace = await openWorkspace(root, folder);
  const served = serveEditor(workspace, path.join(folder, "served"), port, { git: !withoutGit });
  const { address, close, unfinished } = await served.catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "EADDRINUSE") throw error;
    throw new Error(
      `Port ${port} ist belegt. Bitte das andere Programm beenden oder einen freien Port nehmen: npm run edit -- --port 0`,
    );
  });
  console.log(`
  Editor   ${address}

  Strg-C beendet ihn. Was gespeichert ist, liegt in content/.
`);
  if (unfinished.length > 0)
    console.log(`  Beim letzten Mal endete er mitten im Ersetzen. Diese Dateien haben sich seither geändert und bleiben so:
  ${unfinished.join(", ")}
`);
  // Authors quit with Ctrl-C, so it exits without an error.
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.removeAllListeners(signal).on(signal, close);
}

type HostOptions = { kind?: string; repo?: string; "app-id"?: string; url?: string; branch?: string; out?: string };

/** Writes the editor as static files; authors sign in at the Git service. */
async function writeForHost(values: HostOptions): Promise<void> {
  const { repo, url, branch = "main", out = "deploy/editor", "app-id": appId } = values;
  const kind = HOSTS.find((each) => each === values.kind);
  if (!kind || !repo || (kind !== "github" && !appId))
    throw new Error(`Nötig sind --kind ${HOSTS.join("|")} und --repo FIRMA/NAME, und --app-id, außer bei github.`);
  const { writeHostEditor } = await import("./server/host");
  const { describeContent } = await import("./site/config");
  const content = describeContent(process.cwd());
  await writeFolder(out, (draft) => writeHostEditor(content, draft, { kind, repo, branch, appId, url }));
  console.log(`Der Editor liegt in ${out}. Er gehört unter eine eigene Adresse mit HTTPS.`);
}
