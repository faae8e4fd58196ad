import { Fragment, type ReactNode } from "react";

type ProseProps = {
  /** HTML the data layer has rendered from Markdown. */
  html: string;
  /** What stands at the places a document leaves to the page, by name. */
  slots?: Readonly<Record<string, ReactNode>>;
  className?: string;
};

const SLOT = /<div data-slot="([a-z-]+)"><\/div>/;

/** Running text of an article, a job or a legal document. */
export function Prose({ html, slots = {}, className = "" }: ProseProps) {
  const parts = html.split(SLOT);
  if (parts.length === 1) {
    // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by the build from the repository's own files.
    return <div className={`prose ${className}`} dangerouslySetInnerHTML={{ __html: html }} />;
  }
  return (
    <div className={`prose ${className}`}>
      {parts.map((part, index) =>
        index % 2 === 0 ? (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by the build from the repository's own files.
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts never change places.
          <div key={index} dangerouslySetInnerHTML={{ __html: part }} />
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts never change places.
          <Fragment key={index}>{slots[part]}</Fragment>
        ),
      )}
    </div>
  );
}
