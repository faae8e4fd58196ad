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
    <Section className="overflow-clip">
      <div className="grid items-start gap-x-14 gap-y-10 lg:grid-cols-2">
        <Picture
          picture={toPicture(picture)}
          onFail={{ fallback: toPicture(fallback) }}
          sizes="(min-width: 64rem) 48vw, 100vw"
          className="-mx-gutter w-screen max-w-none sticky-column lg:mx-0 lg:aspect-8/9 lg:max-h-198 lg:w-[calc(50vw-1.75rem)] lg:justify-self-end lg:object-cover lg:object-[56%]"
        />
        <Reveal>
          <h2 className="text-title">{title}</h2>
          <NoBreakWords as="p" className="mt-5 text-lead text-slate" text={text} />
          <dl className="mt-8">
            {systems.map(({ title: name, drawing, text: does }, index) => (
              <div key={index} className="relative border-t border-line py-3.5 has-[img]:min-h-23 has-[img]:pl-29">
                <dt className="font-display text-subheading font-bold">
                  {drawing && (
                    <Picture picture={toPicture({ src: drawing, alt: "" })} className="absolute top-4 left-0 w-25" />
                  )}
                  {name}
                </dt>
                <NoBreakWords as="dd" className="text-slate" text={does} />
              </div>
            ))}
          </dl>
          <ButtonLink {...action} variant="outline" size="lg" className="mt-6" />
        </Reveal>
      </div>
    </Section>
  );
}
