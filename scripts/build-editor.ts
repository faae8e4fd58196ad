/**
 * `npm run build:editor`: writes the editor as a folder of files, for a host of its own, never beside the site. Authors
 * sign in at the service that holds the repository.
 *
 *   --kind gitlab|gitea|forgejo|github   that service
 *   --repo OWNER/NAME     the repository
 *   --app-id ID           of the application registered there; not for github
 *   --url ADDRESS         of the service; for github, of the relay that signs in
 *   --branch NAME         main unless told
 *   --out FOLDER          deploy/editor unless told
 */
import { parseArgs } from "node:util";
import type { Host } from "../packages/editor/server/host";
import { installPackage } from "./lib/install-package";
import { main } from "./lib/run";

const KINDS: readonly Host["kind"][] = ["gitlab", "gitea", "forgejo", "github"];

main(async () => {
  const text = { type: "string" } as const;
  const { values } = parseArgs({
    options: { kind: text, repo: text, "app-id": text, url: text, branch: text, out: text },
  });
  const { repo, url, branch = "main", out = "deploy/editor" } = values;
  const kind = KINDS.find((each) => each === values.kind);
  if (!kind || !repo || (kind !== "github" && !values["app-id"]))
    throw new Error(`Needed: --kind ${KINDS.join("|")} --repo OWNER/NAME, and --app-id unless the kind is github.`);
  installPackage("editor");
  const { writeHostEditor } = await import("../packages/editor/server/host");
  const { describeSite } = await import("./editor/config");
  await writeHostEditor(describeSite(process.cwd()), out, { kind, repo, branch, appId: values["app-id"], url });
  console.log(`The editor is in ${out}. Serve it over HTTPS from an address of its own.`);
});
