import { Link } from "../../components/link";
import { useHoverControls } from "../hover-controls/hover-controls";
import { type HeaderNavigation, headerLinkProps, headerListClasses, headerNavigationClasses } from "./navigation-link";

/** The links in the header, from the `md` breakpoint up; submenus open on hover, where a pointer can. */
export function NavigationMenu(props: HeaderNavigation) {
  const Menu = useHoverControls()?.HoverMenu ?? PlainMenu;
  return <Menu {...props} />;
}

/** The elements of `HoverMenu` as the server wrote them, without its behaviour. */
function PlainMenu({ label, links, path }: HeaderNavigation) {
  return (
    <nav aria-label={label} className={headerNavigationClasses}>
      <div>
        <ul className={headerListClasses}>
          {links.map((entry) => (
            <li key={entry.to} className="relative">
              <Link {...headerLinkProps(entry, path)} />
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}
