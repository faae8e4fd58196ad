import type { ContentDescription } from "../workspace";
import { writeEditor } from "./compile";
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

/** Writes the editor as a folder of files for a host of its own. */
export function writeHostEditor(
  workspace: ContentDescription,
  folder: string,
  { appId, url, ...repository }: Host,
): Promise<void> {
  const api = repository.kind === "gitlab" ? "v4" : "v1";
  const pkce = { auth_type: "pkce", app_id: appId, api_root: url && `${url}/api/${api}` };
  const login = repository.kind === "github" ? {} : pkce;
  const backend = { name: "content", base_url: url, ...repository, ...login };
  return writeEditor(folder, editorSetup(workspace, backend, { isLocal: false }));
}
