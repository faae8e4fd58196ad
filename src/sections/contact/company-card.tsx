import type { ReactNode } from "react";
import { Link } from "../../components/link";
import { Picture } from "../../components/picture";
import { toPicture } from "../../lib/picture-data";

type CompanyCardProps = NonNullable<Queries.ContactPageQuery["contactPage"]>["company"] & {
  company: Pick<Queries.SiteSettingsCompany, "street" | "postalCode" | "city" | "country" | "email">;
};

/** Where the company is and when it answers. */
export function CompanyCard({ title, hours, reply, picture, company, ...card }: CompanyCardProps) {
  const { addressLabel, emailLabel, phoneLabel, phone, replyLabel, replyTime, hoursLabel } = card;
  const [mailbox, host] = company.email.split("@");
  return (
    <div className="bg-deep text-paper on-deep">
      <Picture
        picture={toPicture(picture)}
        sizes="(min-width: 77rem) 487px, (min-width: 64rem) 40vw, 92vw"
        className="aspect-4/3 h-auto w-full object-cover max-md:hidden md:max-lg:aspect-8/5 md:max-lg:object-[50%_60%]"
      />
      <div className="p-7 sm:p-9">
        <h2 className="text-heading">{title}</h2>
        <dl className="mt-7 grid gap-6 md:max-lg:grid-flow-col md:max-lg:grid-cols-2 md:max-lg:grid-rows-[repeat(3,auto)] md:max-lg:gap-x-10">
          <Entry label={addressLabel}>
            <dd>
              <address className="mt-1 not-italic">
                {company.street}
                <br />
                {company.postalCode} {company.city}
                <br />
                {company.country}
              </address>
            </dd>
          </Entry>
          <Entry label={emailLabel}>
            <dd className="mt-1">
              <a href={`mailto:${company.email}`} className="inline-block link-underlined">
                {mailbox}
                {/* On a narrow phone, the address wraps here. */}
                <wbr />@{host}
              </a>
            </dd>
          </Entry>
          <Entry label={phoneLabel}>
            <dd className="mt-1">
              <Link {...phone} className="inline-block link-underlined" />
            </dd>
          </Entry>
          <Entry label={replyLabel}>
            <dd className="mt-1">{replyTime}</dd>
          </Entry>
          <Entry label={hoursLabel}>
            {hours.map(({ days, time }, index) => (
              <dd key={index} className="mt-1 flex flex-wrap justify-between gap-x-4">
                {days} <span className="[font-variant-numeric:tabular-nums]">{time}</span>
              </dd>
            ))}
          </Entry>
        </dl>
        <p className="mt-7 border-t border-white-20 pt-6 text-mist">{reply}</p>
      </div>
    </div>
  );
}

function Entry({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-note text-mist">{label}</dt>
      {children}
    </div>
  );
}
