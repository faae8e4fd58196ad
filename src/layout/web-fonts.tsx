import { FONT_FILES } from "./font-files";

const FACES = FONT_FILES.map(
  ([family, weight, file]) =>
    `@font-face{font-family:${family};font-weight:${weight};font-display:optional;src:url(${file})}`,
);

/**
 * Stand-ins with the measures of the fonts. size-adjust: the width at which the fewest first screens, from 320 to 1440 px,
 * wrap otherwise than in the font; overrides = font metric / size-adjust.
 */
const STAND_INS = `
@font-face{font-family:Bricolage Grotesque Fallback;font-weight:600 800;src:local(Arial Bold),local(Liberation Sans Bold),local(Helvetica Bold);size-adjust:101.5%;ascent-override:91.7%;descent-override:26.6%;line-gap-override:0%}
@font-face{font-family:Instrument Sans Fallback;font-weight:400 500;src:local(Arial),local(Liberation Sans),local(Helvetica);size-adjust:102%;ascent-override:95.1%;descent-override:24.5%;line-gap-override:0%}
@font-face{font-family:Instrument Sans Fallback;font-weight:600 700;src:local(Arial Bold),local(Liberation Sans Bold),local(Helvetica Bold);size-adjust:99%;ascent-override:98%;descent-override:25.3%;line-gap-override:0%}
`.replaceAll("\n", "");

/**
 * The fonts for the head of every page, fetched ahead. With `optional`, a page that is painted before they are there keeps
 * its stand-ins: a font that comes late would break lines elsewhere and move what is below.
 *
 * Not in the stylesheet: all of that is fetched after the page, and would make each face anew.
 */
export const webFonts = [
  ...FONT_FILES.map(([, , file]) => (
    <link key={file} rel="preload" as="font" type="font/woff2" href={file} crossOrigin="anonymous" />
  )),
  <style key="fonts">{FACES.join("") + STAND_INS}</style>,
];
