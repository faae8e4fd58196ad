import display from "@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2";
import text from "@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2";
import type { FontFile } from "./late-fonts";

export const FONT_FILES: readonly FontFile[] = [
  ["Bricolage Grotesque Variable", "200 800", display],
  ["Instrument Sans Variable", "400 700", text],
];
