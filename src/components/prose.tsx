import { Fragment, type ReactNode } from "react";

type ProseProps = {
  /** HTML rendered from Markdown by the data layer. */
  html: string;
  /** Content for the document's placeholders, by name. */
  slots?: Readonly<Record<string, ReactNode>>;
  className?: string;
};

const SLOT = /<div data-slot="([a-z-]+)"><\/div>/;

/** Running text of an article, a job or a legal document. */
export function Prose({ html, slots = {}, className = "" }: ProseProps) {
  const parts = html.split(SLOT);
  if (parts.length === 1) {
    // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by the build from the repository's files.
    return <div className={`prose ${className}`} dangerouslySetInnerHTML={{ __html: html }} />;
  }
  return (
    <div className={`prose ${className}`}>
      {parts.map((part, index) =>
        index % 2 === 0 ? (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by the build from the repository's files.
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts are never reordered.
          <div key={index} dangerouslySetInnerHTML={{ __html: part }} />
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts are never reordered.
          <Fragment key={index}>{slots[part]}</Fragment>
        ),
      )}
    </div>
  );
}
