const NIGHT = "invisible absolute inset-0 size-full print:hidden";
/** A drawing is cropped in its middle or at an edge, the picture of 8:7 at 60 % and below. */
const CROPPED = "[translate:calc(0.1*min(0px,100cqw-114.29cqh))]";
const BEAM = "motion-safe:animate-[lights-up_500ms_ease-out_350ms_both]";
const BOATS = "fill-deep motion-safe:animate-[goes-out_150ms_850ms_both]";

/**
 * Covers the beam of the hero's picture until its lamp is lit: dark water is taken away from the lamp on, then the three
 * boats in it are lit, each as a whole. A drawing for each of the two shapes of the picture, cropped like it; the other is
 * only invisible, as what is displayed again would begin anew.
 */
export function NightBefore() {
  return (
    <>
      <svg
        aria-hidden="true"
        className={`${NIGHT} motion-safe:max-lg:visible`}
        viewBox="0 0 1536 640"
        preserveAspectRatio="xMidYMid slice"
      >
        <g className={BEAM}>
          <path className="fill-lake" d="M216 210H1190V224H1209V286H1198L1204 306 640 622H216Z" />
          <path className="fill-deep" d="M1208 223H1272V286H1208Z" />
        </g>
        <path
          className={BOATS}
          d="M289 483 404 266 404 246 417 246 417 299 509 483 417 483 417 496 548 496 506 542 309 542 278 496 404 496 404 483ZM608 405 686 259 686 245 695 245 695 281 757 405 695 405 695 414 783 414 754 445 622 445 601 414 686 414 686 405ZM834 350 886 254 886 244 891 244 891 268 932 350 891 350 891 356 950 356 931 376 843 376 829 356 886 356 886 350Z"
        />
      </svg>
      <svg
        aria-hidden="true"
        className={`${NIGHT} motion-safe:lg:visible ${CROPPED}`}
        viewBox="0 0 1600 1400"
        preserveAspectRatio="xMidYMin slice"
      >
        <g className={BEAM}>
          <path className="fill-lake" d="M245 345H1200V364H1240V481H1219L1229 512 720 830H245Z" />
          <path className="fill-deep" d="M1239 363H1361V482H1239Z" />
        </g>
        <path
          className={BOATS}
          d="M330 662 456 426 456 404 470 404 470 462 570 662 470 662 470 676 612 676 566 726 352 726 318 676 456 676 456 662ZM658 590 744 430 744 415 753 415 753 454 821 590 753 590 753 600 850 600 819 634 673 634 650 600 744 600 744 590ZM897 532 953 426 953 416 960 416 960 442 1005 532 960 532 960 538 1024 538 1003 560 906 560 891 538 953 538 953 532Z"
        />
      </svg>
    </>
  );
}
