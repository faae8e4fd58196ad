import { ButtonLink } from "../../components/button";
import { Link } from "../../components/link";
import { NoBreakWords } from "../../components/no-break-words";
import type { JobLabels } from "./job-header";

/** How to apply, in view beside the text. @param address e-mail address, which `mail` begins a message to */
export function Application({ labels, mail, address }: { labels: JobLabels; mail: string; address: string }) {
  return (
    <aside
      aria-label={labels.applyTitle}
      className="bg-mist p-[min(1.75rem,8vw)] lg:tall:not-in-data-banner:sticky lg:top-[calc(var(--header-height)+2rem)]"
    >
      <p className="font-display text-subheading font-bold">{labels.applyTitle}</p>
      <NoBreakWords as="p" className="mt-2 mb-5 text-note text-slate" text={labels.applyText} />
      <ButtonLink to={mail} label={labels.apply} size="lg" className="w-full" data-print="hidden" />
      <p className="mt-4 text-note">
        <Link to={mail} label={address} className="-my-1 inline-block py-1 text-lake link-underlined" />
      </p>
    </aside>
  );
}
