import type { ReactNode } from "react";
import { NoBreakWords } from "../../components/no-break-words";
import { Section, type SectionProps } from "../../components/section";
import { Reveal } from "../../features/reveal/reveal";

type SplitListProps = Pick<SectionProps, "id" | "tone"> & {
  title: string;
  text?: string;
  items: readonly { title: string; text: string }[];
  /** Content below the text. */
  children?: ReactNode;
  /** Content below the list. */
  more?: ReactNode;
};

/** A sticky title, perhaps with a text, on the left, and a list on the right. */
export function SplitList({ title, text, items, children, more, ...props }: SplitListProps) {
  return (
    <Section {...props}>
      <div className="grid gap-x-12 gap-y-12 lg:grid-cols-12">
        <div className="sticky-column lg:col-span-5">
          <h2 className="text-title">{title}</h2>
          {text && <NoBreakWords as="p" className="mt-5 text-lead text-slate" text={text} />}
          {children}
        </div>
        <div className="lg:col-span-7">
          <Reveal>
            <ul>
              {items.map((item) => (
                <li key={item.title} className="border-t border-deep-25 py-7 first:border-t-2 first:border-deep">
                  <h3 className="text-subheading">{item.title}</h3>
                  <NoBreakWords as="p" className="mt-2 max-w-[36rem] text-slate" text={item.text} />
                </li>
              ))}
            </ul>
          </Reveal>
          {more}
        </div>
      </div>
    </Section>
  );
}
