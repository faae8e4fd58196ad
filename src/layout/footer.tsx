import { Link } from "../components/link";
import { Picture } from "../components/picture";
import { toPicture } from "../lib/picture-data";
import type { SiteQueryData } from "../lib/use-site";
import { Logo } from "./logo";

type FooterProps = SiteQueryData["footer"] & { name: string; homeLabel: string };

/** The footer of every page. */
export function Footer({ name, homeLabel, claim, navigationLabel, groups, badge, copyright, audience }: FooterProps) {
  return (
    <footer
      className="border-t border-lake bg-deep pb-(--banner-reserved-height) text-paper on-deep"
      data-print="hidden"
    >
      <div className="container-page py-14">
        <div className="grid gap-x-8 gap-y-12 lg:grid-cols-12">
          <div className="lg:col-span-4">
            <Logo name={name} label={homeLabel} onDeep />
            <p className="mt-5 max-w-measure text-mist">{claim}</p>
          </div>
          <nav aria-label={navigationLabel} className="grid grid-cols-2 gap-x-6 gap-y-12 sm:grid-cols-4 lg:col-span-8">
            {groups.map(({ title, links }, index) => (
              <div key={title}>
                <p id={`footer-${index}`} className="text-note font-semibold text-white">
                  {title}
                </p>
                <ul aria-labelledby={`footer-${index}`} className="mt-3">
                  {links.map((link) => (
                    <li key={link.to}>
                      <Link
                        {...link}
                        className="inline-block py-1.5 text-note text-mist hover:text-white hover:underline"
                      />
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </nav>
        </div>
      </div>
      <div className="quay">
        <div className="container-page flex flex-wrap items-center justify-between gap-x-10 gap-y-6">
          <p className="flex flex-wrap gap-x-6 text-note text-mist">
            <span>{copyright}</span> <span>{audience}</span>
          </p>
          <Picture picture={toPicture(badge)} className="h-auto w-82 max-w-full" />
        </div>
      </div>
    </footer>
  );
}
