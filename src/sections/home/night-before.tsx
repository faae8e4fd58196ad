const NIGHT = "hidden absolute inset-0 size-full print:hidden";
/** A drawing is cropped in its middle or at an edge, the picture of 8:7 at 60 %. */
const CROPPED = "[translate:calc(0.1*min(0px,100cqw-114.29cqh))]";
const BEAM = "motion-safe:animate-[lights-up_500ms_ease-out_350ms_both]";
const BOAT = "motion-safe:animate-[goes-out_150ms_850ms_both]";

/**
 * Covers the hero's picture until its lamp is lit: the beam, drawn dark, is uncovered from the lamp on, then the boat as a
 * whole. A drawing for each of the two shapes of the picture, cropped like it.
 */
export function NightBefore() {
  return (
    <>
      <svg
        aria-hidden="true"
        className={`${NIGHT} motion-safe:max-lg:block`}
        viewBox="0 0 1536 640"
        preserveAspectRatio="xMidYMid slice"
      >
        <g className={BEAM}>
          <path className="fill-deep" d="M655 144 1212 142V216L990 330H655Z" />
          <path
            className="fill-lake-dark"
            d="M732 330 863 141H1105L1155 220 1167 240 989 331ZM1204 142H1276V214H1204Z"
          />
          <path className="fill-lake" d="M655 330H990L655 506Z" />
        </g>
        <g className={BOAT}>
          <path className="fill-lake" d="M215 320H662V504L500 590H215Z" />
          <path className="fill-deep" d="M215 146H662V330H215Z" />
          <path className="fill-lake-dark" d="M422 445V187L291 445ZM440 445V225L539 445Z" />
          <path className="fill-deep" d="M283 462H587L539 514H319Z" />
        </g>
      </svg>
      <svg
        aria-hidden="true"
        className={`${NIGHT} motion-safe:lg:block ${CROPPED}`}
        viewBox="0 0 1600 1400"
        preserveAspectRatio="xMidYMid slice"
      >
        <g className={BEAM}>
          <path className="fill-deep" d="M745 340 1250 376V492L880 640H745Z" />
          <path
            className="fill-lake-dark"
            d="M745 345 820 350H973L1090 493 1120 545 880 645H745ZM1238 370H1364V491H1238Z"
          />
          <path className="fill-lake" d="M745 640H890L745 702Z" />
        </g>
        <g className={BOAT}>
          <path className="fill-lake" d="M290 630H756V704L600 780H290Z" />
          <path className="fill-deep" d="M290 325H579L756 341V640H290Z" />
          <path className="fill-lake-dark" d="M330 640 579 328 756 341V640Z" />
          <path className="fill-lake" d="M502 636V390L378 636ZM520 636V426L614 636Z" />
          <path className="fill-deep" d="M370 652H660L614 702H404Z" />
        </g>
      </svg>
    </>
  );
}
