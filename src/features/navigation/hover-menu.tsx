import * as Radix from "@radix-ui/react-navigation-menu";
import { type KeyboardEvent, useEffect, useState } from "react";
import { Link } from "../../components/link";
import { Picture } from "../../components/picture";
import { NAVIGATION_DELAY_MS, NAVIGATION_SKIP_DELAY_MS } from "../../config/constants";
import { toPicture } from "../../lib/picture-data";
import {
  type HeaderNavigation,
  headerLinkProps,
  headerListClasses,
  headerNavigationClasses,
  isActive,
  type NavigationEntry,
} from "./navigation-link";

/** The links in the header, with submenus that open on hover. */
export function HoverMenu({ label, links, path }: HeaderNavigation) {
  const [open, setOpen] = useState("");

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs on every change of the path.
  useEffect(() => setOpen(""), [path]);

  return (
    <Radix.Root
      aria-label={label}
      className={headerNavigationClasses}
      value={open}
      onValueChange={setOpen}
      delayDuration={NAVIGATION_DELAY_MS}
      skipDelayDuration={NAVIGATION_SKIP_DELAY_MS}
    >
      <Radix.List className={headerListClasses}>
        {links.map((entry) => (
          <Radix.Item key={entry.to} value={entry.to} className="relative">
            {entry.parts ? (
              <EntryWithParts entry={entry} path={path} onOpen={() => setOpen(entry.to)} />
            ) : (
              <Radix.Link asChild active={isActive(entry.to, path)}>
                <Link {...headerLinkProps(entry, path)} />
              </Radix.Link>
            )}
          </Radix.Item>
        ))}
      </Radix.List>
    </Radix.Root>
  );
}

type EntryWithPartsProps = { entry: NavigationEntry; path: string; onOpen: () => void };

function EntryWithParts({ entry, path, onOpen }: EntryWithPartsProps) {
  // Enter follows the link; the down arrow opens its submenu.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "ArrowDown") return;
    event.preventDefault();
    onOpen();
  };
  return (
    <>
      <Radix.Trigger asChild onKeyDown={onKeyDown}>
        <Link {...headerLinkProps(entry, path)} />
      </Radix.Trigger>
      {/* Radix names it after its link, and only what has a role may have a name. */}
      <Radix.Content
        role="group"
        // Its words begin under the word that opens it; the room above them leads the pointer to the header's rule.
        className="absolute top-full -left-5 pt-3"
      >
        <ul className="flex border-2 border-t-0 border-deep bg-paper shadow-flat">
          {entry.parts?.map(({ drawing, ...part }) => (
            <li key={part.to} className="border-deep not-first:border-l-2">
              <Radix.Link asChild>
                <Link {...part} className="block text-note font-medium hover:bg-deep hover:text-paper">
                  {drawing && <Picture picture={toPicture({ src: drawing, alt: "" })} className="w-44 max-w-none" />}
                  <span className="block px-4.5 py-2.5">{part.label}</span>
                </Link>
              </Radix.Link>
            </li>
          ))}
        </ul>
      </Radix.Content>
    </>
  );
}
