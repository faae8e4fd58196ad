import type { Site } from "../content-types/content-type";

/** The foot of every printed sheet, which names the company and its address, as an element for the head. */
export function sheetStyles({ legalName, company, url }: Site): string {
  const { street, postalCode, city, email } = company;
  const line = [legalName, street, `${postalCode} ${city}`, email, new URL(url).host].join(" · ");
  // Inside of an element, only `<` could end it; CSS can say it in another way.
  const content = JSON.stringify(line).replaceAll("<", "\\3c ");
  return `<style media="print">@page{@bottom-left{content:${content}}}</style>`;
}
