/** The store as a newly loaded page has it. */
function freshStore() {
  jest.resetModules();
  return import("../../../src/features/cookie-consent/consent-store");
}

const refuse = () => {
  throw new DOMException("The operation is insecure.", "SecurityError");
};
const METHODS = ["getItem", "setItem", "removeItem"] as const;

/** The ways in which a browser keeps nothing. */
const closedStorages: [string, () => void][] = [
  ["every access throws", () => METHODS.map((name) => jest.spyOn(Storage.prototype, name).mockImplementation(refuse))],
  ["there is none to be had", () => jest.spyOn(window, "localStorage", "get").mockImplementation(refuse)],
];

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

describe.each(closedStorages)("In a browser where the storage is closed because %s,", (_title, close) => {
  it("nothing throws, and a decision lasts until the page is closed", async () => {
    const { readConsent, forgetConsent, storeConsent, currentConsent } = await freshStore();
    close();
    expect(readConsent()).toBeUndefined();
    expect(forgetConsent).not.toThrow();
    storeConsent("accepted");
    expect(currentConsent()).toBe("accepted");
  });
});
