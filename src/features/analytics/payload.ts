import { analyticsSettings } from "../../config/analytics-settings";

export type AnalyticsEvent = {
  /** `pageview`, or the name of a goal in Plausible. */
  name: string;
  /** Full URL of the page. */
  url: string;
  /** URL of the referring page, as in `document.referrer`. */
  referrer?: string | undefined;
  props?: Readonly<Record<string, string | number>> | undefined;
};

/** The only URL parameters that are sent, in this order. */
const CAMPAIGN_PARAMETERS = ["utm_source", "utm_medium", "utm_campaign", "utm_content", "utm_term"];

/** An event in Plausible's protocol: JSON, sent as plain text. */
export const payload = ({ name, url, referrer = "", props }: AnalyticsEvent): string =>
  JSON.stringify({
    name,
    url: withCampaignOnly(url),
    domain: analyticsSettings.site,
    referrer: externalOrigin(referrer, url),
    props,
  });

/** A URL without its hash and without parameters other than those of a campaign. */
function withCampaignOnly(url: string): string {
  const { origin, pathname, searchParams } = new URL(url);
  const campaign = CAMPAIGN_PARAMETERS.flatMap((name) => {
    const value = searchParams.get(name);
    return value ? [[name, value]] : [];
  });
  return origin + pathname + (campaign.length > 0 ? `?${new URLSearchParams(campaign)}` : "");
}

/** The origin of a referrer on another host; `undefined` for this site, an app or no referrer. */
function externalOrigin(referrer: string, url: string): string | undefined {
  if (!referrer.startsWith("http")) return undefined;
  const { host, origin } = new URL(referrer);
  return host === new URL(url).host ? undefined : origin;
}
