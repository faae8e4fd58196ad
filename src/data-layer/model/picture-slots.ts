/**
 * px; how wide a picture must be in each place to be sharp on most screens. Gatsby does not enlarge it; a wider one is
 * used up to the widths that the page's query asks for.
 */
const MIN_WIDTHS = {
  /** An article shows 572 px, on a screen with two pixels per px. */
  poster: 1200,
  hero: 1920,
  heroTall: 1280,
  heroWide: 1536,
  integration: 1200,
  office: 2000,
  portrait: 768,
  /** At the head of a page, up to the full width of its column. */
  head: 1600,
  /** The text column is 672 px wide; screenshots need not be twice as wide to be legible. */
  text: 800,
} as const;

/** Where a picture is shown. A drawing is an SVG of any size; places with a minimum width need pixels. */
export type PictureSlot = keyof typeof MIN_WIDTHS | "drawing" | "anywhere";

/**
 * Why a picture does not suit its place.
 * @param name as the author writes it
 * @param width in px; `undefined` for a vector drawing
 */
export function slotIssue(name: string, width: number | undefined, place: PictureSlot): string | undefined {
  if (place === "anywhere") return undefined;
  if (place === "drawing")
    return width === undefined ? undefined : `„${name}“ besteht aus Pixeln. Hier steht eine Zeichnung im Format SVG.`;
  if (width === undefined)
    return `„${name}“ ist eine Zeichnung. Hier steht ein Bild im Format PNG, JPEG, WebP oder AVIF.`;
  const least = MIN_WIDTHS[place];
  if (width >= least) return undefined;
  return `„${name}“ ist ${width} px breit, nötig sind hier mindestens ${least} px. Bitte eine größere Fassung ablegen; nachträglich vergrößert wird das Bild unscharf.`;
}
