import { copyFile, mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";

/** Endings of the files that hosts compress. */
const TEXT = ["html", "js", "css", "json", "svg", "xml", "txt", "webmanifest"];
/** As servers compress by themselves, or as CDNs do. */
const COMPRESS = { gzip: promisify(gzip), br: promisify(brotliCompress) };

export type Changes = {
  /** Changes the text of a page. */
  page?: (html: string) => string;
  leaveOut?: (file: string) => boolean;
  encoding?: keyof typeof COMPRESS;
};

/**
 * Copies the built site with every text compressed beforehand, so that serving it costs the measured machine
 * nothing, and `Content-Length` is what goes over the line.
 */
export async function copyCompressed(source: string, target: string, changes: Changes = {}): Promise<void> {
  const { page, leaveOut, encoding = "gzip" } = changes;
  const entries = await readdir(source, { recursive: true, withFileTypes: true });
  for (const entry of entries.filter((file) => file.isFile() && !leaveOut?.(file.name))) {
    const from = path.join(entry.parentPath, entry.name);
    const to = path.join(target, path.relative(source, from));
    await mkdir(path.dirname(to), { recursive: true });
    const isText = TEXT.includes(path.extname(from).slice(1));
    const content = isText && (await readFile(from));
    if (!content) await copyFile(from, to);
    else if (page && from.endsWith(".html")) await writeFile(to, await COMPRESS[encoding](page(content.toString())));
    else await writeFile(to, await COMPRESS[encoding](content));
  }
  const headers = path.join(target, "_headers");
  const rules = await readFile(headers, "utf8").catch(() => "");
  const rule = `/**/*.{${TEXT.join(",")}}\n  Content-Encoding: ${encoding}\n  Vary: Accept-Encoding\n`;
  await writeFile(headers, rules + rule);
}
