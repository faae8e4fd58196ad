import type { ReactNode } from "react";
import { Link } from "../../components/link";
import { Picture } from "../../components/picture";
import { toPicture } from "../../lib/picture-data";

type CompanyCardProps = NonNullable<Queries.ContactPageQuery["contactPage"]>["company"] & {
  company: Pick<Queries.SiteSettingsCompany, "street" | "postalCode" | "city" | "country" | "email">;
};

/** Where the company is and when it answers, with the scale of a sea chart at its edge. */
export function CompanyCard({ title, hours, reply, picture, company, ...card }: CompanyCardProps) {
  const { addressLabel, emailLabel, phoneLabel, phone, replyLabel, replyTime, hoursLabel } = card;
  const [mailbox, host] = company.email.split("@");
  return (
    <div className="h-full border-[min(0.625rem,3vw)] border-deep bg-deep text-paper on-deep lg:grid lg:grid-rows-[minmax(20rem,1fr)_auto] [border-image:url(/chart-edge.svg)_20_round]">
      <Picture
        picture={toPicture(picture)}
        sizes="(min-width: 77rem) 487px, (min-width: 64rem) 40vw, 92vw"
        className="aspect-4/3 w-full object-cover max-md:hidden md:max-lg:aspect-8/5 lg:aspect-auto lg:h-0 lg:min-h-full"
      />
      <div className="p-5 sm:p-7">
        <h2 className="text-heading">{title}</h2>
        <p className="mt-3 mb-6 text-mist">{reply}</p>
        <dl>
          <Entry label={addressLabel}>
            <dd>
              <address className="not-italic">
                {company.street}
                <br />
                {company.postalCode} {company.city}
                <br />
                {company.country}
              </address>
            </dd>
          </Entry>
          <Entry label={emailLabel}>
            <dd>
              <a href={`mailto:${company.email}`} className="inline-block link-underlined">
                {mailbox}
                {/* On a narrow phone, the address wraps here. */}
                <wbr />@{host}
              </a>
            </dd>
          </Entry>
          <Entry label={phoneLabel}>
            <dd>
              <Link {...phone} className="inline-block link-underlined" />
            </dd>
          </Entry>
          <Entry label={replyLabel}>
            <dd>{replyTime}</dd>
          </Entry>
          <Entry label={hoursLabel}>
            {hours.map(({ days, time }, index) => (
              <dd key={index} className="flex flex-wrap justify-between gap-x-4">
                {days} <span className="[font-variant-numeric:tabular-nums]">{time}</span>
              </dd>
            ))}
          </Entry>
        </dl>
      </div>
    </div>
  );
}

function Entry({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid-cols-[8rem_1fr] border-t border-white-20 py-3 sm:max-lg:grid xl:grid [&>dd]:col-start-2">
      <dt className="text-note/relaxed text-mist">{label}</dt>
      {children}
    </div>
  );
}
