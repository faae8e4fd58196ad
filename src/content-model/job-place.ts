import type { AdministrativeArea, Country, Place } from "schema-dts";
import type { SiteSettings } from "../data-layer/model/content-type";
import { postalAddress } from "./organization";

/** The countries in which a job without a workplace can be done: the job's location in words → the country's code. */
const REMOTE: Readonly<Record<string, string>> = {
  "Remote in Deutschland": "DE",
  "Remote in Österreich": "AT",
  "Remote in der Schweiz": "CH",
};
const TOWN = /^(?!Remote|Home)\p{Lu}[\p{L}.-]*(?: (?!oder |und )[\p{L}().-]+)*$/u;

/** What is said of a value that is no location, in words for authors. */
export const notALocation = ({ value }: { value: unknown }) =>
  `„${value}“ nennt keinen Ort. Erwartet wird ein einzelner Ort, z. B. Lindau, oder ${Object.keys(REMOTE)
    .map((location) => `„${location}“`)
    .join(", ")}: Nur das verstehen Suchmaschinen. Mehr dazu passt in tags.`;

/** Whether search engines can be told where the job is. */
export const isLocation = (location: string): boolean => Object.hasOwn(REMOTE, location) || TOWN.test(location);

type JobPlace =
  | { jobLocation: Place }
  | { jobLocationType: "TELECOMMUTE"; applicantLocationRequirements: AdministrativeArea | Country };

/** Where a job is, in schema.org's terms; the company's address if it is in the town of its workplace. */
export function jobPlace(location: string, workplace: string, site: SiteSettings): JobPlace {
  const country = REMOTE[location];
  if (country)
    return {
      jobLocationType: "TELECOMMUTE",
      applicantLocationRequirements: { "@type": "Country", name: country },
    };
  const isHere = location === workplace || location === site.company.city;
  const town = {
    "@type": "PostalAddress",
    addressLocality: location,
    addressCountry: site.company.countryCode,
  } as const;
  return { jobLocation: { "@type": "Place", address: isHere ? postalAddress(site) : town } };
}
