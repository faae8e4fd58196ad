import type { CSSProperties } from "react";
import { NoBreakWords } from "../../components/no-break-words";
import { Reveal } from "../../features/reveal/reveal";

/** The company's history as marks on a course, each a step higher than the one before, and the boat that follows it. */
export function Timeline({ title, entries }: Queries.AboutPageTimeline) {
  const steps = entries.length - 1;
  return (
    <section className="overflow-clip bg-lake section-space text-paper on-deep">
      <div className="container-page">
        <h2 className="text-title md:w-1/2">{title}</h2>
        <Reveal className="relative mt-10 max-md:ml-3.5 md:-mt-4">
          <svg
            aria-hidden="true"
            viewBox={`0 0 ${entries.length} ${steps}`}
            preserveAspectRatio="none"
            style={{ height: `${4.5 * steps}rem` }}
            className="absolute top-3.5 left-3.5 w-[calc(100%+2rem)] overflow-visible max-md:hidden"
          >
            <path
              d={`M-9 ${steps + 9}L9 ${steps - 9}`}
              stroke="currentColor"
              strokeWidth="5"
              strokeDasharray="26 16"
              vectorEffect="non-scaling-stroke"
            />
          </svg>
          <svg
            aria-hidden="true"
            viewBox="-122 -60 244 120"
            className="absolute w-24 max-md:bottom-6 max-md:-left-11.5 max-md:rotate-90 md:-top-12 md:right-[6%] md:w-28 md:-rotate-12"
          >
            <path d="M122 0C78-40 30-50-20-50H-106V50H-20C30 50 78 40 122 0Z" fill="var(--color-signal)" />
            <path d="M-66-26H20V26H-66Z" fill="var(--color-deep)" />
          </svg>
          <ol className="grid max-md:pb-24 md:grid-cols-3 md:gap-x-8">
            {entries.map(({ year, title: name }, index) => (
              <li
                key={index}
                style={{ "--steps": `${4.5 * (steps - index)}rem` } as CSSProperties}
                className="relative border-l-4 border-dashed pb-10 pl-8 md:mt-(--steps) md:border-0 md:p-0"
              >
                <span
                  aria-hidden="true"
                  className="forced-colors-shape absolute top-0 -left-4 block size-7 rounded-full border-[7px] border-paper bg-brick md:static"
                />
                {/* The year is part of the heading, or it would be read as the end of the entry before. */}
                <h3 className="text-subheading md:mt-6">
                  <span className="mb-1 block text-figure md:max-lg:text-price">{year}</span>{" "}
                  <NoBreakWords text={name} />
                </h3>
              </li>
            ))}
          </ol>
        </Reveal>
      </div>
    </section>
  );
}
