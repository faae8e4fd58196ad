import { useEffect, useState } from "react";

type TableOfContentsProps = { title: string; headings: readonly { id: string; title: string; depth: number }[] };

/** A section is being read once its heading stands above this part of the window's height. */
const READING_LINE = 0.35;

/** All that is above the line counts as seen, however far: then no jump takes a heading past it unnoticed. */
const ABOVE_PX = 1_000_000;

/** Links to the main headings of a text; the section that is being read is marked. */
export function TableOfContents({ title, headings }: TableOfContentsProps) {
  const main = headings.filter(({ depth }) => depth === 2);
  const [current, setCurrent] = useState<string>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: a text's headings stay the same.
  useEffect(() => {
    const elements = main.flatMap(({ id }) => document.getElementById(id) ?? []);
    const mark = () => {
      const line = window.innerHeight * READING_LINE;
      setCurrent(elements.findLast((heading) => heading.getBoundingClientRect().top < line)?.id);
    };
    const rootMargin = `${ABOVE_PX}px 0px -${(1 - READING_LINE) * 100}% 0px`;
    const observer = new IntersectionObserver(mark, { rootMargin });
    for (const heading of elements) observer.observe(heading);
    return () => observer.disconnect();
  }, []);

  return (
    <nav aria-label={title} data-print="hidden">
      <p className="text-note font-semibold">{title}</p>
      <ol className="mt-3 border-l-2 border-line">
        {main.map((heading) => (
          <li key={heading.id}>
            <a
              href={`#${heading.id}`}
              aria-current={heading.id === current ? "location" : undefined}
              className="-ml-0.5 block border-l-2 border-transparent forced-colors:border-[Canvas] py-1.5 pl-4 text-note leading-snug text-slate hover:border-lake hover:text-deep"
            >
              {heading.title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
