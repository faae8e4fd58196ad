import { Link } from "../../components/link";
import { usePointerCode } from "../press/use-pointer-code";
import { desktopNavigationClasses, isActive, type NavigationRow } from "./navigation-link";

/** The row of links in the header, from the `md` breakpoint up; pointers that hover get submenus. */
export function DesktopNavigation(props: NavigationRow) {
  const { code: menu, holder } = usePointerCode(() => import(/* webpackChunkName: "hover" */ "./navigation-menu"));
  return (
    <div ref={holder} className="ml-auto hidden md:block">
      {menu ? <menu.NavigationMenu {...props} /> : <PlainNavigation {...props} />}
    </div>
  );
}

function PlainNavigation({ label, links, path }: NavigationRow) {
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
