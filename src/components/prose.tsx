import { Fragment, type ReactNode, useEffect, useRef } from "react";

type ProseProps = {
  /** HTML rendered from Markdown by the data layer. */
  html: string;
  /** Content for the document's placeholders, by name. */
  slots?: Readonly<Record<string, ReactNode>>;
};

const SLOT = /<div data-slot="([a-z-]+)"><\/div>/;

/** Running text of an article, a job or a legal document. */
export function Prose({ html, slots = {} }: ProseProps) {
  const text = useRef<HTMLDivElement>(null);
  const parts = html.split(SLOT);

  // A table is a tab stop only while it scrolls.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the tables are in the text.
  useEffect(() => {
    const observer = new ResizeObserver((entries) => {
      for (const { target } of entries) {
        if (target.scrollWidth > target.clientWidth) target.setAttribute("tabindex", "0");
        else target.removeAttribute("tabindex");
      }
    });
    for (const table of text.current?.querySelectorAll(".table-scroll") ?? []) observer.observe(table);
    return () => observer.disconnect();
  }, [html]);

  if (parts.length === 1) {
    // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by the build from the repository's files.
    return <div ref={text} className="prose" dangerouslySetInnerHTML={{ __html: html }} />;
  }
  return (
    <div ref={text} className="prose">
      {parts.map((part, index) =>
        index % 2 === 0 ? (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by the build from the repository's files.
          <div key={index} dangerouslySetInnerHTML={{ __html: part }} />
        ) : (
          <Fragment key={index}>{slots[part]}</Fragment>
        ),
      )}
    </div>
  );
}
