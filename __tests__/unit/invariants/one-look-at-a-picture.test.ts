import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Node, NodePluginArgs, Reporter } from "gatsby";
import { generateImageData } from "gatsby-plugin-sharp";
import sharp, { type Sharp } from "sharp";
import { inspectPicture } from "../../../src/data-layer/check/inspect-picture";
import { rememberPicture } from "../../../src/data-layer/nodes/remember-picture";
import { cardPicture } from "../../../src/publish/social-cards";
import { fc } from "../support/fast-check";
import { memoryCache } from "../support/memory-cache";
import { temporaryFolder } from "../support/temporary-folder";

/* Check, page and social card see the same picture, or the check refuses it. */

type Operation = { outputPath: string; args: object };
type Job = { outputDir: string; args: { operations: Operation[] } };
const plugin = jest.requireActual<{ setActions: (actions: object) => void }>("gatsby-plugin-sharp");
const { processFile } = jest.requireActual<{
  processFile: (file: string, transforms: Operation[]) => Promise<unknown>;
}>("gatsby-plugin-sharp/process-file");

const folder = temporaryFolder();
const jobs: Job[] = [];
const home = process.cwd();
beforeAll(() => {
  // The plugin writes below the current folder, and in tests it ignores its cache.
  process.chdir(folder);
  jest.replaceProperty(process, "env", { ...process.env, NODE_ENV: "production" });
  plugin.setActions({ createJobV2: async (job: Job) => void jobs.push(job) });
});
afterAll(() => process.chdir(home));

/** Where the corner that is stored first stands once the picture is upright, by EXIF orientation. */
const CORNERS: Readonly<Record<number, readonly [right: boolean, bottom: boolean]>> = {
  1: [false, false],
  2: [true, false],
  3: [true, true],
  4: [false, true],
  5: [false, false],
  6: [true, false],
  7: [true, true],
  8: [false, true],
};

type Kind = { ending: "png" | "jpg" | "webp" | "avif"; as: (picture: Sharp) => Sharp; alpha?: boolean };
const KINDS: Readonly<Record<string, Kind>> = {
  PNG: { ending: "png", as: (picture) => picture.png() },
  "transparent PNG": { ending: "png", as: (picture) => picture.png(), alpha: true },
  "PNG of 16 bits": { ending: "png", as: (picture) => picture.toColourspace("rgb16").png() },
  "interlaced PNG": { ending: "png", as: (picture) => picture.png({ progressive: true }) },
  "PNG with a palette": { ending: "png", as: (picture) => picture.png({ palette: true }) },
  JPEG: { ending: "jpg", as: (picture) => picture.jpeg() },
  "progressive JPEG": { ending: "jpg", as: (picture) => picture.jpeg({ progressive: true }) },
  "JPEG in CMYK": { ending: "jpg", as: (picture) => picture.toColourspace("cmyk").jpeg() },
  "JPEG with a profile": { ending: "jpg", as: (picture) => picture.withIccProfile("p3").jpeg() },
  WebP: { ending: "webp", as: (picture) => picture.webp() },
  "transparent WebP": { ending: "webp", as: (picture) => picture.webp(), alpha: true },
  AVIF: { ending: "avif", as: (picture) => picture.avif({ effort: 0 }) },
};

const side = fc.oneof(fc.constantFrom(1, 2, 3), fc.integer({ min: 16, max: 120 }), fc.constant(20_000));
const drawn = fc
  .record({
    kind: fc.constantFrom(...Object.keys(KINDS)),
    orientation: fc.integer({ min: 1, max: 8 }),
    width: side,
    height: side,
  })
  // The largest format allows 16,383 px, and two long sides take too long here.
  .filter(({ kind, width, height }) => width * height < 100_000 && (/PNG|JPEG/.test(kind) || width + height < 16_000));

