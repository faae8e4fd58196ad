import { cpSync, mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { bundleBrowser } from "./bundle";
import { PAGE } from "./handler";
import { editorSetup } from "./setup";

/** Where the files lie: a service with a repository that the authors may write to. */
export type Host = {
  kind: "gitlab" | "gitea" | "forgejo" | "github";
  /** Owner and name: `firma/website`. */
  repo: string;
  branch: string;
  /** Of the application that is registered there for the editor; not for `github`. */
  appId?: string | undefined;
  /** The service's address; that of the relay for `github`. */
  url?: string | undefined;
};

/** Decap's settings for a service. */
function backendOf({ kind, repo, branch, appId, url }: Host): object {
  const common = { name: "content", kind, repo, branch };
  if (kind === "github") return { ...common, base_url: url };
  const api = url && (kind === "gitlab" ? `${url}/api/v4` : `${url}/api/v1`);
  return { ...common, auth_type: "pkce", app_id: appId, base_url: url, api_root: api };
}

/**
 * Writes the editor as a folder of files for a host of its own.
 * @param root the project's folder
 * @param folder made when it is missing
 */
export async function writeEditor(root: string, folder: string, host: Host): Promise<void> {
  mkdirSync(path.join(folder, "decap"), { recursive: true });
  const isPart = (file: string) => !/\.map$|(^|\/)(\d+\.)?cms\.\w+$|LICENSE/.test(file);
  cpSync(path.join(root, "node_modules/decap-cms/dist"), path.join(folder, "decap"), {
    recursive: true,
    filter: isPart,
  });
  await bundleBrowser(root, folder);
  writeFileSync(path.join(folder, "index.html"), PAGE);
  writeFileSync(path.join(folder, "setup.json"), JSON.stringify(editorSetup(root, backendOf(host), false)));
}
