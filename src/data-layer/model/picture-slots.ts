/** px; how wide a picture must be in each place to be sharp on most screens, as Gatsby does not enlarge it. */
const MIN_WIDTHS = {
  /** An article shows 572 px, on a screen with two pixels per px. */
  poster: 1200,
  card: 1200,
  hero: 1920,
  heroWide: 1536,
  integration: 1200,
  office: 2000,
  portrait: 768,
  /** At the head of a page, up to the full width of its column. */
  head: 1600,
  /** The text column is 672 px wide; screenshots need not be twice as wide to be legible. */
  text: 800,
} as const;

/** px; what a picture measures. */
export type PictureSize = { width: number; height: number };

/** Width and height of a picture whose edges would be cut otherwise. */
export const RATIOS: { readonly [slot in PictureSlot]?: readonly [number, number] } = {
  poster: [3, 2],
  card: [40, 21],
};
/** So much may be missing: 1600 × 1066 px is 3:2, too. */
const RATIO_TOLERANCE = 0.01;

/** px; how wide a picture must be in a place; `undefined` where a drawing or anything may stand. */
export const leastWidth = (place: PictureSlot): number | undefined =>
  place === "drawing" || place === "anywhere" ? undefined : MIN_WIDTHS[place];

/** Where a picture is shown. A drawing is an SVG of any size; places with a minimum width need pixels. */
export type PictureSlot = keyof typeof MIN_WIDTHS | "drawing" | "anywhere";

/** Why a picture does not suit its place; it has no size if it is a drawing. */
export function slotIssue(name: string, size: PictureSize | undefined, place: PictureSlot): string | undefined {
  if (place === "anywhere") return undefined;
  if (place === "drawing")
    return size === undefined
      ? undefined
      : `„${name}“ besteht aus Pixeln. Hier steht eine Zeichnung im Format SVG. Bitte die Vektordatei erfragen; Pixel zeigt ein Artikel, mit ![…](./bild.png).`;
  if (size === undefined)
    return `„${name}“ ist eine Zeichnung. Hier steht ein Bild im Format PNG, JPEG, WebP oder AVIF.`;
  const { width, height } = size;
  const least = MIN_WIDTHS[place];
  if (width < least)
    return `„${name}“ ist ${width} px breit, nötig sind hier mindestens ${least} px. Bitte eine größere Fassung ablegen; nachträglich vergrößert wird das Bild unscharf.`;
  const ratio = RATIOS[place];
  if (!ratio) return undefined;
  const [wide, high] = ratio;
  const right = Math.round((width / wide) * high);
  if (Math.abs(height / right - 1) <= RATIO_TOLERANCE) return undefined;
  return `„${name}“ hat ${width} × ${height} px, hier ist das Verhältnis ${wide}:${high} nötig, z. B. ${width} × ${right} px. Bitte zuschneiden; der Editor tut es beim Ersetzen.`;
}
