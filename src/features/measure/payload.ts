import { measureSettings } from "../../config/measure-settings";

export type MeasuredEvent = {
  /** `pageview`, or the name of a goal in Plausible. */
  name: string;
  /** Full address of the page. */
  address: string;
  /** Address of the page that led here, as `document.referrer`. */
  referrer?: string | undefined;
  props?: Readonly<Record<string, string | number>> | undefined;
};

/** The only parameters of an address that are sent, in this order. */
const CAMPAIGN = ["utm_source", "utm_medium", "utm_campaign", "utm_content", "utm_term"];

/** An event in Plausible's protocol: JSON, to be sent as plain text. */
export const payload = ({ name, address, referrer = "", props }: MeasuredEvent): string =>
  JSON.stringify({
    name,
    url: withoutParameters(address),
    domain: measureSettings.site,
    referrer: otherOrigin(referrer, address),
    props,
  });

/** An address without hash and parameters, but for the names of a campaign. */
function withoutParameters(address: string): string {
  const { origin, pathname, searchParams } = new URL(address);
  const named = CAMPAIGN.flatMap((name) => {
    const value = searchParams.get(name);
    return value ? [[name, value]] : [];
  });
  return origin + pathname + (named.length > 0 ? `?${new URLSearchParams(named)}` : "");
}

/** The origin of a page on another host; `undefined` for one of this site, an app or nothing. */
function otherOrigin(referrer: string, address: string): string | undefined {
  if (!/^https?:/.test(referrer)) return undefined;
  const { host, origin } = new URL(referrer);
  return host === new URL(address).host ? undefined : origin;
}
