import { analyticsEnvironment } from "../../../scripts/lib/analytics-environment";

const OFF = { GATSBY_ANALYTICS_ENDPOINT: "", GATSBY_ANALYTICS_SITE: "" };
const settings = (endpoint: string, site = "example.com") => ({
  GATSBY_ANALYTICS_ENDPOINT: endpoint,
  GATSBY_ANALYTICS_SITE: site,
});
const ENDPOINT = "https://stats.example/api/event";

it.each([[{}], [OFF], [{ GATSBY_ANALYTICS_ENDPOINT: "" }]])(
  "Without settings, %p, nothing is measured",
  (environment) => {
    expect(analyticsEnvironment(environment)).toEqual(OFF);
  },
);

it.each([
  [ENDPOINT, "example.com"],
  ["https://www.example.com:8443/stats/api/event", "www.example.com/blog"],
  ["http://localhost:9020/api/event", "localhost"],
  ["http://[::1]:8000/api/event", "example.com"],
])("%s for %s is taken", (endpoint, site) => {
  expect(analyticsEnvironment(settings(endpoint, site))).toEqual(settings(endpoint, site));
});

const refused: [environment: ReturnType<typeof settings>, why: string][] = [
  [settings(ENDPOINT, ""), "GATSBY_ANALYTICS_SITE must be set, too"],
  [settings("", "example.com"), "GATSBY_ANALYTICS_ENDPOINT must be set, too"],
];
const ENDPOINTS = [
  "https://stats.example/api/events",
  "http://stats.example/api/event",
  "ftp://localhost/api/event",
  `${ENDPOINT}?key=1`,
  "https://me:secret@stats.example/api/event",
];
for (const endpoint of ENDPOINTS) refused.push([settings(endpoint), `GATSBY_ANALYTICS_ENDPOINT is “${endpoint}”`]);
for (const site of ["https://example.com", "example.com/", "zwei Namen", "a.example,b.example"]) {
  refused.push([settings(ENDPOINT, site), `GATSBY_ANALYTICS_SITE is “${site}”`]);
}

it.each(refused)("%p stop the build with the remedy", (environment, why) => {
  const refuse = () => analyticsEnvironment(environment);
  expect(refuse).toThrow(`Not built: ${why}`);
  expect(refuse).toThrow("See .env.example; without both, nothing is measured.");
});
