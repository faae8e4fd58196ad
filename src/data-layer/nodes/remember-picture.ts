import type { CreateNodeArgs, Node } from "gatsby";
import sharp from "sharp";

/** px; enough for a colour. */
const SAMPLE = 64;

/**
 * Tells gatsby-plugin-sharp the size of each picture after it is turned upright, and its main colour, which is shown
 * until it has loaded; the plugin would measure it unturned.
 */
export async function rememberPicture({ node, cache, getCache }: Pick<CreateNodeArgs, "node" | "cache" | "getCache">) {
  const { absolutePath, extension } = node as Node & { absolutePath?: string; extension?: string };
  if (node.internal.type !== "File" || !absolutePath || !/^(?:jpe?g|png|webp|avif)$/i.test(extension ?? "")) return;
  // What is wrong with a file, the check says.
  const metadata = await sharp(absolutePath)
    .metadata()
    .catch(() => undefined);
  if (!metadata) return;
  const { autoOrient, density, format } = metadata;
  const known = { ...autoOrient, density, format, dominantColor: await groundOf(absolutePath) };
  // Pictures in fields, and pictures in texts.
  for (const each of [getCache("gatsby-transformer-sharp"), cache])
    await each.set(`metadata-${node.internal.contentDigest}`, known);
}

/** The colour that a picture has most of, exactly: of a drawing, that of its ground. @returns `#0a2e3d` */
export async function groundOf(file: string | Buffer): Promise<string> {
  const pixels = await sharp(file)
    .resize(SAMPLE, SAMPLE, { fit: "fill", kernel: "nearest" })
    .flatten({ background: "white" })
    .toColourspace("srgb")
    .raw()
    .toBuffer();
  const counts = new Map<string, number>();
  for (let at = 0; at < pixels.length; at += 3) {
    const colour = pixels.toString("hex", at, at + 3);
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  const [[most] = ["ffffff"]] = [...counts].sort(([, one], [, other]) => other - one);
  return `#${most}`;
}
