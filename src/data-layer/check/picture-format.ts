type Format = {
  name: string;
  /** File extensions in lower case; the first one is suggested. None for formats this site does not show. */
  extensions: readonly string[];
  /** Start of the file: its first bytes as Latin-1. */
  signature: RegExp;
};

const SVG = "SVG";
const FORMATS: readonly Format[] = [
  { name: "PNG", extensions: ["png"], signature: /^\x89PNG\r\n/ },
  { name: "JPEG", extensions: ["jpg", "jpeg"], signature: /^\xff\xd8\xff/ },
  { name: "WebP", extensions: ["webp"], signature: /^RIFF.{4}WEBP/s },
  { name: "AVIF", extensions: ["avif"], signature: /^.{4}ftyp.{0,48}?avi[fs]/s },
  { name: "HEIC", extensions: [], signature: /^.{4}ftyp(?:hei|hev|mif1|msf1)/s },
  { name: "GIF", extensions: [], signature: /^GIF8/ },
  { name: "TIFF", extensions: [], signature: /^(?:II\*\0|MM\0\*)/ },
  { name: "BMP", extensions: [], signature: /^BM.{4}\0{4}/s },
  { name: "PDF", extensions: [], signature: /^%PDF-/ },
  { name: SVG, extensions: ["svg"], signature: /^(?:\xef\xbb\xbf)?\s*<(?:\?xml|!--|!DOCTYPE svg|svg[\s>])/i },
];
const SIGNATURE_BYTES = 256;
/** Start of a file whose decoder does not tell that it moves: an AVIF sequence, a PNG with animation control. */
const MOVING = /^(?:.{4}ftypavis|\x89PNG.*acTL)/s;

/** Why a file is not the picture that its name promises. */
export function fileTypeIssue(name: string, bytes: Buffer): string | undefined {
  if (bytes.length === 0) return `„${name}“ ist leer. Bitte das Bild neu ablegen.`;
  const start = startOf(bytes);
  const format = FORMATS.find((entry) => entry.signature.test(start));
  if (!format) return `„${name}“ heißt wie ein Bild, ist aber keines. Bitte das Bild selbst ablegen.`;
  const extension = extensionOf(name);
  if (format.extensions.includes(extension)) return undefined;
  const wanted = FORMATS.find(({ extensions }) => extensions.includes(extension))?.name;
  const [right] = format.name === SVG || wanted === SVG ? [] : format.extensions;
  const renamed = right ? `„${name.slice(0, -extension.length)}${right}“ nennen, hier und im Ordner, oder ` : "";
  return `„${name}“ ist in Wahrheit ein Bild im Format ${format.name}. Bitte ${renamed}als ${wanted} speichern.`;
}

/** Whether a file begins as a moving picture does. */
export const moves = (bytes: Buffer): boolean => MOVING.test(startOf(bytes));

const startOf = (bytes: Buffer) => bytes.subarray(0, SIGNATURE_BYTES).toString("latin1");

/** Whether a file's name is that of a vector drawing. */
export const isDrawing = (name: string): boolean => extensionOf(name) === "svg";

const extensionOf = (name: string) => name.slice(name.lastIndexOf(".") + 1).toLowerCase();
