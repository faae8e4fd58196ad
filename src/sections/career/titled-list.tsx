import { NoBreakWords } from "../../components/no-break-words";
import { Section } from "../../components/section";
import { Reveal } from "../../features/reveal/reveal";

type TitledListProps = {
  title: string;
  items: readonly Queries.CareerPageProcessStep[];
  /** Numbers the items: for steps in a fixed order. */
  ordered?: boolean;
  /** A closing line below the list. */
  note?: string;
};

/** Values or steps: short texts side by side, each below a rule. */
export function TitledList({ title, items, ordered = false, note }: TitledListProps) {
  const List = ordered ? "ol" : "ul";
  return (
    <Section>
      <h2 className="text-title">{title}</h2>
      <Reveal>
        <List className="mt-10 grid gap-x-8 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
          {items.map((item, index) => (
            <li key={index} className="border-t-2 pt-5 border-deep">
              {ordered && (
                <span aria-hidden="true" className="mb-3 block font-display text-title font-bold text-lake">
                  {index + 1}
                </span>
              )}
              <h3 className="text-subheading">{item.title}</h3>
              <NoBreakWords as="p" className="mt-2.5 text-slate" text={item.text} />
            </li>
          ))}
        </List>
      </Reveal>
      {note && <NoBreakWords as="p" className="mt-10 max-w-[40rem] text-slate" text={note} />}
    </Section>
  );
}
