import type { ComponentPropsWithoutRef, ComponentType } from "react";
import { blocks } from "../../blocks";
import { ScrollableTable } from "../../blocks/table";

/**
 * A heading with an anchor that can be reached and copied. The anchor stands beside the heading,
 * not in it: it is named by the heading, which would otherwise be read twice.
 */
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

/** The place of a picture; `insertPictures` puts it there when its sizes are known. */
const Figure = ({ src, alt, caption }: { src: string; alt: string; caption?: string }) => (
  <figure className="picture">
    <img data-picture={src} alt={alt} />
    {caption && <figcaption>{caption}</figcaption>}
  </figure>
);

/** What a name in angle brackets means in a document; checked by `remarkComponents`. */
// biome-ignore lint/suspicious/noExplicitAny: MDX hands each component its own attributes.
export const components: Record<string, ComponentType<any>> = {
  h2: heading("h2"),
  h3: heading("h3"),
  table: ScrollableTable,
  Figure,
  ...Object.fromEntries(Object.entries(blocks).map(([name, { component }]) => [name, component])),
};
