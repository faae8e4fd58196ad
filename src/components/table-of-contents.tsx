type TableOfContentsProps = { title: string; headings: readonly { id: string; title: string; depth: number }[] };

/** Links to the main headings of a text. */
export function TableOfContents({ title, headings }: TableOfContentsProps) {
  return (
    <nav aria-label={title} data-print="hidden">
      <p className="text-note font-semibold">{title}</p>
      <ol className="mt-3 border-l-2 border-line">
        {headings
          .filter(({ depth }) => depth === 2)
          .map((heading) => (
            <li key={heading.id}>
              <a
                href={`#${heading.id}`}
                className="-ml-0.5 block border-l-2 border-transparent py-1.5 pl-4 text-note leading-snug text-slate hover:border-signal hover:text-deep"
              >
                {heading.title}
              </a>
            </li>
          ))}
      </ol>
    </nav>
  );
}
