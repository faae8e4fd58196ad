import { Section } from "../../components/section";

export type TopicsProps = { title: string; tags: readonly string[] };

/** What readers look for most. Plain words, not links. */
export function Topics({ title, tags }: TopicsProps) {
  return (
    <Section tone="mist">
      <div className="grid gap-x-12 gap-y-8 lg:grid-cols-12">
        <h2 className="text-heading lg:col-span-4">{title}</h2>
        <ul className="flex flex-wrap gap-x-7 gap-y-2 font-display text-subheading font-semibold text-lake lg:col-span-8">
          {tags.map((tag) => (
            <li key={tag}>{tag}</li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
