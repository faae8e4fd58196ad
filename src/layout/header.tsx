import { useEffect } from "react";
import { ButtonLink } from "../components/button";
import { HEADER_HEIGHT_PX } from "../config/constants";
import { MobileMenu } from "../features/navigation/mobile-menu";
import { NavigationMenu } from "../features/navigation/navigation-menu";
import { Logo } from "./logo";
import type { SiteQueryData } from "./use-site";

type HeaderProps = Omit<SiteQueryData["header"], "skipLink"> & {
  name: string;
  /** Path of the current page. */
  path: string;
};

/** The header of every page. */
export function Header({ name, homeLabel, navigationLabel, navigation, login, demo, menu, path }: HeaderProps) {
  useOutlinedDemoButton(path);
  return (
    <header className="sticky top-0 z-40 h-(--header-height) border-b border-line bg-paper" data-print="hidden">
      <div className="container-page flex h-full items-center gap-2 md:gap-4 lg:gap-8">
        <Logo name={name} label={homeLabel} />
        <NavigationMenu label={navigationLabel} links={navigation} path={path} />
        <div className="ml-auto hidden items-center gap-2 md:ml-0 md:flex lg:gap-3">
          <ButtonLink {...login} variant="outline" size="sm" />
          <ButtonLink {...demo} variant="hero" size="sm" data-header-cta="" className="whitespace-nowrap" />
        </div>
        <ButtonLink
          {...demo}
          variant="hero"
          size="sm"
          data-header-cta=""
          className="ml-auto max-[22.5rem]:hidden md:hidden"
        />
        <MobileMenu labels={menu} links={navigation} buttons={[login, demo]} path={path} />
      </div>
    </header>
  );
}

/**
 * Only one filled button per screen: the header's demo button is outlined until the page's primary button has been
 * scrolled past. Without script, it stays outlined.
 */
function useOutlinedDemoButton(path: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has its own button, or none.
  useEffect(() => {
    const button = document.querySelector("[data-first-signal]");
    if (!button) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        const isAbove = entry !== undefined && !entry.isIntersecting && entry.boundingClientRect.top < HEADER_HEIGHT_PX;
        document.documentElement.toggleAttribute("data-scrolled-past-cta", isAbove);
      },
      { rootMargin: `-${HEADER_HEIGHT_PX}px 0px 0px` },
    );
    observer.observe(button);
    return () => observer.disconnect();
  }, [path]);
}
