import slugify from "@sindresorhus/slugify";
import type { Setup } from "../server/setup";
import type { Issue } from "../workspace";
import { GONE } from "./connection";
import { dropCopy, restoreCopy } from "./copies";
import type { Backend } from "./decap";
import { ask, list } from "./dialog";
import { issueInWords } from "./forms";
import { reload } from "./leaving";
import { chooseVersion } from "./versions";

/** What the server refuses, in words for the author. */
export type ServerError = Error & { current?: string | null; issues?: Issue[] };
type DataFile = { path: string; raw: string; base?: string | undefined };

/** Calls an action of the local server. @throws with its message for the author */
export async function callApi<Answer>(action: string, params: object): Promise<Answer> {
  const response = await fetch("/api", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ action, params }),
  }).catch(() => {
    throw authorError(GONE);
  });
  const answer = await response.json();
  if (response.ok) return answer;
  throw Object.assign(authorError(answer.error), answer);
}

/** An error that Decap shows as it is: it takes an error's text, which would begin with "Error". */
export const authorError = (message: string): Error => Object.assign(new Error(message), { toString: () => message });

/** The version of each file that the author has seen: as it was opened or saved last. */
const seen = new Map<string, string>();

export const seenVersion = (file: string): string | undefined => seen.get(file);

let current: { backend: Backend; setup: Setup } | undefined;

/** Wraps Decap's backend so that the local one never overwrites a version that the author has not seen. */
export function wrapBackend(inner: Backend, setup: Setup): Backend {
  current = { backend: inner, setup };
  if (setup.isLocal) inner.request = ({ action, params }) => request(action, params);
  return inner;
}

async function request(action: string, params: Record<string, unknown>): Promise<unknown> {
  const [file] = (params.dataFiles ?? []) as DataFile[];
  const dataFiles = file && [{ ...file, base: seen.get(file.path) }];
  const answer = await callApi(action, { ...params, dataFiles }).catch(async (error: ServerError) => {
    const resolved = await resolveConflict(error, dataFiles?.[0]);
    const second = await callApi(action, { ...params, ...resolved });
    // The form shows what was typed, so it is filled anew when something else was saved.
    if (resolved.dataFiles?.[0]?.raw !== file?.raw) reload();
    return second;
  });
  if (file) {
    seen.set(file.path, file.raw);
    dropCopy(file.path);
  }
  if (action === "getEntry") {
    const [path, { data }] = [String(params.path), answer as { data: string }];
    seen.set(path, data);
    await restoreCopy(path, data);
  }
  return answer;
}

/** Asks the author about a conflict. @returns parameters for another try @throws the error when the author cancels */
async function resolveConflict(
  error: ServerError,
  file: DataFile | undefined,
): Promise<{ force?: true; dataFiles?: DataFile[] }> {
  if (error.issues) {
    const found = list(error.issues.map(issueInWords));
    const answer = await ask("Andere Texte verweisen hierher", [found], ["Behalten", "Löschen"]);
    if (answer?.action === "Löschen") return { force: true };
  }
  if (error.current !== undefined && file) {
    const { path, raw: mine, base = "" } = file;
    const raw = await chooseVersion(path, { base, mine, theirs: error.current ?? "" });
    if (raw === error.current) {
      dropCopy(path);
      reload();
    } else if (raw !== undefined) return { dataFiles: [{ path, raw, base: error.current ?? undefined }] };
  }
  throw error;
}

/** Bytes as they are sent. */
export async function toBase64(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
}

/**
 * Takes a picture for a content file, under a clean name: beside a text with a folder of its own, or where all pictures
 * are. On this machine it is written when the file is saved.
 * @param slot where it is shown
 * @returns how the file names it, e.g. `./kalender.png`
 */
export async function upload(picture: File, file: string, slot?: string): Promise<string> {
  const folders = file.split("/").slice(0, -1);
  const hasFolder = file.endsWith("/index.mdx");
  const [, name = "", ending = ""] = /^(.*?)(\.\w+)?$/.exec(picture.name) ?? [];
  const clean = slugify(name, current?.setup.slugOptions) || "bild";
  const folder = hasFolder ? folders.join("/") : "content/pictures";
  const pathOf = (mark: string) => `${folder}/${clean}${mark}${ending.toLowerCase()}`;
  // A host would replace another picture of the same name.
  const stored = current?.setup.isLocal
    ? await callApi<{ path: string }>("keepPicture", {
        owner: file,
        slot,
        path: pathOf(""),
        content: await toBase64(picture),
      })
    : await store(picture, pathOf(`-${crypto.randomUUID().slice(0, 8)}`));
  const prefix = hasFolder ? "./" : `${"../".repeat(folders.length - 1) || "./"}pictures/`;
  return prefix + stored.path.split("/").at(-1);
}

async function store(picture: File, path: string): Promise<{ path: string }> {
  const name = path.split("/").at(-1) ?? path;
  const asset = { path, fileObj: new File([picture], name), toBase64: () => toBase64(picture) };
  return (await current?.backend.persistMedia(asset, { commitMessage: `Bild ${name}` })) ?? { path };
}
