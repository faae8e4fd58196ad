import Pause from "lucide-react/icons/pause";
import Play from "lucide-react/icons/play";
import { type CSSProperties, useState } from "react";
import { Picture } from "../../components/picture";
import { MARQUEE_DURATION_MS } from "../../config/constants";
import { IconButton } from "../../features/tooltip/icon-button";
import { toPicture } from "../../lib/picture-data";

type CustomersProps = NonNullable<Queries.HomePageQuery["homePage"]>["customers"];

/** Its bow where the strip goes, its bridge at the stern. */
const SHIP: CSSProperties = {
  padding: "2rem 1.25rem 1.5rem",
  background: "linear-gradient(var(--color-paper) calc(100% - .75rem), var(--color-brick) 0)",
  clipPath:
    "polygon(0 1.25rem, calc(100% - 3rem) 1.25rem, calc(100% - 3rem) 0, calc(100% - 1.5rem) 0, calc(100% - 1.5rem) 1.25rem, 100% 1.25rem, calc(100% - .5rem) 100%, 1rem 100%)",
};

/** The strip of customer logos, each on a ship; it moves, and pauses on hover, keyboard focus or its button. */
export function Customers({ title, logos, note, pause, play }: CustomersProps) {
  /** The visitor's choice; before it, pointer and keyboard focus decide. */
  const [paused, setPaused] = useState<boolean>();
  const Icon = paused ? Play : Pause;
  return (
    <section className="bg-lake pb-10 text-mist" aria-label={title}>
      <div className="container-page flex items-center justify-between">
        <p className="py-3 text-note font-semibold">{title}</p>
        <IconButton
          label={paused ? play : pause}
          onClick={() => setPaused((before) => !before)}
          className="text-mist motion-reduce:hidden noscript:hidden"
        >
          <Icon aria-hidden="true" className="size-4.5" />
        </IconButton>
      </div>
      <div
        className="marquee overflow-hidden"
        data-paused={paused}
        style={{ "--marquee-duration": `${MARQUEE_DURATION_MS}ms` } as CSSProperties}
      >
        <div className="marquee-track noscript:animate-none">
          {[false, true].map((copy) => (
            <ul key={String(copy)} aria-hidden={copy}>
              {logos.map(toPicture).map((logo, index) => (
                <li key={index} style={SHIP}>
                  <Picture
                    picture={copy ? { ...logo, alt: "" } : logo}
                    onFail="keep"
                    className="h-8 w-auto object-contain"
                  />
                </li>
              ))}
            </ul>
          ))}
        </div>
      </div>
      {note && <p className="container-page pt-4 text-note">{note}</p>}
    </section>
  );
}
