import type { Problem } from "../../src/data-layer/model/problem";
import { slugFrom } from "../../src/data-layer/text/slug";
import { RAW, readEntry, writeEntry } from "../format";
import type { Asset, Backend } from "./decap";
import { ask, element } from "./dialog";

type Refused = Error & { status: number; current?: string | null; problems?: Problem[] };

/** Asks the local editor to do something. @throws with words for the author when it refuses */
export async function call(action: string, params: object): Promise<unknown> {
  const headers = { "Content-Type": "application/json" };
  const response = await fetch("/api", { method: "POST", headers, body: JSON.stringify({ action, params }) }).catch(
    () => {
      throw new Error("Der Editor antwortet nicht. Läuft „npm run edit“ noch im Terminal?");
    },
  );
  const answer = await response.json();
  if (response.ok) return answer;
  throw Object.assign(new Error(answer.error), answer, { status: response.status, toString: () => answer.error });
}

/** From which version a written text was made, and what was saved of that version last. */
const origins = new Map<string, string>();
const saved = new Map<string, { origin: string; text: string }>();

/** Decap's format for content files. */
export const formatFor = (isText: boolean) => ({
  fromFile: readEntry,
  toFile: (data: Record<string, unknown>, order?: string[]) => {
    const text = writeEntry(data, order, isText);
    if (typeof data[RAW] === "string") origins.set(text, data[RAW]);
    return text;
  },
});

let current: Backend | undefined;

/** Makes Decap's backend of a kind the one in use; the local one never overwrites what it has not seen. */
export function takeBackend(inner: Backend, isLocal: boolean): Backend {
  current = inner;
  if (isLocal) inner.request = ({ action, params }) => request(action, params);
  return inner;
}

type DataFile = { path: string; raw: string; base?: string | undefined };

async function request(action: string, params: Record<string, unknown>): Promise<unknown> {
  const files = (params.dataFiles ?? []) as DataFile[];
  for (const file of files) {
    const origin = origins.get(file.raw);
    const last = saved.get(file.path);
    file.base = last && last.origin === origin ? last.text : origin;
  }
  try {
    const answer = await call(action, params);
    for (const { path, raw } of files) saved.set(path, { origin: origins.get(raw) ?? raw, text: raw });
    return answer;
  } catch (error) {
    const { status, current: other, problems } = error as Refused;
    const [file] = files;
    if (status === 409 && file && other !== undefined)
      return settle(file, other, () => overwrite(action, params, file, other));
    if (status === 409 && problems) {
      const list = problems.map((problem) => element("li", {}, `${problem.file}: ${problem.message}`));
      const answer = await ask(
        "Andere Texte verweisen hierher",
        [element("ul", {}, ...list)],
        ["Trotzdem löschen", "Behalten"],
      );
      if (answer?.action === "Trotzdem löschen") return call(action, { ...params, force: true });
    }
    throw error;
  }
}

/** Saves over a version that the author has seen. */
async function overwrite(
  action: string,
  params: Record<string, unknown>,
  file: DataFile,
  other: string | null,
): Promise<unknown> {
  const answer = await call(action, { ...params, dataFiles: [{ ...file, base: other ?? undefined }] });
  saved.set(file.path, { origin: origins.get(file.raw) ?? file.raw, text: file.raw });
  return answer;
}

/** Shows both versions of a file; the author decides. */
async function settle(file: DataFile, other: string | null, saveOver: () => Promise<unknown>): Promise<unknown> {
  const column = (title: string, text: string) =>
    element(
      "section",
      {},
      element("h3", {}, title),
      element("textarea", { readOnly: true, value: text, ariaLabel: title }),
    );
  const both = element(
    "div",
    { className: "versions" },
    column("Ihre Fassung", file.raw),
    column("Fassung in der Datei", other ?? "(Die Datei ist gelöscht.)"),
  );
  const answer = await ask(
    `${file.path} hat sich inzwischen geändert`,
    [both],
    ["Meine Fassung speichern", "Andere Fassung laden", "Nichts tun"],
  );
  if (answer?.action === "Meine Fassung speichern") return saveOver();
  if (answer?.action === "Andere Fassung laden") setTimeout(() => window.location.reload());
  throw new Error("Nicht gespeichert: Die Datei hat sich inzwischen geändert.");
}

/** Where pictures of a file belong, and how the file names them. */
function pictureFolder(file: string): { folder: string; prefix: string } {
  const parts = file.split("/").slice(0, -1);
  if (file.endsWith("/index.mdx")) return { folder: parts.join("/"), prefix: "./" };
  return { folder: "content/pictures", prefix: `${"../".repeat(parts.length - 1) || "./"}pictures/` };
}

/**
 * Stores a picture where those of a content file belong, under a clean name.
 * @returns how the file names it, e.g. `./kalender.png`
 */
export async function upload(picture: File, file: string): Promise<string> {
  const { folder, prefix } = pictureFolder(file);
  const [, name = "", ending = ""] = /^(.*?)(\.\w+)?$/.exec(picture.name) ?? [];
  const bytes = await picture.arrayBuffer();
  const toBase64 = async () => btoa(Array.from(new Uint8Array(bytes), (byte) => String.fromCharCode(byte)).join(""));
  const clean = `${slugFrom(name) || "bild"}${ending.toLowerCase()}`;
  const asset: Asset = { path: `${folder}/${clean}`, fileObj: new File([bytes], clean), toBase64 };
  const stored = await current?.persistMedia(asset, { commitMessage: `Bild ${clean}` });
  return prefix + (stored?.path.split("/").at(-1) ?? clean);
}

/** The address of a picture as a content file names it. */
export async function pictureUrl(name: string, file: string, isLocal: boolean): Promise<string> {
  const { pathname } = new URL(name, `http://host/${file}`);
  if (isLocal) return pathname;
  const media = await current?.getMediaFile(decodeURIComponent(pathname.slice(1)));
  return media?.url ?? media?.displayURL ?? "";
}
