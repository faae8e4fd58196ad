/** A link of the header or footer. */
export type NavigationLink = { label: string; to: string };

/** A link of the header with the parts of its page. */
export type NavigationEntry = NavigationLink & { parts?: readonly NavigationLink[] | null };

/**
 * Whether a navigation item is the one the visitor is at: Home on an exact match, others also on
 * pages below them.
 */
export function isActive(to: string, path: string): boolean {
  return to === "/" ? path === "/" : `${path}/`.startsWith(`${to}/`);
}
