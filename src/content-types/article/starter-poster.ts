import sharp from "sharp";

/** px; recommended width of an article's picture. */
export const POSTER_WIDTH = 1600;
const POSTER_HEIGHT = 1067;

/** Colours of `src/styles/global.css`. */
const [DEEP, LAKE_DARK, LAKE, MIST, PAPER, SIGNAL, TILE] = [
  "#0a2e3d",
  "#0f4558",
  "#14586f",
  "#e6eef0",
  "#fbf8f3",
  "#ffb000",
  "#c8432b",
];

/** An empty berth: moon, Alps, lake, the outline of the boat to come, a jetty with a bollard. */
const DRAWING = `<svg xmlns="http://www.w3.org/2000/svg" width="${POSTER_WIDTH}" height="${POSTER_HEIGHT}">
  <path d="M0 0H1600V1067H0Z" fill="${DEEP}"/>
  <circle cx="1270" cy="270" r="130" fill="${SIGNAL}"/>
  <path d="M0 640L230 440L420 570L700 350L980 590L1180 480L1600 660V760H0Z" fill="${LAKE_DARK}"/>
  <path d="M0 720H1600V1067H0Z" fill="${LAKE}"/>
  <path d="M660 180V690H390ZM710 290V690H930ZM370 740H980L890 880H460Z"
    fill="none" stroke="${PAPER}" stroke-width="12" stroke-dasharray="36 24" stroke-linejoin="round"/>
  <path d="M1180 860H1220V1067H1180ZM1440 860H1480V1067H1440Z" fill="${DEEP}"/>
  <path d="M1120 810H1600V866H1120Z" fill="${MIST}"/>
  <path d="M1180 740H1240V810H1180Z" fill="${TILE}"/>
</svg>`;

/** Draws the placeholder for an article's own picture: a PNG file of a few kilobytes. */
export function drawPoster(): Promise<Buffer> {
  return sharp(Buffer.from(DRAWING)).png({ palette: true, colours: 64, compressionLevel: 9 }).toBuffer();
}
