import type { FormOutcome } from "../../../../src/features/analytics/report";

/** The modules of a newly loaded page in a build that measures. */
async function freshPage() {
  jest.resetModules();
  process.env.GATSBY_ANALYTICS_ENDPOINT = "https://stats.example/api/event";
  const store = await import("../../../../src/features/cookie-consent/consent-store");
  return { ...store, ...(await import("../../../../src/features/analytics/report")) };
}

const setNavigatorProperty = (name: string, value: unknown) =>
  Object.defineProperty(navigator, name, { value, configurable: true, writable: true });

beforeEach(() => localStorage.clear());
afterEach(() => {
  delete process.env.GATSBY_ANALYTICS_ENDPOINT;
  for (const name of ["doNotTrack", "globalPrivacyControl"]) setNavigatorProperty(name, undefined);
});

it.each([
  ["a refusal", "declined", false],
  ["a consent from before the measurement", "accepted", false],
  ["a consent to measurement", "accepted-measurement", true],
])("with %s stored, allows measuring: %p %p", async (_title, value, may) => {
  if (value) localStorage.setItem("cookie-consent", value);
  expect((await freshPage()).isAnalyticsAllowed()).toBe(may);
});

it.each([
  ["doNotTrack", "1", false],
  ["doNotTrack", "0", true],
  ["globalPrivacyControl", true, false],
])("with consent, %s %p allows measuring: %p", async (name, value, may) => {
  const { storeConsent, isAnalyticsAllowed } = await freshPage();
  storeConsent("accepted");
  setNavigatorProperty(name, value);
  expect(isAnalyticsAllowed()).toBe(may);
});

it("does not measure if the browser cannot store the consent", async () => {
  const { storeConsent, currentConsent, isAnalyticsAllowed } = await freshPage();
  const closed = jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("The operation is insecure.", "SecurityError");
  });
  storeConsent("accepted");
  expect([currentConsent(), isAnalyticsAllowed()]).toEqual(["accepted", false]);
  closed.mockRestore();
});

it.each([
  ["accepted", "accepted-measurement"],
  ["declined", "declined"],
] as const)("stores %s as %s, and measures until that is withdrawn", async (decision, value) => {
  const { storeConsent, readConsent, forgetConsent, isAnalyticsAllowed } = await freshPage();
  storeConsent(decision);
  expect({ ...localStorage }).toEqual({ "cookie-consent": value });
  expect(readConsent()).toBe(decision);
  expect(isAnalyticsAllowed()).toBe(decision === "accepted");
  forgetConsent();
  expect(isAnalyticsAllowed()).toBe(false);
});

it("queues outcomes until a listener is set, and drops those without consent", async () => {
  const { storeConsent, reportOutcome, setReportListener } = await freshPage();
  reportOutcome("failed");
  storeConsent("accepted");
  reportOutcome("sent");
  const outcomes: FormOutcome[] = [];
  setReportListener((happening) => outcomes.push(happening));
  expect(outcomes).toEqual(["sent"]);
  reportOutcome("failed");
  storeConsent("declined");
  reportOutcome("sent");
  expect(outcomes).toEqual(["sent", "failed"]);
});
