type Format = {
  /** The format's name, as authors know it. */
  name: string;
  /** File extensions in lower case; the first one is suggested. None for formats this site does not show. */
  endings: readonly string[];
  /** Start of the file: its first bytes as Latin-1. */
  start: RegExp;
};

const SVG = "SVG";
const FORMATS: readonly Format[] = [
  { name: "PNG", endings: ["png"], start: /^\x89PNG\r\n/ },
  { name: "JPEG", endings: ["jpg", "jpeg"], start: /^\xff\xd8\xff/ },
  { name: "WebP", endings: ["webp"], start: /^RIFF.{4}WEBP/s },
  { name: "AVIF", endings: ["avif"], start: /^.{4}ftyp.{0,48}?avi[fs]/s },
  { name: "HEIC", endings: [], start: /^.{4}ftyp(?:hei|hev|mif1|msf1)/s },
  { name: "GIF", endings: [], start: /^GIF8/ },
  { name: "TIFF", endings: [], start: /^(?:II\*\0|MM\0\*)/ },
  { name: "BMP", endings: [], start: /^BM.{4}\0{4}/s },
  { name: "PDF", endings: [], start: /^%PDF-/ },
  { name: SVG, endings: ["svg"], start: /^(?:\xef\xbb\xbf)?\s*<(?:\?xml|!--|!DOCTYPE svg|svg[\s>])/i },
];
/** How much of a file's start is examined, in bytes. */
const LOOKED_AT = 256;

/**
 * Why a file is not the picture that its name promises.
 * @param name as the author writes it
 * @param bytes the whole file
 */
export function fileTypeIssue(name: string, bytes: Buffer): string | undefined {
  if (bytes.length === 0) return `„${name}“ ist leer. Bitte das Bild neu ablegen.`;
  const start = bytes.subarray(0, LOOKED_AT).toString("latin1");
  const format = FORMATS.find((entry) => entry.start.test(start));
  if (!format) return `„${name}“ heißt wie ein Bild, ist aber keines. Bitte das Bild selbst ablegen.`;
  const ending = endingOf(name);
  if (format.endings.includes(ending)) return undefined;
  const wanted = FORMATS.find(({ endings }) => endings.includes(ending))?.name;
  const [right] = format.name === SVG || wanted === SVG ? [] : format.endings;
  const renamed = right ? `„${name.slice(0, -ending.length)}${right}“ nennen, hier und im Ordner, oder ` : "";
  return `„${name}“ ist in Wahrheit ein Bild im Format ${format.name}. Bitte ${renamed}als ${wanted} speichern.`;
}

/** Whether a file's name is that of a vector drawing. */
export const isDrawing = (name: string): boolean => endingOf(name) === "svg";

const endingOf = (name: string) => name.slice(name.lastIndexOf(".") + 1).toLowerCase();
