const REMEDY = "See .env.example; without both, nothing is measured.";
/** The only hosts to which visits may be reported without encryption. */
const LOCAL = ["localhost", "127.0.0.1", "[::1]"];
/** A name as Plausible gives its sites: that of a host, maybe with a path; no address. */
const SITE = /^[a-z0-9][\w.-]*(\/[\w.-]+)*$/i;

/**
 * The settings of analytics; both empty when it is not wanted, so that a build leaves its code out.
 * @throws with the remedy, when one is missing or wrong
 */
export function analyticsEnvironment(environment: Readonly<Record<string, string | undefined>>) {
  const { GATSBY_ANALYTICS_ENDPOINT = "", GATSBY_ANALYTICS_SITE = "" } = environment;
  const refuse = (why: string) => new Error(`Not built: ${why} ${REMEDY}`);
  if (Boolean(GATSBY_ANALYTICS_ENDPOINT) !== Boolean(GATSBY_ANALYTICS_SITE)) {
    const missing = GATSBY_ANALYTICS_SITE ? "GATSBY_ANALYTICS_ENDPOINT" : "GATSBY_ANALYTICS_SITE";
    throw refuse(`${missing} must be set, too, or visits would reach nobody.`);
  }
  if (GATSBY_ANALYTICS_ENDPOINT && !isEndpoint(GATSBY_ANALYTICS_ENDPOINT)) {
    throw refuse(
      `GATSBY_ANALYTICS_ENDPOINT is “${GATSBY_ANALYTICS_ENDPOINT}”, but must be the full address of Plausible's events, e.g. https://plausible.example.com/api/event, encrypted unless it is on localhost.`,
    );
  }
  if (GATSBY_ANALYTICS_SITE && !SITE.test(GATSBY_ANALYTICS_SITE)) {
    throw refuse(
      `GATSBY_ANALYTICS_SITE is “${GATSBY_ANALYTICS_SITE}”, but must be the site's name in Plausible, e.g. example.com, without https://.`,
    );
  }
  return { GATSBY_ANALYTICS_ENDPOINT, GATSBY_ANALYTICS_SITE };
}

function isEndpoint(value: string): boolean {
  if (!isSafeAddress(value)) return false;
  const { pathname, search, hash, username } = new URL(value);
  return pathname.endsWith("/api/event") && search + hash + username === "";
}

/** Whether a value is a full address to which nothing travels unencrypted, unless it stays on this machine. */
export function isSafeAddress(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, hostname } = new URL(value);
  return protocol === "https:" || (protocol === "http:" && LOCAL.includes(hostname));
}
