const PAGE = "https://www.hafenlotse.example/blog";
const CAMPAIGN = "utm_source=brief&utm_medium=e-mail&utm_campaign=Fr%C3%BChjahr&utm_content=a&utm_term=b";

/** What is sent of a page view, with a site's name compiled in. */
async function sent(address: string, referrer?: string): Promise<Record<string, unknown>> {
  jest.resetModules();
  const environment = jest.replaceProperty(process, "env", {
    ...process.env,
    GATSBY_MEASURE_SITE: "hafenlotse.example",
  });
  const { payload } = await import("../../../../src/features/measure/payload");
  environment.restore();
  return JSON.parse(payload({ name: "pageview", address, referrer }));
}

it.each([
  ["an address as it is", PAGE, PAGE],
  ["the start page", "https://www.hafenlotse.example", "https://www.hafenlotse.example/"],
  ["no hash", `${PAGE}#rechner&umsatz=1`, PAGE],
  ["no parameter", `${PAGE}?mail=a%40b.example&token=1`, PAGE],
  ["no parameter without a value", `${PAGE}?utm_source=&utm_source`, PAGE],
  ["no parameter that only resembles a campaign's", `${PAGE}?utm_id=1&UTM_SOURCE=x&xutm_source=y&utm_source2=z`, PAGE],
  [
    "the names of a campaign, in their own order",
    `${PAGE}?utm_term=b&utm_content=a&gclid=1&utm_source=brief&utm_medium=e-mail&utm_campaign=Fr%C3%BChjahr#x`,
    `${PAGE}?${CAMPAIGN}`,
  ],
  ["the first of several names", `${PAGE}?utm_source=eins&utm_source=zwei`, `${PAGE}?utm_source=eins`],
  [
    "signs of a name so that they end nothing",
    `${PAGE}?utm_source=a%26mail%3Db%23c`,
    `${PAGE}?utm_source=a%26mail%3Db%23c`,
  ],
  ["no name and password", "https://ich:geheim@www.hafenlotse.example/blog", PAGE],
])("Of a page's address is sent: %s.", async (_what, address, url) => {
  expect(await sent(address)).toEqual({ name: "pageview", url, domain: "hafenlotse.example" });
});

it.each([
  ["nothing", undefined, undefined],
  ["an empty one", "", undefined],
  ["the origin of another host", "https://suche.example/ergebnis?q=geheim#x", "https://suche.example"],
  ["the port, too", "http://intern.example:8080/seite", "http://intern.example:8080"],
  ["no page of this site", "https://www.hafenlotse.example/about", undefined],
  ["another host of the same domain", "https://hilfe.hafenlotse.example/a", "https://hilfe.hafenlotse.example"],
  ["no app", "android-app://com.example.mail/", undefined],
  ["no name and password", "https://ich:geheim@suche.example/", "https://suche.example"],
])("Of a referrer is sent: %s.", async (_what, referrer, origin) => {
  expect((await sent(PAGE, referrer)).referrer).toBe(origin);
});

it("An event is one line of JSON, in the order of Plausible's reference.", async () => {
  jest.resetModules();
  const { payload } = await import("../../../../src/features/measure/payload");
  const event = {
    name: "Calculator used",
    address: `${PAGE}?a=1`,
    referrer: "https://b.example/c",
    props: { calculator: "cac" },
  };
  expect(payload(event)).toBe(
    `{"name":"Calculator used","url":"${PAGE}","domain":"","referrer":"https://b.example","props":{"calculator":"cac"}}`,
  );
});
