import { ButtonLink } from "../components/button";
import { MobileMenu } from "../features/navigation/mobile-menu";
import { NavigationMenu } from "../features/navigation/navigation-menu";
import type { SiteQueryData } from "../lib/use-site";
import { Logo } from "./logo";

type HeaderProps = Omit<SiteQueryData["header"], "skipLink"> & {
  name: string;
  /** Path of the current page. */
  path: string;
};

/** The header of every page. */
export function Header({ name, homeLabel, navigationLabel, navigation, login, demo, menu, path }: HeaderProps) {
  return (
    <header className="sticky top-0 z-40 h-(--header-height) border-b border-line bg-paper" data-print="hidden">
      <div className="container-page flex h-full items-center gap-2 lg:gap-8">
        <Logo name={name} label={homeLabel} />
        <NavigationMenu label={navigationLabel} links={navigation} path={path} />
        <div className="ml-auto hidden items-center gap-2 md:ml-0 md:flex">
          <ButtonLink {...login} variant="ghost" size="sm" className="max-lg:px-2" />
          <ButtonLink {...demo} variant="accent" size="sm" className="whitespace-nowrap" />
        </div>
        <ButtonLink {...demo} variant="accent" size="sm" className="ml-auto max-[22.5rem]:hidden md:hidden" />
        <MobileMenu labels={menu} links={navigation} buttons={[login, demo]} path={path} />
      </div>
    </header>
  );
}
