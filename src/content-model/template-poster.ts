import sharp from "sharp";
import { PLACEHOLDER_MARK } from "../data-layer/model/placeholder-picture";

/** A dashed boat on a lake, in the size of an article's picture and the colours of `src/styles/global.css`. */
const DRAWING = `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1067">
  <path d="M0 0H1600V1067H0Z" fill="#0a2e3d"/>
  <circle cx="1270" cy="270" r="130" fill="#ffb000"/>
  <path d="M0 640L230 440L420 570L700 350L980 590L1180 480L1600 660V760H0Z" fill="#0f4558"/>
  <path d="M0 720H1600V1067H0Z" fill="#14586f"/>
  <path d="M660 180V690H390ZM710 290V690H930ZM370 740H980L890 880H460Z"
    fill="none" stroke="#fbf8f3" stroke-width="12" stroke-dasharray="36 24" stroke-linejoin="round"/>
  <path d="M1180 860H1220V1067H1180ZM1440 860H1480V1067H1440Z" fill="#0a2e3d"/>
  <path d="M1120 810H1600V866H1120Z" fill="#e6eef0"/>
  <path d="M1180 740H1240V810H1180Z" fill="#c8432b"/>
</svg>`;

/** Draws the placeholder for an article's own picture: a PNG file of a few kilobytes that says what it is. */
export const drawPoster = (): Promise<Buffer> =>
  sharp(Buffer.from(DRAWING))
    .withExif({ IFD0: { ImageDescription: PLACEHOLDER_MARK } })
    .png({ palette: true, colours: 64, compressionLevel: 9 })
    .toBuffer();
