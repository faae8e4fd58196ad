import type { SiteQueryData } from "../../lib/use-site";

/** A header link, with links to the sections of its page; `language` is set if its label is not German. */
export type NavigationEntry = SiteQueryData["header"]["navigation"][number];

/** The links in the header, and the current path. */
export type HeaderNavigation = { label: string; links: readonly NavigationEntry[]; path: string };

/** Whether a navigation link is active: Home on an exact match, others also on pages below them. */
export const isActive = (to: string, path: string): boolean =>
  to === "/" ? path === "/" : `${path}/`.startsWith(`${to}/`);

/** The `aria-current` of a link: `page` for this page, `true` for a page above it. */
export const ariaCurrent = (to: string, path: string): "page" | "true" | undefined => {
  if (to === path) return "page";
  return isActive(to, path) ? "true" : undefined;
};

export const headerNavigationClasses = "ml-auto hidden md:block";

export const headerListClasses = "flex items-center gap-[min(1.75rem,2vw)]";

/** Props of a link in the header. */
export const headerLinkProps = ({ label, to, language }: NavigationEntry, path: string) => ({
  to,
  label,
  lang: language ?? undefined,
  "aria-current": ariaCurrent(to, path),
  className: "row-link relative block py-2 text-[min(0.9375rem,1.8vw)] font-medium whitespace-nowrap hover:text-lake",
});
