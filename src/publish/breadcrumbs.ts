import type { BreadcrumbList } from "schema-dts";
import type { Site } from "../content-types/content-type";
import { address } from "../content-types/site-settings/organization";

/** The breadcrumbs of a page, its own name last. */
export const breadcrumbs = (site: Site, crumbs: readonly { name: string; path: string }[]): BreadcrumbList => ({
  "@type": "BreadcrumbList",
  itemListElement: crumbs.map(({ name, path }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name,
    item: address(site, path),
  })),
});
