import type { SiteSettings } from "../data-layer/model/content-type";

/** The style element for the footer of every printed page: the company with its address. */
export function printFooterStyle({ legalName, company, url }: SiteSettings): string {
  const { street, postalCode, city, email } = company;
  const line = [legalName, street, `${postalCode} ${city}`, email, new URL(url).host].join(" · ");
  // `<` could end the style element, so it is escaped for CSS.
  const content = JSON.stringify(line).replaceAll("<", "\\3c ");
  return `<style media="print">@page{@bottom-left{content:${content}}}</style>`;
}
