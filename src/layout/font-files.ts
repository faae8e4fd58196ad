import display from "@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2";
import text from "@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2";

/** The two fonts of the site, each as one file of all its weights. */
export const FONT_FILES: readonly (readonly [family: string, weight: string, file: string])[] = [
  ["Bricolage Grotesque Variable", "200 800", display],
  ["Instrument Sans Variable", "400 700", text],
];
