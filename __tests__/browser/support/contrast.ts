import type { Locator } from "@playwright/test";

/** The contrast of two colours as browsers state them, `rgb(10, 46, 61)`, as WCAG counts it. */
export function contrast(...colours: readonly string[]): number {
  const [dark = 0, light = 0] = colours
    .map((colour) => {
      const [red = 0, green = 0, blue = 0] = (colour.match(/\d+/g) ?? [])
        .map((value) => Number(value) / 255)
        .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    })
    .sort((one, other) => one - other);
  return (light + 0.05) / (dark + 0.05);
}

/** How the background of a part of an element stands out from the nearest background around the element. */
export const contrastOf = async (element: Locator, part?: string): Promise<number> => {
  const colours = await element.evaluate((marked, pseudo) => {
    const background = (outer: Element | null): string => {
      const colour = outer ? getComputedStyle(outer).backgroundColor : "rgb(255, 255, 255)";
      return colour.endsWith(", 0)") ? background(outer?.parentElement ?? null) : colour;
    };
    return [getComputedStyle(marked, pseudo).backgroundColor, background(marked.parentElement)];
  }, part);
  return contrast(...colours);
};
