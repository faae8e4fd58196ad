import { useEffect, useState } from "react";

type ContentsHeading = { id: string; title: string; depth: number; block?: string | null };

type TableOfContentsProps = { title: string; headings: readonly ContentsHeading[] };

/** A section is being read once its heading stands above this part of the window's height. */
const READING_LINE = 0.35;

/** All that is above the line counts as seen, however far: then no jump takes a heading past it unnoticed. */
const ABOVE_PX = 1_000_000;

/**
 * Links to the main headings of a text, and to its blocks that have one; the section that is being read is marked.
 * Below 64rem they are folded, and fold again when one is followed, so that Back finds the page as it was.
 */
export function TableOfContents({ title, headings }: TableOfContentsProps) {
  const main = headings.filter(({ depth, block }) => depth === 2 || block);
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
    <nav aria-label={title} data-print="hidden" className="contents-list">
      <details>
        <summary>{title}</summary>
        <ol>
          {main.map((heading) => (
            <li key={heading.id}>
              <a
                href={`#${heading.id}`}
                onClick={(event) => event.currentTarget.closest("details")?.removeAttribute("open")}
                aria-current={heading.id === current ? "location" : undefined}
                className={heading.block ? "pl-8" : undefined}
              >
                {heading.title}
              </a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}
