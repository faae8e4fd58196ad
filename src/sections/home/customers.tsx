import Pause from "lucide-react/icons/pause";
import Play from "lucide-react/icons/play";
import { type CSSProperties, useState } from "react";
import { Picture } from "../../components/picture";
import { MARQUEE_DURATION_MS } from "../../config/constants";
import { IconButton } from "../../features/tooltip/icon-button";
import { toPicture } from "../../lib/picture-data";

type CustomersProps = NonNullable<Queries.HomePageQuery["homePage"]>["customers"];

/** The strip of customer logos; it moves, and pauses on hover, keyboard focus or its button. */
export function Customers({ title, logos, pause, play }: CustomersProps) {
  /** The visitor's choice; before it, pointer and keyboard focus decide. */
  const [paused, setPaused] = useState<boolean>();
  const Icon = paused ? Play : Pause;
  return (
    <section className="border-b border-line py-8" aria-label={title}>
      <div className="container-page flex items-center gap-x-6 gap-y-5 max-lg:flex-wrap">
        <p className="shrink-0 text-note font-semibold text-slate max-lg:w-full">{title}</p>
        <div
          className="marquee fading-edges min-w-0 flex-1 overflow-hidden"
          data-paused={paused}
          style={{ "--marquee-duration": `${MARQUEE_DURATION_MS}ms` } as CSSProperties}
        >
          <div className="marquee-track noscript:animate-none">
            {[false, true].map((copy) => (
              <ul key={String(copy)} aria-hidden={copy}>
                {logos.map(toPicture).map((logo, index) => (
                  <li key={index}>
                    <Picture picture={copy ? { ...logo, alt: "" } : logo} className="h-6 w-auto max-w-none" />
                  </li>
                ))}
              </ul>
            ))}
          </div>
        </div>
        <IconButton
          label={paused ? play : pause}
          onClick={() => setPaused((before) => !before)}
          className="shrink-0 text-slate motion-reduce:hidden noscript:hidden"
        >
          <Icon aria-hidden="true" className="size-4.5" />
        </IconButton>
      </div>
    </section>
  );
}
