import ArrowRight from "lucide-react/icons/arrow-right";
import { Link } from "../../components/link";
import { Notice } from "../../components/notice";
import { Section } from "../../components/section";

type PositionsProps = Queries.CareerPagePositions & { positions: readonly Queries.PositionFragment[] };

/** The open positions, one row each; the whole row is a link. */
export function Positions({ title, text, action, positions }: PositionsProps) {
  return (
    <Section id="stellen" tabIndex={-1} aria-labelledby="stellen-title">
      <h2 id="stellen-title" className="text-title">
        {title}
      </h2>
      <p className="mt-5 max-w-[40rem] text-lead text-slate">{text}</p>
      <ul className="mt-10 border-t-2 border-deep">
        {positions.map(({ title: name, titleLanguage, path, department, location, type, description, status }) => (
          <li
            key={path}
            className="group relative grid gap-x-8 gap-y-2 border-b border-line py-7 hover:bg-mist md:grid-cols-[10rem_1fr_auto] lg:grid-cols-[16rem_1fr_auto]"
          >
            <p className="text-note text-slate">
              <span className="font-semibold text-lake">{department}</span>
              <br className="max-md:hidden" />
              <span className="md:hidden"> · </span>
              {type} · {location}
            </p>
            <div>
              {status && <Notice text={status} />}
              <h3 className="text-subheading">
                <Link
                  to={path}
                  label={name}
                  lang={titleLanguage ?? undefined}
                  className="after:absolute after:inset-0"
                />
              </h3>
              <p className="mt-1.5 text-slate">{description}</p>
            </div>
            <p
              aria-hidden="true"
              data-print="hidden"
              className="flex items-center gap-2 text-note font-semibold whitespace-nowrap text-lake"
            >
              {action} <ArrowRight className="size-4 transition-transform group-hover:translate-x-1" />
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
