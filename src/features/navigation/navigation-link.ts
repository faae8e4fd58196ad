/** A link of the header or footer. */
export type NavigationLink = { label: string; to: string };

/** A header link with the parts of its page; in `language` if it is not German. */
export type NavigationEntry = NavigationLink & { language?: string | null; parts?: readonly NavigationLink[] | null };

/** The row of links in the header, on a page. */
export type NavigationRow = { label: string; links: readonly NavigationEntry[]; path: string };

/** Whether a navigation link is the current one: Home on an exact match, others also on pages below them. */
export const isActive = (to: string, path: string): boolean =>
  to === "/" ? path === "/" : `${path}/`.startsWith(`${to}/`);

/** How a link says that it is the current one: it leads to this page, or to one above it. */
export const currentOf = (to: string, path: string): "page" | "true" | undefined => {
  if (to === path) return "page";
  return isActive(to, path) ? "true" : undefined;
};

/** Classes of the row of links in the header. */
export const rowClasses = "flex items-center gap-3.5 lg:gap-7";

/** Attributes of a link in that row. */
export const rowLink = ({ label, to, language }: NavigationEntry, path: string) => ({
  to,
  label,
  lang: language ?? undefined,
  "aria-current": currentOf(to, path),
  className: "row-link relative block py-2 text-note font-medium whitespace-nowrap hover:text-lake",
});
