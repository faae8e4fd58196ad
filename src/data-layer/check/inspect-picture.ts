import { createHash } from "node:crypto";
import { readFile, stat } from "node:fs/promises";
import sharp from "sharp";
import type { PictureSize } from "../model/picture-slots";
import { drawingIssue } from "../read/drawing";
import type { DocumentCache } from "../render/document-cache";
import { fileTypeIssue, isDrawing, moves } from "./picture-format";

const MEGA = 1_000_000;
/** Bytes. */
const MAX_BYTES = 20 * MEGA;
const MAX_MEGAPIXELS = 50;
/** Of a longer strip nothing would be left at the width of a phone. */
const MAX_RATIO = 20;

/** What a picture is: its size (none for a drawing), or why no page can show it. */
export type Inspection = { size?: PictureSize | undefined; issue?: string | undefined };

/** Too many pixels have a message of their own; the decoder would call such a file unreadable. */
const DECODER = { limitInputPixels: false };

const numbers = new Intl.NumberFormat("de-DE", { maximumFractionDigits: 0 });

/** Inspects the file of a picture, named as its author writes it; the cache remembers what was fully read. */
export async function inspectPicture(file: string, name: string, cache?: DocumentCache): Promise<Inspection> {
  const bytes = await readUnlessTooLarge(file);
  if (!bytes) return { issue: `„${name}“ darf nicht gelesen werden. Bitte die Zugriffsrechte prüfen.` };
  if (typeof bytes === "number") {
    const size = `${numbers.format(Math.ceil(bytes / MEGA))} MB`;
    return { issue: `„${name}“ ist ${size} groß, erlaubt sind höchstens ${MAX_BYTES / MEGA} MB. ${SMALLER}` };
  }
  const issue = fileTypeIssue(name, bytes);
  if (issue) return { issue };
  return isDrawing(name) ? inspectDrawing(name, bytes) : inspectPixels(name, bytes, cache);
}

/** @returns the size of a file that is too large to read */
async function readUnlessTooLarge(file: string): Promise<Buffer | number | undefined> {
  try {
    const { size } = await stat(file);
    return size > MAX_BYTES ? size : await readFile(file);
  } catch {
    return undefined;
  }
}

const SMALLER = "Bitte verkleinern.";
const damagedMessage = (name: string) =>
  `„${name}“ ist beschädigt, vielleicht wurde es nicht ganz kopiert. Bitte das Bild neu speichern.`;

const movingMessage = (name: string) =>
  `„${name}“ bewegt sich, hier stehen nur unbewegte Bilder. Bitte ein einzelnes Bild daraus speichern.`;

async function inspectDrawing(name: string, bytes: Buffer): Promise<Inspection> {
  const issue = drawingIssue(name, bytes.toString("utf8"));
  if (issue) return { issue };
  try {
    await sharp(bytes, DECODER).metadata();
    return {};
  } catch {
    return { issue: damagedMessage(name) };
  }
}

async function inspectPixels(name: string, bytes: Buffer, cache?: DocumentCache): Promise<Inspection> {
  if (moves(bytes)) return { issue: movingMessage(name) };
  const hash = createHash("sha256").update(bytes).digest("hex");
  const known = (await cache?.get(hash)) as PictureSize | undefined;
  if (known) return { size: known };
  try {
    const picture = sharp(bytes, DECODER);
    const { width: across, height: down, autoOrient, pages = 1 } = await picture.metadata();
    if (pages > 1) return { issue: movingMessage(name) };
    const megapixels = (across * down) / MEGA;
    if (megapixels > MAX_MEGAPIXELS) {
      const shown = `${numbers.format(Math.ceil(megapixels))} Megapixel`;
      return { issue: `„${name}“ hat ${shown}, erlaubt sind höchstens ${MAX_MEGAPIXELS}. ${SMALLER}` };
    }
    // The last pixel is read after all others, so it is not reached if some are missing.
    await picture
      .extract({ left: 0, top: down - 1, width: 1, height: 1 })
      .raw()
      .toBuffer();
    const { width, height } = autoOrient;
    if (Math.max(width, height) > MAX_RATIO * Math.min(width, height)) {
      const shown = `${numbers.format(width)} × ${numbers.format(height)} px`;
      return {
        issue: `„${name}“ hat ${shown}: Die lange Seite darf höchstens ${MAX_RATIO}-mal so lang sein wie die kurze. Bitte zuschneiden.`,
      };
    }
    await cache?.set(hash, { width, height });
    return { size: { width, height } };
  } catch {
    return { issue: damagedMessage(name) };
  }
}
