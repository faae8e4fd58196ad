import { singleFile } from "../content-type";
import { siteSchema } from "./schema";

/** What stands on every page. */
export const siteSettings = singleFile({ name: "SiteSettings", file: "site.json", schema: siteSchema });
