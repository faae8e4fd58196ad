const PAGE = "https://www.hafenlotse.example/blog";
const CAMPAIGN = "utm_source=brief&utm_medium=e-mail&utm_campaign=Fr%C3%BChjahr&utm_content=a&utm_term=b";

/** The payload of a page view, with a site name from the environment. */
async function sent(url: string, referrer?: string): Promise<Record<string, unknown>> {
  jest.resetModules();
  const environment = jest.replaceProperty(process, "env", {
    ...process.env,
    GATSBY_ANALYTICS_SITE: "hafenlotse.example",
  });
  const { payload } = await import("../../../../src/features/analytics/payload");
  environment.restore();
  return JSON.parse(payload({ name: "pageview", url, referrer }));
}

it.each([
  ["a plain URL unchanged", PAGE, PAGE],
  ["no hash", `${PAGE}#rechner&umsatz=1`, PAGE],
  ["no parameter", `${PAGE}?mail=a%40b.example&token=1`, PAGE],
  [
    "no parameter that only resembles a campaign parameter",
    `${PAGE}?utm_id=1&UTM_SOURCE=x&xutm_source=y&utm_source2=z`,
    PAGE,
  ],
  [
    "campaign parameters in a fixed order",
    `${PAGE}?utm_term=b&utm_content=a&gclid=1&utm_source=brief&utm_medium=e-mail&utm_campaign=Fr%C3%BChjahr#x`,
    `${PAGE}?${CAMPAIGN}`,
  ],
  ["the first of several parameters of one name", `${PAGE}?utm_source=eins&utm_source=zwei`, `${PAGE}?utm_source=eins`],
  [
    "special characters of a value, encoded",
    `${PAGE}?utm_source=a%26mail%3Db%23c`,
    `${PAGE}?utm_source=a%26mail%3Db%23c`,
  ],
  ["no credentials", "https://ich:geheim@www.hafenlotse.example/blog", PAGE],
])("sends %s", async (_title, pageUrl, url) => {
  expect(await sent(pageUrl)).toEqual({ name: "pageview", url, domain: "hafenlotse.example" });
});

it.each([
  ["nothing without a referrer", undefined, undefined],
  ["the origin of another host", "https://suche.example/ergebnis?q=geheim#x", "https://suche.example"],
  ["nothing for a page of this site", "https://www.hafenlotse.example/about", undefined],
  ["nothing for an app", "android-app://com.example.mail/", undefined],
  ["no credentials", "https://ich:geheim@suche.example/", "https://suche.example"],
])("sends as the referrer %s", async (_title, referrer, origin) => {
  expect((await sent(PAGE, referrer)).referrer).toBe(origin);
});
