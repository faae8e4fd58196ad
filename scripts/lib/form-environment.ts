import { isSafeAddress } from "./analytics-environment";
import { LOCAL_FORM_ACCESS_KEY, LOCAL_FORM_ENDPOINT } from "./ports";

const REMEDY = "See .env.example.";

/**
 * Where the contact form sends to; without settings, a local build talks to the local service.
 * @param isRelease whether the build is for deployment
 * @throws with the remedy, when a release has no settings, or one is missing or wrong
 */
export function formEnvironment(environment: Readonly<Record<string, string | undefined>>, isRelease: boolean) {
  const { GATSBY_FORM_ENDPOINT = "", GATSBY_FORM_ACCESS_KEY = "" } = environment;
  if (!isRelease && !GATSBY_FORM_ENDPOINT && !GATSBY_FORM_ACCESS_KEY)
    return { GATSBY_FORM_ENDPOINT: LOCAL_FORM_ENDPOINT, GATSBY_FORM_ACCESS_KEY: LOCAL_FORM_ACCESS_KEY };
  const settings = { GATSBY_FORM_ENDPOINT, GATSBY_FORM_ACCESS_KEY };
  const missing = Object.entries(settings).flatMap(([name, value]) => (value ? [] : [name]));
  if (missing.length > 0)
    throw new Error(`Not built: ${missing.join(" and ")} must be set, or inquiries would reach nobody. ${REMEDY}`);
  if (!isSafeAddress(GATSBY_FORM_ENDPOINT))
    throw new Error(
      `Not built: GATSBY_FORM_ENDPOINT is “${GATSBY_FORM_ENDPOINT}”, but must be a full address, encrypted unless it is on localhost: inquiries are personal data. ${REMEDY}`,
    );
  return settings;
}
