import type { CreateNodeArgs, Node } from "gatsby";
import sharp from "sharp";

/** From this EXIF orientation on, a picture lies on its side. */
const ON_ITS_SIDE = 5;
/** px; enough for a colour. */
const SAMPLE = 200;

/** Tells gatsby-plugin-sharp the upright size of a picture stored on its side: it measures it unturned. */
export async function rememberUprightSize({
  node,
  cache,
  getCache,
}: Pick<CreateNodeArgs, "node" | "cache" | "getCache">) {
  const { absolutePath, extension } = node as Node & { absolutePath?: string; extension?: string };
  if (node.internal.type !== "File" || !absolutePath || !/^(?:jpe?g|png|webp|avif)$/i.test(extension ?? "")) return;
  // What is wrong with a file, the check says.
  const metadata = await sharp(absolutePath)
    .metadata()
    .catch(() => undefined);
  if (!metadata || (metadata.orientation ?? 1) < ON_ITS_SIDE) return;
  const { autoOrient, density, format } = metadata;
  const sample = await sharp(absolutePath).resize(SAMPLE, SAMPLE, { fit: "inside" }).toBuffer();
  const { dominant } = await sharp(sample).stats();
  const hex = [dominant.r, dominant.g, dominant.b].map((part) => part.toString(16).padStart(2, "0")).join("");
  const known = { ...autoOrient, density, format, dominantColor: `#${hex}` };
  // Pictures in fields, and pictures in texts.
  for (const each of [getCache("gatsby-transformer-sharp"), cache])
    await each.set(`metadata-${node.internal.contentDigest}`, known);
}
