import { Picture } from "../../components/picture";
import { Section } from "../../components/section";
import { toPicture } from "../../lib/picture-data";

type TeamProps = NonNullable<Queries.AboutPageQuery["aboutPage"]>["team"];

/** The company's leadership; if a portrait fails to load, the text remains. */
export function Team({ title, members }: TeamProps) {
  return (
    <Section tone="mist">
      <h2 className="text-title">{title}</h2>
      <ul className="mt-12 grid gap-x-8 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
        {members.map(({ name, role, description, picture }) => (
          <li key={name}>
            <Picture
              picture={toPicture(picture)}
              onFail="hide"
              sizes="(min-width: 77rem) 384px, (min-width: 64rem) 31vw, (min-width: 40rem) 46vw, 92vw"
              className="aspect-[4/5] w-full object-cover"
            />
            <h3 className="mt-5 text-subheading">{name}</h3>
            <p className="text-note font-semibold text-lake">{role}</p>
            <p className="mt-2 text-slate">{description}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
