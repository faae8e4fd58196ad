import { Link } from "../../components/link";
import { useOnIntent } from "../on-intent/use-on-intent";
import { desktopNavigationClasses, isActive, type NavigationEntry } from "./navigation-link";

export type DesktopNavigationProps = { label: string; links: readonly NavigationEntry[]; path: string };

/**
 * The row of links in the header, from the `md` breakpoint up. The submenus and their code are fetched on the first
 * hover or focus.
 */
export function DesktopNavigation(props: DesktopNavigationProps) {
  const {
    code: menu,
    hovered,
    holder,
    listeners,
  } = useOnIntent(() => import(/* webpackChunkName: "hover" */ "./navigation-menu"));
  return (
    <div ref={holder} className="ml-auto hidden md:block" {...listeners}>
      {menu ? <menu.NavigationMenu {...props} hovered={hovered} /> : <PlainNavigation {...props} />}
    </div>
  );
}

function PlainNavigation({ label, links, path }: DesktopNavigationProps) {
  return (
    <nav aria-label={label}>
      <ul className={desktopNavigationClasses.list}>
        {links.map((entry) => (
          <li key={entry.to}>
            <Link
              to={entry.to}
              aria-current={isActive(entry.to, path) ? "page" : undefined}
              className={desktopNavigationClasses.link}
            >
              {entry.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
