import type { CSSProperties } from "react";

const GROUNDS =
  "bg-deep text-paper first:bg-lake nth-2:bg-lake-dark nth-last-2:[--lead:linear-gradient(var(--color-paper)_0_0)] last:bg-mist last:bg-none last:text-deep print:mt-4";

/** The company's mission, in its own words: the pilot's boat sounds the lake, a paragraph at each depth. */
export function Mission({ title, paragraphs }: Queries.AboutPageMission) {
  return (
    <section className="overflow-clip bg-mist section-space pb-0">
      <h2 className="container-page text-title">{title}</h2>
      <div className="depths mt-8 print:container-page">
        {paragraphs.map((paragraph, row) => (
          <p
            key={row}
            style={{ "--row": row } as CSSProperties}
            className={`${GROUNDS} first:font-display first:text-heading first:font-bold lg:text-lead`}
          >
            {paragraph}
          </p>
        ))}
      </div>
    </section>
  );
}
