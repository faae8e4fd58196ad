import { NoBreakWords } from "../../components/no-break-words";
import { Section } from "../../components/section";
import { Reveal } from "../../features/reveal/reveal";

/** Reasons to join, side by side, each with what can be counted of it standing above it like a bar. */
export function Reasons({ title, items }: NonNullable<Queries.CareerPageQuery["careerPage"]>["reasons"]) {
  return (
    <Section tone="mist">
      <h2 className="text-title">{title}</h2>
      <Reveal>
        <ul className="mt-12 -mb-10 grid gap-x-8 sm:grid-cols-2 lg:grid-cols-4">
          {items.map((item, index) => (
            <li key={index} className="row-span-3 grid grid-rows-subgrid">
              {item.tally && <Tally {...item.tally} />}
              <h3 className="row-start-2 mt-5 border-t-2 border-deep pt-4 text-subheading">{item.title}</h3>
              <NoBreakWords as="p" className="mt-2 mb-10 text-slate" text={item.text} />
            </li>
          ))}
        </ul>
      </Reveal>
    </Section>
  );
}

const PER_ROW = 15;
const ROW_PX = 44;

/** Strokes as on a tally: four and one across; as many as count are dark. */
function Tally({ count, of }: { count: number; of: number }) {
  const strokes = Array.from({ length: of }, (_, index) => {
    const x = Math.floor((index % PER_ROW) / 5) * 50;
    const y = Math.floor(index / PER_ROW) * ROW_PX;
    return index % 5 === 4 ? `M${x} ${y + 26}l40-20` : `M${x + 5 + (index % 5) * 10} ${y}v32`;
  });
  const height = Math.ceil(of / PER_ROW) * ROW_PX - 12;
  return (
    <svg
      aria-hidden="true"
      viewBox={`-2 0 144 ${height}`}
      className="w-52 max-w-full self-end lg:w-full"
      strokeWidth="5"
    >
      <path d={strokes.slice(0, count).join("")} stroke="var(--color-lake)" />
      <path d={strokes.slice(count).join("")} stroke="var(--color-brick)" />
    </svg>
  );
}
