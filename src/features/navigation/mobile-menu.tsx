import Menu from "lucide-react/icons/menu";
import X from "lucide-react/icons/x";
import { type RefObject, useEffect, useRef, useState } from "react";
import { type Action, ButtonLink } from "../../components/button";
import { Link } from "../../components/link";
import { focusMain } from "../../lib/focus";
import type { SiteQueryData } from "../../lib/use-site";
import { suppressFollowUpEnter } from "../click-guard/repeated-activation";
import { ariaCurrent, type NavigationEntry } from "./navigation-link";

type MobileMenuProps = {
  labels: SiteQueryData["header"]["menu"];
  links: readonly NavigationEntry[];
  buttons: readonly [login: Action, demo: Action];
  path: string;
};

const MENU_ID = "mobile-menu";
const FROM_MD = "(min-width: 48rem)";

const isOpen = (menu: HTMLElement) => "popover" in menu && menu.matches(":popover-open");

const close = (menu: HTMLElement | null) => {
  if (menu && isOpen(menu)) menu.hidePopover();
};

/** The menu below the `md` breakpoint. It is a popover, so it works without script; script adds the rest. */
export function MobileMenu({ labels, links, buttons: [login, demo], path }: MobileMenuProps) {
  const menu = useRef<HTMLDivElement>(null);
  const open = usePopover(menu);
  useInertBackground(open);

  // Also closes the menu on Back. A menu opened before hydration stays open.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the menu closes whenever the path changes.
  useEffect(() => () => close(menu.current), [path]);

  const onFollow = () => close(menu.current);

  return (
    <div className="-mr-2.5 max-[22.5rem]:ml-auto md:hidden">
      <button
        type="button"
        popovertarget={MENU_ID}
        aria-label={open ? labels.close : labels.open}
        className="grid size-11 cursor-pointer place-items-center rounded-control hover:bg-mist"
      >
        {open ? <X aria-hidden="true" /> : <Menu aria-hidden="true" />}
      </button>
      <div
        ref={menu}
        id={MENU_ID}
        popover="auto"
        className="fixed inset-x-0 top-(--header-height) bottom-0 m-0 h-auto w-auto overflow-y-auto overscroll-contain border-0 bg-deep p-0 text-paper on-deep"
      >
        <nav aria-label={labels.label} className="flex min-h-full flex-col">
          <ul className="grid grow">
            {links.map(({ label, to, language }, index) => (
              <li key={to} className="border-t border-white-20">
                <Link
                  to={to}
                  label={label}
                  lang={language ?? undefined}
                  onClick={onFollow}
                  aria-current={ariaCurrent(to, path)}
                  {...(index === 0 ? { autofocus: "" } : {})}
                  className="menu-link container-page relative flex h-full items-center py-3 font-display text-statement font-bold"
                />
              </li>
            ))}
          </ul>
          <div className="container-page grid gap-3 bg-lake pt-7 pb-8">
            <ButtonLink {...demo} onClick={onFollow} variant="hero" size="lg" />
            <ButtonLink {...login} onClick={onFollow} variant="glass" size="lg" />
          </div>
        </nav>
      </div>
      <a href="#footer-0" className="hidden link-underlined">
        {labels.label}
      </a>
    </div>
  );
}

/** Whether the popover is open; closes it in a wide window. */
function usePopover(menu: RefObject<HTMLDivElement>): boolean {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const element = menu.current;
    if (!element) return;
    // `toggle` may fire after the next key press, when a link in the menu already has the focus.
    const onBeforeToggle = ({ newState }: Event & { newState?: string }) =>
      newState === "open" && suppressFollowUpEnter();
    const onToggle = () => setOpen(isOpen(element));
    const wide = window.matchMedia(FROM_MD);
    const onWiden = () => wide.matches && close(element);
    onToggle();
    element.addEventListener("beforetoggle", onBeforeToggle);
    element.addEventListener("toggle", onToggle);
    wide.addEventListener("change", onWiden);
    return () => wide.removeEventListener("change", onWiden);
  }, [menu]);
  return open;
}

/** Makes the page behind the open menu inert, and keeps it from scrolling. */
function useInertBackground(open: boolean): void {
  useEffect(() => {
    const background = document.querySelectorAll<HTMLElement>("main, footer, [data-consent], [href='#inhalt']");
    for (const element of background) element.inert = open;
    // A style sheet's `html:has(:popover-open)` would be asked after every change of the page.
    document.documentElement.style.overflow = open ? "hidden" : "";
    return () => {
      document.documentElement.style.overflow = "";
      for (const element of background) element.inert = false;
      // After the window was widened, the button that opened the menu is hidden; it may keep the focus until the next frame.
      const focused = document.activeElement;
      if (open && (focused === document.body || focused?.getClientRects().length === 0)) focusMain();
    };
  }, [open]);
}
