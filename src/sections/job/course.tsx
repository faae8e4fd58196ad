import { NoBreakWords } from "../../components/no-break-words";

type CourseProps = { title: string; items: readonly { when: string; text: string }[] };

/** The first months as a course from buoy to buoy, in turn a cone and a can; upright on a phone. */
export function Course({ title, items }: CourseProps) {
  return (
    <section className="mt-14">
      <h2 className="text-heading">{title}</h2>
      <ol className="mt-8 grid max-sm:ml-2 sm:grid-flow-col sm:auto-cols-fr">
        {items.map(({ when, text }, index) => (
          <li
            key={index}
            className="group relative border-dashed border-slate pb-8 max-sm:border-l-2 max-sm:pl-7 max-sm:last:border-transparent sm:mt-7 sm:border-t-2 sm:pt-4 sm:pr-5 sm:pb-0"
          >
            <span
              aria-hidden="true"
              className="forced-colors-shape absolute top-0 h-7 w-4.5 bg-lake group-odd:[clip-path:polygon(50%_0,100%_100%,0_100%)] group-even:bg-brick max-sm:-left-2.5 sm:-top-7"
            />
            <strong className="font-display text-subheading font-bold">{when}</strong>
            <NoBreakWords as="p" className="mt-1 text-note text-slate" text={text} />
          </li>
        ))}
      </ol>
    </section>
  );
}
