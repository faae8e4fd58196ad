export type JobListsProps = { lists: readonly { title: string; items: readonly string[] }[] };

/** Tasks, requirements, benefits: a heading and its bullet points. */
export function JobLists({ lists }: JobListsProps) {
  return (
    <>
      {lists.map(({ title, items }) => (
        <section key={title} className="mt-14">
          <h2 className="text-heading">{title}</h2>
          <ul className="mt-5">
            {items.map((item) => (
              <li key={item} className="flex gap-4 border-t border-line py-3.5">
                <span aria-hidden="true" className="mt-3 h-0.75 w-4 shrink-0 bg-signal" />
                {item}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
