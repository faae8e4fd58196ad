import type { Organization, PostalAddress, WebSite } from "schema-dts";
import type { Site } from "../data-layer/model/content-type";
import { absoluteUrl } from "../lib/absolute-url";

const organizationId = (site: Site) => `${site.url}/#organization`;

const logo = (site: Site) => `${site.url}/icon-512.png`;

export const postalAddress = ({ company }: Site): PostalAddress => ({
  "@type": "PostalAddress",
  streetAddress: company.street,
  postalCode: company.postalCode,
  addressLocality: company.city,
  addressCountry: company.countryCode,
});

/** The company, in full. */
export const organization = (site: Site): Organization => ({
  "@type": "Organization",
  "@id": organizationId(site),
  name: site.name,
  legalName: site.legalName,
  url: absoluteUrl(site, "/"),
  logo: logo(site),
  description: site.description,
  email: site.company.email,
  foundingDate: site.company.founded,
  address: postalAddress(site),
});

/** The company as the author of what it publishes. */
export const publisher = (site: Site): Organization => ({
  "@type": "Organization",
  "@id": organizationId(site),
  name: site.name,
  url: absoluteUrl(site, "/"),
});

/** The company as an employer. */
export const employer = (site: Site): Organization => ({
  "@type": "Organization",
  name: site.name,
  sameAs: absoluteUrl(site, "/"),
  logo: logo(site),
});

export const website = (site: Site): WebSite => ({
  "@type": "WebSite",
  "@id": `${site.url}/#website`,
  name: site.name,
  url: absoluteUrl(site, "/"),
  description: site.description,
  inLanguage: "de",
  publisher: { "@id": organizationId(site) },
});
