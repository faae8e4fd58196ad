const NIGHT =
  "hidden absolute inset-0 size-full motion-safe:animate-[lights-up_900ms_ease-out_350ms_both] print:hidden";

/**
 * The hero's picture before its lamp is lit: what the beam covers, drawn as night, goes from the lamp to the window's
 * edge. Two drawings over the two shapes of the picture, cropped like them.
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
        <path className="fill-deep" d="M1210 150 0 30V330H978L1192 214Z" />
        <path
          className="fill-lake-dark"
          d="M760 330 905 120 991 128 1010 150 1032 132 1077 137 1143 241 978 330ZM1204 144H1276V214H1204Z"
        />
        <path className="fill-lake" d="M0 330H978L406 640H0ZM423 469V186L272 469ZM440 469V229L560 469Z" />
        <path className="fill-deep" d="M257 486H610L555 546H298Z" />
      </svg>
      <svg
        aria-hidden="true"
        className={`${NIGHT} motion-safe:lg:block`}
        viewBox="0 0 1600 1400"
        preserveAspectRatio="xMidYMid slice"
      >
        <path className="fill-deep" d="M1246 396 0 440V700H870L1219 491Z" />
        <path className="fill-lake-dark" d="M330 700 554 420 970 406 1098 563 870 700ZM1239 370H1361V491H1239Z" />
        <path className="fill-lake" d="M0 700H870L0 1220ZM464 700V464L338 700ZM478 700V500L578 700Z" />
        <path className="fill-deep" d="M326 714H620L574 764H360Z" />
      </svg>
    </>
  );
}
