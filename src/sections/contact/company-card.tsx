import { Link } from "../../components/link";
import { Picture } from "../../components/picture";
import { toPicture } from "../../lib/picture-data";

type CompanyCardProps = NonNullable<Queries.ContactPageQuery["contactPage"]>["company"] & {
  company: Pick<Queries.SiteSettingsCompany, "street" | "postalCode" | "city" | "country" | "email">;
};

/** Where the company is and when it answers. */
export function CompanyCard({
  title,
  addressLabel,
  emailLabel,
  phoneLabel,
  phone,
  replyLabel,
  replyTime,
  hoursLabel,
  hours,
  reply,
  picture,
  company,
}: CompanyCardProps) {
  const [mailbox, host] = company.email.split("@");
  return (
    <div className="bg-deep text-paper on-deep">
      <Picture
        picture={toPicture(picture)}
        onFail="hide"
        sizes="(min-width: 77rem) 487px, (min-width: 64rem) 40vw, 92vw"
        className="aspect-4/3 h-auto w-full object-cover"
      />
      <div className="p-7 sm:p-9">
        <h2 className="text-heading">{title}</h2>
        <dl className="mt-7 grid gap-6">
          <div>
            <dt className="text-note text-mist">{addressLabel}</dt>
            <dd>
              <address className="mt-1 not-italic">
                {company.street}
                <br />
                {company.postalCode} {company.city}
                <br />
                {company.country}
              </address>
            </dd>
          </div>
          <div>
            <dt className="text-note text-mist">{emailLabel}</dt>
            <dd className="mt-1">
              <a href={`mailto:${company.email}`} className="inline-block link-underlined">
                {mailbox}
                {/* On a narrow phone, the address wraps here. */}
                <wbr />@{host}
              </a>
            </dd>
          </div>
          <div>
            <dt className="text-note text-mist">{phoneLabel}</dt>
            <dd className="mt-1">
              <Link {...phone} className="inline-block link-underlined" />
            </dd>
          </div>
          <div>
            <dt className="text-note text-mist">{replyLabel}</dt>
            <dd className="mt-1">{replyTime}</dd>
          </div>
          <div>
            <dt className="text-note text-mist">{hoursLabel}</dt>
            {hours.map(({ days, time }, index) => (
              <dd key={index} className="mt-1 flex flex-wrap justify-between gap-x-4">
                {days} <span className="tabular-nums">{time}</span>
              </dd>
            ))}
          </div>
        </dl>
        <p className="mt-7 border-t border-white/20 pt-6 text-mist">{reply}</p>
      </div>
    </div>
  );
}
