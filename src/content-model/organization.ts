import type { Organization, PostalAddress, WebSite } from "schema-dts";
import type { SiteSettings } from "../data-layer/model/content-type";
import { absoluteUrl } from "../lib/absolute-url";

const organizationId = (site: SiteSettings) => `${site.url}/#organization`;

const logo = (site: SiteSettings) => `${site.url}/icon-512.png`;

export const postalAddress = ({ company }: SiteSettings): PostalAddress => ({
  "@type": "PostalAddress",
  streetAddress: company.street,
  postalCode: company.postalCode,
  addressLocality: company.city,
  addressCountry: company.countryCode,
});

/** The company, in full. */
export const organization = (site: SiteSettings): Organization => ({
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
export const publisher = (site: SiteSettings): Organization => ({
  "@type": "Organization",
  "@id": organizationId(site),
  name: site.name,
  url: absoluteUrl(site, "/"),
});

/** The company as an employer. */
export const employer = (site: SiteSettings): Organization => ({
  "@type": "Organization",
  name: site.name,
  sameAs: absoluteUrl(site, "/"),
  logo: logo(site),
});

export const website = (site: SiteSettings): WebSite => ({
  "@type": "WebSite",
  "@id": `${site.url}/#website`,
  name: site.name,
  url: absoluteUrl(site, "/"),
  description: site.description,
  inLanguage: "de",
  publisher: { "@id": organizationId(site) },
});
