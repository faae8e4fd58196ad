import { useEffect } from "react";
import { ButtonLink } from "../components/button";
import { HEADER_HEIGHT_PX } from "../config/constants";
import { MobileMenu } from "../features/navigation/mobile-menu";
import { NavigationMenu } from "../features/navigation/navigation-menu";
import { Logo } from "./logo";
import type { Site } from "./use-site";

type HeaderProps = Omit<Site["header"], "skipLink"> & {
  name: string;
  /** Path of the page shown. */
  path: string;
};

/** The header of every page. */
export function Header({ name, homeLabel, navigationLabel, navigation, login, demo, menu, path }: HeaderProps) {
  useQuietSignal(path);
  return (
    <header className="sticky top-0 z-40 h-(--header-height) border-b border-line bg-paper" data-print="hidden">
      <div className="container-page flex h-full items-center gap-2 md:gap-4 lg:gap-8">
        <Logo name={name} label={homeLabel} />
        <NavigationMenu label={navigationLabel} links={navigation} path={path} />
        <div className="ml-auto hidden items-center gap-2 md:ml-0 md:flex lg:gap-3">
          <ButtonLink {...login} variant="outline" size="sm" />
          <ButtonLink {...demo} variant="hero" size="sm" data-second-signal="" className="whitespace-nowrap" />
        </div>
        <ButtonLink
          {...demo}
          variant="hero"
          size="sm"
          data-second-signal=""
          className="ml-auto max-[22.5rem]:hidden md:hidden"
        />
        <MobileMenu labels={menu} links={navigation} buttons={[login, demo]} path={path} />
      </div>
    </header>
  );
}

/**
 * One thing to press per screen: while the page's own signal button is in view, the header's is only outlined. Without
 * script it stays so.
 */
function useQuietSignal(path: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has a button of its own, or none.
  useEffect(() => {
    const button = document.querySelector("[data-first-signal]");
    if (!button) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        const isAbove = entry !== undefined && !entry.isIntersecting && entry.boundingClientRect.top < HEADER_HEIGHT_PX;
        document.documentElement.toggleAttribute("data-past-signal", isAbove);
      },
      { rootMargin: `-${HEADER_HEIGHT_PX}px 0px 0px` },
    );
    observer.observe(button);
    return () => observer.disconnect();
  }, [path]);
}
