import { ButtonLink } from "../../components/button";
import { NoBreakWords } from "../../components/no-break-words";
import { Picture } from "../../components/picture";
import { Section } from "../../components/section";
import { Reveal } from "../../features/reveal/reveal";
import { toPicture } from "../../lib/picture-data";

type IntegrationProps = NonNullable<Queries.HomePageQuery["homePage"]>["integration"];

/** How the product integrates with the customer's systems. */
export function Integration({ title, text, picture, fallback, systems, action }: IntegrationProps) {
  return (
    <Section className="overflow-hidden">
      <div className="grid items-start gap-x-14 gap-y-10 lg:grid-cols-2">
        <Picture
          picture={toPicture(picture)}
          onFail={{ fallback: toPicture(fallback) }}
          sizes="(min-width: 64rem) 48vw, 100vw"
          className="-mx-gutter w-screen max-w-none lg:mx-0 lg:aspect-9/8 lg:max-h-178 lg:w-[calc(50vw-1.75rem)] lg:justify-self-end lg:object-cover lg:object-[80%]"
        />
        <Reveal>
          <h2 className="text-title">{title}</h2>
          <NoBreakWords as="p" className="mt-5 text-lead text-slate" text={text} />
          <dl className="mt-8">
            {systems.map((system, index) => (
              <div key={index} className="flex flex-wrap gap-x-4 border-t border-line py-3.5">
                <dt className="w-26 shrink-0 font-semibold">{system.title}</dt>
                <NoBreakWords as="dd" className="min-w-[min(100%,11rem)] flex-1 text-slate" text={system.text} />
              </div>
            ))}
          </dl>
          <ButtonLink {...action} variant="outline" size="lg" className="mt-6" />
        </Reveal>
      </div>
    </Section>
  );
}
