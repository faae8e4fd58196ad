import type { Happening } from "../../../../src/features/measure/report";

/** The modules of a newly loaded page of a site that measures. */
async function freshPage() {
  jest.resetModules();
  process.env.GATSBY_MEASURE_ENDPOINT = "https://stats.example/api/event";
  const store = await import("../../../../src/features/cookie-consent/consent-store");
  return { ...store, ...(await import("../../../../src/features/measure/report")) };
}

const object = (name: string, value: unknown) =>
  Object.defineProperty(navigator, name, { value, configurable: true, writable: true });

beforeEach(() => localStorage.clear());
afterEach(() => {
  delete process.env.GATSBY_MEASURE_ENDPOINT;
  for (const name of ["doNotTrack", "globalPrivacyControl"]) object(name, undefined);
});

it.each([
  ["nothing", undefined, false],
  ["a no", "declined", false],
  ["a yes from the time before", "accepted", false],
  ["a yes to the measurement", "accepted-measurement", true],
])("A visit whose browser has stored %s may be measured or not.", async (_what, value, may) => {
  if (value) localStorage.setItem("cookie-consent", value);
  expect((await freshPage()).mayMeasure()).toBe(may);
});

it.each([
  ["doNotTrack", "1", false],
  ["doNotTrack", "0", true],
  ["doNotTrack", null, true],
  ["globalPrivacyControl", true, false],
  ["globalPrivacyControl", false, true],
])("After a yes, %s %p decides.", async (name, value, may) => {
  const { storeConsent, mayMeasure } = await freshPage();
  storeConsent("accepted");
  object(name, value);
  expect(mayMeasure()).toBe(may);
});

it("A yes that the browser does not keep is none.", async () => {
  const { storeConsent, currentConsent, mayMeasure } = await freshPage();
  const closed = jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("The operation is insecure.", "SecurityError");
  });
  storeConsent("accepted");
  expect([currentConsent(), mayMeasure()]).toEqual(["accepted", false]);
  closed.mockRestore();
});

it.each([
  ["accepted", "accepted-measurement"],
  ["declined", "declined"],
] as const)("%s is stored as %s, so that the question it answers is known.", async (decision, value) => {
  const { storeConsent, readConsent } = await freshPage();
  storeConsent(decision);
  expect({ ...localStorage }).toEqual({ "cookie-consent": value });
  expect(readConsent()).toBe(decision);
});

it("A withdrawal ends it at once.", async () => {
  const { storeConsent, forgetConsent, mayMeasure } = await freshPage();
  storeConsent("accepted");
  expect(mayMeasure()).toBe(true);
  forgetConsent();
  expect(mayMeasure()).toBe(false);
});

it("What happens with consent waits for the code that sends it; what happened without never arrives.", async () => {
  const { storeConsent, report, onReport } = await freshPage();
  report("failed");
  storeConsent("accepted");
  report("sent");
  const heard: Happening[] = [];
  onReport((happening) => heard.push(happening));
  expect(heard).toEqual(["sent"]);
  report("failed");
  storeConsent("declined");
  report("sent");
  expect(heard).toEqual(["sent", "failed"]);
});
