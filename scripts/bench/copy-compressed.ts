import { copyFile, mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";

/** Endings of the files that hosts compress. */
const TEXT = ["html", "js", "css", "json", "svg", "xml", "txt", "webmanifest"];
const HEADERS = "_headers";
/** For `_headers`: marks those files as compressed. */
const encodingRule = (encoding: Encoding) =>
  `/**/*.{${TEXT.join(",")}}\n  Content-Encoding: ${encoding}\n  Vary: Accept-Encoding\n`;

/** As servers compress by themselves, or as CDNs do. */
type Encoding = "gzip" | "br";
const COMPRESS = { gzip: promisify(gzip), br: promisify(brotliCompress) };

export type Changes = {
  /** Changes the text of a page. */
  page?: (html: string) => string;
  /** Leaves files out. */
  leaveOut?: (file: string) => boolean;
  /** gzip by default. */
  encoding?: Encoding;
};

/**
 * Copies the built site with every text compressed beforehand, so that serving it costs the measured
 * machine nothing, and `Content-Length` is what goes over the line. To be served as it is, for
 * clients that take that encoding.
 * @param source the built site
 * @param target a folder that need not exist
 */
export async function copyCompressed(source: string, target: string, changes: Changes = {}): Promise<void> {
  const entries = await readdir(source, { recursive: true, withFileTypes: true });
  for (const entry of entries.filter((file) => file.isFile())) {
    const from = path.join(entry.parentPath, entry.name);
    const to = path.join(target, path.relative(source, from));
    if (changes.leaveOut?.(entry.name)) continue;
    await mkdir(path.dirname(to), { recursive: true });
    if (TEXT.includes(path.extname(from).slice(1))) await writeFile(to, await compressed(from, changes));
    else await copyFile(from, to);
  }
  const rules = await readFile(path.join(target, HEADERS), "utf8").catch(() => "");
  await writeFile(path.join(target, HEADERS), rules + encodingRule(changes.encoding ?? "gzip"));
}

async function compressed(file: string, { page, encoding = "gzip" }: Changes): Promise<Buffer> {
  const content = await readFile(file);
  const changed = page && file.endsWith(".html") ? Buffer.from(page(content.toString("utf8"))) : content;
  return COMPRESS[encoding](changed);
}
