import ArrowRight from "lucide-react/icons/arrow-right";
import { Link } from "../../components/link";
import { Notice } from "../../components/notice";
import { Picture } from "../../components/picture";
import { Section } from "../../components/section";
import { toPicture } from "../../lib/picture-data";

type PositionsProps = Queries.CareerPagePositions & {
  positions: readonly Queries.PositionFragment[];
  /** Of a position without a picture of its own. */
  picture: Queries.JobPictureFragment;
};

/** The open positions, one row each; the whole row is a link. */
export function Positions({ title, text, action, positions, picture }: PositionsProps) {
  return (
    <Section id="stellen" tabIndex={-1} aria-labelledby="stellen-title">
      <h2 id="stellen-title" className="text-title">
        {title}
      </h2>
      <p className="mt-5 max-w-[40rem] text-lead text-slate">{text}</p>
      <ul className="mt-10 border-t-2 border-deep">
        {positions.map(
          ({ title: name, titleLanguage, path, department, location, type, description, status, ...own }) => (
            <li
              key={path}
              className="group relative grid grid-cols-[6rem_1fr] grid-rows-[auto_1fr] items-start gap-x-5 gap-y-1.5 border-b border-line py-6 max-[15rem]:block sm:grid-cols-[9rem_1fr] sm:gap-x-8 lg:grid-cols-[12.5rem_1fr_auto]"
            >
              <div className="row-span-2">
                <Picture
                  picture={{ ...toPicture(own.picture ?? picture), alt: "" }}
                  sizes="(min-width: 64rem) 200px, (min-width: 40rem) 144px, 96px"
                  className="aspect-[3/2] w-full object-cover"
                />
              </div>
              <div>
                {status && <Notice text={status} />}
                <p className="mb-1 text-note text-slate">
                  <span className="font-semibold text-lake">{department}</span>
                  {[type, location].map((fact, index) => (
                    <span key={index} className="whitespace-nowrap">{`\u00a0· ${fact}`}</span>
                  ))}
                </p>
                <h3 className="text-subheading">
                  <Link
                    to={path}
                    label={name}
                    lang={titleLanguage ?? undefined}
                    className="after:absolute after:inset-0 group-hover:underline"
                  />
                </h3>
              </div>
              <p className="max-w-measure text-slate max-sm:col-span-2 sm:col-start-2">{description}</p>
              <p
                aria-hidden="true"
                data-print="hidden"
                className="flex items-center gap-2 text-note font-semibold whitespace-nowrap text-lake max-sm:col-span-2 sm:col-start-2 lg:col-start-3 lg:row-start-1 lg:self-end"
              >
                {action} <ArrowRight className="size-4 transition-transform group-hover:[translate:0.25rem]" />
              </p>
            </li>
          ),
        )}
      </ul>
    </Section>
  );
}
