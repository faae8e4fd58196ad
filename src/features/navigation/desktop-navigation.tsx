import * as NavigationMenu from "@radix-ui/react-navigation-menu";
import { Link } from "../../components/link";
import { NAVIGATION_DELAY_MS, NAVIGATION_SKIP_DELAY_MS } from "../../config/constants";
import { isActive, type NavigationEntry } from "./navigation-link";

type DesktopNavigationProps = { label: string; links: readonly NavigationEntry[]; path: string };

/** The row of links in the header, from the `md` breakpoint up; parts of a page open on hover. */
export function DesktopNavigation({ label, links, path }: DesktopNavigationProps) {
  return (
    <NavigationMenu.Root
      aria-label={label}
      delayDuration={NAVIGATION_DELAY_MS}
      skipDelayDuration={NAVIGATION_SKIP_DELAY_MS}
      className="ml-auto hidden md:block"
    >
      <NavigationMenu.List className="flex items-center gap-3.5 lg:gap-7">
        {links.map((entry) => (
          <NavigationMenu.Item key={entry.to} className="relative">
            {entry.parts ? <EntryWithParts entry={entry} path={path} /> : <EntryLink entry={entry} path={path} />}
          </NavigationMenu.Item>
        ))}
      </NavigationMenu.List>
    </NavigationMenu.Root>
  );
}

type EntryProps = { entry: NavigationEntry; path: string };

const ENTRY_CLASSES =
  "relative block py-2 text-note font-medium whitespace-nowrap hover:text-lake aria-[current=page]:after:absolute aria-[current=page]:after:inset-x-0 aria-[current=page]:after:bottom-0.5 aria-[current=page]:after:h-0.5 aria-[current=page]:after:bg-signal";

function EntryLink({ entry: { label, to }, path }: EntryProps) {
  const active = isActive(to, path);
  return (
    <NavigationMenu.Link asChild active={active}>
      <Link to={to} aria-current={active ? "page" : undefined} className={ENTRY_CLASSES}>
        {label}
      </Link>
    </NavigationMenu.Link>
  );
}

function EntryWithParts({ entry: { label, to, parts }, path }: EntryProps) {
  return (
    <>
      <NavigationMenu.Trigger asChild>
        <Link to={to} aria-current={isActive(to, path) ? "page" : undefined} className={ENTRY_CLASSES}>
          {label}
        </Link>
      </NavigationMenu.Trigger>
      <NavigationMenu.Content className="absolute top-full left-1/2 min-w-44 -translate-x-1/2 border-t-4 border-signal bg-white py-2 shadow-[0_12px_32px_rgb(10_46_61/0.18)]">
        <ul>
          {parts?.map((part) => (
            <li key={part.to}>
              <NavigationMenu.Link asChild>
                <Link to={part.to} className="block px-5 py-2 text-note font-medium hover:bg-mist">
                  {part.label}
                </Link>
              </NavigationMenu.Link>
            </li>
          ))}
        </ul>
      </NavigationMenu.Content>
    </>
  );
}
