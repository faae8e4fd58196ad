import { Link as GatsbyLink } from "gatsby";
import { type ComponentPropsWithoutRef, forwardRef } from "react";

export type LinkProps = Omit<ComponentPropsWithoutRef<"a">, "href"> & {
  /** A path of this site, an anchor, or an address (https, mailto). */
  to: string;
  /** Loads a document instead of changing the page: for paths this site does not have. */
  reloadDocument?: boolean;
};

/** A link: inside the site it changes the page without loading a document. */
export const Link = forwardRef<HTMLAnchorElement, LinkProps>(function Link(
  { to, reloadDocument, children, ...props },
  ref,
) {
  if (to.startsWith("/") && !reloadDocument) {
    return (
      <GatsbyLink to={to} innerRef={ref} {...props}>
        {children}
      </GatsbyLink>
    );
  }
  return (
    <a ref={ref} href={to} {...props}>
      {children}
    </a>
  );
});
