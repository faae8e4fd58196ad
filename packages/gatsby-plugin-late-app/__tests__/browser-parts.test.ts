import { browserParts } from "../src/browser-parts";

const OWN = { name: "gatsby-plugin-late-app", browserAPIs: ["replaceHydrateFunction", "shouldUpdateScroll"] };
const ALL = { hydration: true, urls: true, scroll: true, history: true, prefetch: true };

it("are all on without options", () => {
  expect(browserParts({}, [OWN])).toEqual(ALL);
});

it.each(["hydration", "urls", "scroll", "history", "prefetch"] as const)("can be switched off: %s", (part) => {
  expect(browserParts({ [part]: false }, [OWN])).toEqual({ ...ALL, [part]: false });
});

it.each([
  ["replaceHydrateFunction", "hydration"],
  ["shouldUpdateScroll", "scroll"],
  ["onPrefetchPathname", "prefetch"],
])("leave %s to the site or another plugin that does it", (hook, part) => {
  expect(browserParts({}, [OWN, { name: "default-site-plugin", browserAPIs: [hook] }])).toEqual({
    ...ALL,
    [part]: false,
  });
});
