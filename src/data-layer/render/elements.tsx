import type { ComponentPropsWithoutRef, ComponentType } from "react";
import { blocks } from "../../blocks";
import { ProseTable } from "../../blocks/table";

/** A heading with an anchor beside it, not in it: it is labelled by the heading, which would be read out twice. */
const heading = (Tag: "h2" | "h3") =>
  function Heading({ children, id, ...props }: ComponentPropsWithoutRef<"h2">) {
    return (
      <div className="heading">
        <Tag id={id} {...props}>
          {children}
        </Tag>
        {id && (
          <a href={`#${id}`} className="anchor" aria-labelledby={id} data-anchor>
            #
          </a>
        )}
      </div>
    );
  };

/** Placeholder for a picture; `insertPictures` fills it in once its sizes are known. */
const Figure = ({ src, alt, caption }: { src: string; alt: string; caption?: string }) => (
  <figure className="picture">
    <img data-picture={src} alt={alt} />
    {caption && <figcaption>{caption}</figcaption>}
  </figure>
);

/** The components that names in angle brackets stand for; checked by `remarkComponents`. */
// biome-ignore lint/suspicious/noExplicitAny: MDX hands each component its own attributes.
export const components: Record<string, ComponentType<any>> = {
  h2: heading("h2"),
  h3: heading("h3"),
  table: ProseTable,
  Figure,
  ...Object.fromEntries(Object.entries(blocks).map(([name, { component }]) => [name, component])),
};
