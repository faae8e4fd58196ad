import { Link } from "../../components/link";
import { usePointerCode } from "../press/use-pointer-code";
import { type NavigationRow, rowClasses, rowLink } from "./navigation-link";

/** The row of links in the header, from the `md` breakpoint up; pointers that hover get submenus. */
export function DesktopNavigation(props: NavigationRow) {
  const { code: menu, holder } = usePointerCode(() => import(/* webpackChunkName: "hover" */ "./navigation-menu"));
  return (
    <div ref={holder} className="ml-auto hidden md:block">
      {menu ? (
        <menu.NavigationMenu {...props} />
      ) : (
        <nav aria-label={props.label}>
          <ul className={rowClasses}>
            {props.links.map((entry) => (
              <li key={entry.to}>
                <Link {...rowLink(entry, props.path)} />
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  );
}