/** A blue picture whose first quarter is red. */
async function draw({ ending, as, alpha }: Kind, width: number, height: number, orientation: number) {
  const red = { width: Math.ceil(width / 2), height: Math.ceil(height / 2), channels: 3, background: "#f00" } as const;
  const blue = { width, height, channels: alpha ? 4 : 3, background: alpha ? "#0000ff80" : "#00f" } as const;
  const quarter = await sharp({ create: red }).png().toBuffer();
  const whole = await sharp({ create: blue })
    .composite([{ input: quarter, left: 0, top: 0 }])
    .png()
    .toBuffer();
  const bytes = await as(sharp(whole).withMetadata({ orientation })).toBuffer();
  return { bytes, ending };
}

/** Whether the corner is red in which the first quarter must be. */
async function isUpright(bytes: Buffer, orientation: number): Promise<boolean> {
  const [right, bottom] = CORNERS[orientation] ?? [];
  const { data, info } = await sharp(bytes)
    .removeAlpha()
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true });
  const [x, y] = [right ? info.width - 1 : 0, bottom ? info.height - 1 : 0];
  const at = (y * info.width + x) * info.channels;
  return (data[at] ?? 0) > 150 && (data[at + 2] ?? 255) < 110;
}

/** How far two pictures of one size lie apart: the mean difference of a colour, of 255. */
async function distance(one: Buffer, other: Buffer): Promise<number> {
  const [bytes, others] = await Promise.all([one, other].map((each) => sharp(each).removeAlpha().raw().toBuffer()));
  return (
    (bytes ?? one).reduce((sum, byte, at) => sum + Math.abs(byte - (others?.[at] ?? 0)), 0) / (bytes ?? one).length
  );
}

let count = 0;

it("check, page and social card agree on a picture's size and on how it stands, or the check refuses it", async () => {
  await fc.assert(
    fc.asyncProperty(drawn, async ({ kind, orientation, width, height }) => {
      const known = KINDS[kind];
      if (!known) return;
      const { bytes, ending } = await draw(known, width, height, orientation);
      count += 1;
      const absolutePath = path.join(folder, `bild-${count}.${ending}`);
      writeFileSync(absolutePath, bytes);
      const upright = orientation < 5 ? { width, height } : { width: height, height: width };

      const { size, issue } = await inspectPicture(absolutePath, `./bild.${ending}`);
      const isStrip = Math.max(width, height) > 20 * Math.min(width, height);
      expect(issue?.includes("lange Seite") ?? false).toBe(isStrip);
      if (issue) return;
      expect(size).toEqual(upright);

      const internal = { type: "File", contentDigest: `${count}`, owner: "" };
      const file = {
        id: "",
        parent: null,
        children: [],
        internal,
        absolutePath,
        extension: ending,
        name: "bild",
      } as Node;
      const cache = memoryCache() as unknown as NodePluginArgs["cache"];
      await rememberPicture({ node: file, cache, getCache: () => cache });
      const args = { width: 120, breakpoints: [60, 120], formats: ["avif", "webp"] };
      const reporter = { warn: jest.fn(), error: fail, panic: fail } as unknown as Reporter;
      const data = await generateImageData({ file, args, pathPrefix: "", reporter, cache });
      expect(Math.abs(data.height - (data.width * upright.height) / upright.width)).toBeLessThanOrEqual(1);
      const [job] = jobs.splice(0);
      const first = job?.args.operations.at(-1);
      if (!job || !first) throw new Error("The page has no picture.");
      const outputPath = path.join(job.outputDir, first.outputPath);
      mkdirSync(path.dirname(outputPath), { recursive: true });
      await processFile(absolutePath, [{ ...first, outputPath }]);
      const shown = readFileSync(outputPath);
      const { width: wide, height: high } = await sharp(shown).metadata();
      expect(Math.abs(high - (wide * upright.height) / upright.width)).toBeLessThanOrEqual(1);

      const turned = await sharp(bytes).autoOrient().png().toBuffer();
      expect(await distance(await cardPicture(bytes), await cardPicture(turned))).toBeLessThan(12);
      // Compressed, a quarter of a few pixels has no colour of its own.
      if (Math.min(wide, high, width, height) < 16) return;
      expect(await isUpright(shown, orientation)).toBe(true);
    }),
    { numRuns: 25, endOnFailure: true },
  );
});

function fail(message: unknown): never {
  throw new Error(String(message));
}
