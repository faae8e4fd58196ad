import type { LucideIcon } from "lucide-react";
import CalendarCheck from "lucide-react/icons/calendar-check";
import Mail from "lucide-react/icons/mail";
import Phone from "lucide-react/icons/phone";
import Users from "lucide-react/icons/users";
import type { ReactNode } from "react";
import { ApprovedText } from "../shared/approved-text";

const ICONS: Readonly<Record<string, LucideIcon>> = {
  email: Mail,
  linkedin: Users,
  phone: Phone,
  calendar: CalendarCheck,
};

/** The product's plan for one contact: channel, day, message and outcome; the first step comes next. */
export function Sequence({ title, steps, children }: Queries.ProductViewsSequence & { children?: ReactNode }) {
  return (
    <div className="bg-white px-[min(1.25rem,5vw)] py-5">
      <p className="text-note font-semibold">{title}</p>
      {children}
      <ol className="product-steps relative mt-4 grid gap-4 before:absolute before:top-4 before:bottom-4 before:left-[calc(min(2.25rem,10vw)/2-1px)] before:w-0.5 before:bg-line">
        {steps.map(({ channel, day, text, outcome, approved }, index) => {
          const Icon = ICONS[channel] ?? Mail;
          return (
            <li
              key={index}
              className="relative grid grid-cols-[min(2.25rem,10vw)_1fr] items-center gap-x-[min(0.875rem,3.5vw)]"
            >
              <span className="grid size-[min(2.25rem,10vw)] place-items-center rounded-full">
                <Icon aria-hidden="true" className="size-4.5" />
              </span>
              <span className="min-w-0">
                <span className="flex flex-wrap justify-between gap-x-3 text-note text-slate">
                  {day}{" "}
                  <span>
                    <ApprovedText before={outcome} approved={approved} />
                  </span>
                </span>
                <span className="block text-balance text-note font-medium">{text}</span>
              </span>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
