/** The size that social networks show without cropping. */
export const SOCIAL_CARD_WIDTH_PX = 1200;
export const SOCIAL_CARD_HEIGHT_PX = 630;

/** Path of the social card of a page with this canonical path, e.g. `/blog/cac-customer-acquisition-cost`. */
export const socialCardPath = (path: string) =>
  `/social/${path === "/" ? "home" : path.slice(1).replaceAll("/", "-")}.jpg`;
