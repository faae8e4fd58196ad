import { NoBreakWords } from "../../components/no-break-words";
import { Picture } from "../../components/picture";
import { Section } from "../../components/section";
import { Reveal } from "../../features/reveal/reveal";
import { toPicture } from "../../lib/picture-data";

type TeamProps = NonNullable<Queries.AboutPageQuery["aboutPage"]>["team"];

/** The company's leadership; if a portrait fails to load, the text remains. */
export function Team({ title, members }: TeamProps) {
  return (
    <Section tone="mist">
      <h2 className="text-title">{title}</h2>
      <ul className="mt-12 grid gap-x-8 gap-y-12 lg:grid-cols-3">
        {members.map(({ name, role, description, picture }, index) => (
          <li key={index}>
            <Reveal className="sm:max-lg:grid sm:max-lg:grid-cols-[2fr_3fr] sm:max-lg:items-center sm:max-lg:gap-x-8">
              <Picture
                picture={toPicture(picture)}
                sizes="(min-width: 77rem) 384px, (min-width: 64rem) 31vw, (min-width: 40rem) 37vw, 100vw"
                className="aspect-[4/5] w-full object-cover max-sm:-mx-gutter max-sm:w-[calc(100%+2*var(--spacing-gutter))] max-sm:max-w-none"
              />
              <div className="max-sm:mt-5 lg:mt-5">
                <h3 className="text-heading lg:text-subheading">{name}</h3>
                <p className="text-note font-semibold text-lake">{role}</p>
                <NoBreakWords as="p" className="mt-2 text-slate" text={description} />
              </div>
            </Reveal>
          </li>
        ))}
      </ul>
    </Section>
  );
}
