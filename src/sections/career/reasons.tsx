import { NoBreakWords } from "../../components/no-break-words";
import { Section } from "../../components/section";
import { Reveal } from "../../features/reveal/reveal";

/** Reasons to join, each with what can be counted of it; the title stays in view beside them. */
export function Reasons({ title, items }: NonNullable<Queries.CareerPageQuery["careerPage"]>["reasons"]) {
  return (
    <Section tone="mist">
      <div className="grid gap-x-12 gap-y-12 lg:grid-cols-12">
        <h2 className="sticky-column text-title lg:col-span-5">{title}</h2>
        <Reveal className="lg:col-span-7">
          <ul>
            {items.map((item, index) => (
              <li key={index} className="border-t border-deep-25 py-7 first:border-t-2 first:border-deep">
                {item.tally && <Tally {...item.tally} />}
                <h3 className="text-subheading">{item.title}</h3>
                <NoBreakWords as="p" className="mt-2 max-w-[36rem] text-slate" text={item.text} />
              </li>
            ))}
          </ul>
        </Reveal>
      </div>
    </Section>
  );
}

const PER_ROW = 35;
/** px */
const ROW = 44;

/** Strokes as on a tally: four and one across; as many as count are dark. */
function Tally({ count, of }: { count: number; of: number }) {
  const strokes = Array.from({ length: of }, (_, index) => {
    const x = Math.floor((index % PER_ROW) / 5) * 50;
    const y = Math.floor(index / PER_ROW) * ROW;
    return index % 5 === 4 ? `M${x} ${y + 26}l40-20` : `M${x + 5 + (index % 5) * 10} ${y}v32`;
  });
  const height = Math.ceil(of / PER_ROW) * ROW - 12;
  return (
    <svg aria-hidden="true" viewBox={`0 0 340 ${height}`} className="mb-4 w-[21.25rem] max-w-full" strokeWidth="4">
      <path d={strokes.slice(0, count).join("")} stroke="var(--color-lake)" />
      <path d={strokes.slice(count).join("")} stroke="var(--color-brick)" />
    </svg>
  );
}
