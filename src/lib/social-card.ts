/** px; the size that networks show without cropping. */
export const SOCIAL_CARD_WIDTH_PX = 1200;
export const SOCIAL_CARD_HEIGHT_PX = 630;

/**
 * Path of a page's social card.
 * @param path canonical path of the page, e.g. `/blog/cac-customer-acquisition-cost`
 */
export function socialCardPath(path: string): string {
  const name = path === "/" ? "home" : path.slice(1).replaceAll("/", "-");
  return `/social/${name}.png`;
}
