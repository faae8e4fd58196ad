import { Fragment, type ReactNode } from "react";

type ProseProps = {
  /** HTML rendered from Markdown by the data layer. */
  html: string;
  /** Content for the document's placeholders, by name. */
  slots?: Readonly<Record<string, ReactNode>>;
};

const SLOT = /<div data-slot="([a-z-]+)"><\/div>/;

/** Running text of an article, a job or a legal document. */
export function Prose({ html, slots = {} }: ProseProps) {
  const parts = html.split(SLOT);

  if (parts.length === 1) {
    // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by the build from the repository's files.
    return <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />;
  }
  return (
    <div className="prose">
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
