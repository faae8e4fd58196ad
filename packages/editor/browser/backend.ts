import slugify from "@sindresorhus/slugify";
import { type Entry, RAW, readEntry, writeEntry } from "../format";
import type { Setup } from "../server/setup";
import type { Issue } from "../workspace";
import { dropCopy, restoreCopy } from "./copies";
import type { Backend } from "./decap";
import { ask, element } from "./dialog";
import { reload } from "./leaving";
import { chooseVersion } from "./versions";

type ServerError = Error & { current?: string | null; issues?: Issue[] };
type DataFile = { path: string; raw: string; base?: string | undefined };

/** Calls an action of the local server. @throws with its message for the author */
export async function callApi<Answer>(action: string, params: object): Promise<Answer> {
  const response = await fetch("/api", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ action, params }),
  }).catch(() => {
    throw authorError("Der Editor antwortet nicht. Läuft „npm run edit“ noch im Terminal?");
  });
  const answer = await response.json();
  if (response.ok) return answer;
  throw Object.assign(authorError(answer.error), answer);
}

/** An error that Decap shows as it is: it takes an error's text, which would begin with "Error". */
export const authorError = (message: string): Error => Object.assign(new Error(message), { toString: () => message });

/** The original version of each written text, and the last text saved of each file. */
const origins = new Map<string, string>();
/** Decap adds a missing final line break before it saves, so the end of a text must not count. */
const originOf = (text: string) => origins.get(text.trimEnd());
const saved = new Map<string, { origin: string | undefined; text: string }>();

/** The version in the file that the author has seen. @param origin what the form was filled with */
export function seenVersion(file: string, origin: string | undefined): string | undefined {
  const last = saved.get(file);
  return last && last.origin === origin ? last.text : origin;
}

/** Decap's format for content files. */
export const formatFor = (isText: boolean) => ({
  fromFile: readEntry,
  toFile: (data: Entry, order?: string[]) => {
    const text = writeEntry(data, order, isText);
    if (typeof data[RAW] === "string") origins.set(text.trimEnd(), data[RAW]);
    return text;
  },
});

let current: { backend: Backend; setup: Setup } | undefined;

/** Wraps Decap's backend so that the local one never overwrites a version that the author has not seen. */
export function wrapBackend(inner: Backend, setup: Setup): Backend {
  current = { backend: inner, setup };
  if (setup.isLocal) inner.request = ({ action, params }) => request(action, params);
  return inner;
}

async function request(action: string, params: Record<string, unknown>): Promise<unknown> {
  const files = ((params.dataFiles ?? []) as DataFile[]).map((file) => ({
    ...file,
    base: seenVersion(file.path, originOf(file.raw)),
  }));
  const answer = await callApi(action, { ...params, dataFiles: files }).catch(async (error: ServerError) => {
    const resolved = await resolveConflict(error, files[0]);
    const second = await callApi(action, { ...params, ...resolved });
    // The form shows what was typed, so it is filled anew when something else was saved.
    if (resolved.dataFiles?.[0]?.raw !== files[0]?.raw) reload();
    return second;
  });
  for (const { path, raw } of files) {
    saved.set(path, { origin: originOf(raw), text: raw });
    dropCopy(path);
  }
  if (action === "getEntry") await restoreCopy(String(params.path), (answer as { data: string }).data);
  return answer;
}

/** Asks the author about a conflict. @returns parameters for another try @throws the error when the author cancels */
async function resolveConflict(
  error: ServerError,
  file: DataFile | undefined,
): Promise<{ force?: true; dataFiles?: DataFile[] }> {
  if (error.issues) {
    const list = error.issues.map((issue) => element("li", {}, `${issue.file}: ${issue.message}`));
    const answer = await ask("Andere Texte verweisen hierher", [element("ul", {}, ...list)], ["Behalten", "Löschen"]);
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

/** Eight letters that differ between different files. */
async function fingerprint(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return Array.from(digest.slice(0, 4), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Bytes as they are sent. */
export async function toBase64(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
}

/**
 * Takes a picture for a content file, under a clean name: beside a text with a folder of its own, or where all pictures
 * are. On this machine it is written when the file is saved.
 * @returns how the file names it, e.g. `./kalender.png`
 */
export async function upload(picture: File, file: string): Promise<string> {
  const folders = file.split("/").slice(0, -1);
  const hasFolder = file.endsWith("/index.mdx");
  const [, name = "", ending = ""] = /^(.*?)(\.\w+)?$/.exec(picture.name) ?? [];
  const clean = slugify(name, current?.setup.slugOptions) || "bild";
  const folder = hasFolder ? folders.join("/") : "content/pictures";
  const pathOf = (mark: string) => `${folder}/${clean}${mark}${ending.toLowerCase()}`;
  const stored = current?.setup.isLocal
    ? await callApi<{ path: string }>("keepPicture", {
        owner: file,
        path: pathOf(""),
        content: await toBase64(picture),
      })
    : await store(picture, pathOf(`-${await fingerprint(new Uint8Array(await picture.arrayBuffer()))}`));
  const prefix = hasFolder ? "./" : `${"../".repeat(folders.length - 1) || "./"}pictures/`;
  return prefix + stored.path.split("/").at(-1);
}

/** Stores a picture on a host, which would replace another one of the same name. */
async function store(picture: File, path: string): Promise<{ path: string }> {
  const name = path.split("/").at(-1) ?? path;
  const asset = { path, fileObj: new File([picture], name), toBase64: () => toBase64(picture) };
  return (await current?.backend.persistMedia(asset, { commitMessage: `Bild ${name}` })) ?? { path };
}
