import { singleFile } from "../content-type";
import { siteSchema } from "./schema";

/** Content shared by all pages. */
export const siteSettings = singleFile({ name: "SiteSettings", file: "site.json", schema: siteSchema });
