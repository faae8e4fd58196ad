import { Link as GatsbyLink } from "gatsby";
import { isPlainClick, navigateTo } from "gatsby-plugin-late-app/navigation";
import { type ComponentPropsWithoutRef, forwardRef, type MouseEvent } from "react";
import { NoBreakWords } from "./no-break-words";

export type LinkProps = Omit<ComponentPropsWithoutRef<"a">, "href"> & {
  /** A path of this site, an anchor, or an address (https, mailto). */
  to: string;
  /** Its text, where it shows nothing else. */
  label?: string;
  /** Loads a document instead of changing the page: for paths outside this site. */
  reloadDocument?: boolean | null;
};

/** A link; inside the site it changes the page without loading a document. */
export const Link = forwardRef<HTMLAnchorElement, LinkProps>(function Link(
  { to, label, reloadDocument, children = label && <NoBreakWords text={label} />, onClick, ...props },
  ref,
) {
  if (to.startsWith("/") && !reloadDocument) {
    const onPageClick = (event: MouseEvent<HTMLAnchorElement>) => {
      onClick?.(event);
      // The development server has no built pages to fall back on.
      if (process.env.NODE_ENV !== "production" || !isPlainClick(event)) return;
      event.preventDefault();
      navigateTo(to);
    };
    return (
      <GatsbyLink to={to} innerRef={ref} onClick={onPageClick} {...props}>
        {children}
      </GatsbyLink>
    );
  }
  return (
    <a ref={ref} href={to} onClick={onClick} {...props}>
      {children}
    </a>
  );
});
