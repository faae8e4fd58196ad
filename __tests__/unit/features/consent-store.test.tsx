import { act, renderHook } from "@testing-library/react";
import * as React from "react";
import { renderStaticHtml } from "../support/render-static-html";

const KEY = "cookie-consent";

/** The store as a newly loaded page has it. */
function freshStore() {
  jest.resetModules();
  return import("../../../src/features/cookie-consent/consent-store");
}

/** A fresh store and its hook, with the React that renders it. */
async function freshHook() {
  const store = await freshStore();
  jest.doMock("react", () => React);
  const { useConsent } = await import("../../../src/features/cookie-consent/use-consent");
  return { ...store, useConsent };
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

describe("The stored decision", () => {
  const NONE = ["", "true", "Accepted", " accepted", '"accepted"', "null"];
  it.each<[value: string | undefined, decision: string | undefined]>([
    ["accepted", "accepted"],
    ["declined", "declined"],
    ...NONE.map((value): [string, undefined] => [value, undefined]),
    [undefined, undefined],
  ])("that is %p is read as %p", async (value, decision) => {
    if (value !== undefined) localStorage.setItem(KEY, value);
    const { readConsent, currentConsent } = await freshStore();
    expect([readConsent(), currentConsent()]).toEqual([decision, decision]);
  });

  it.each(["accepted", "declined"] as const)("is written as %s under cookie-consent", async (value) => {
    const { storeConsent, readConsent } = await freshStore();
    storeConsent(value);
    expect({ ...localStorage }).toEqual({ [KEY]: value });
    expect(readConsent()).toBe(value);
  });

  it("is removed, and nothing else with it", async () => {
    localStorage.setItem(KEY, "accepted");
    localStorage.setItem("other", "stays");
    (await freshStore()).forgetConsent();
    expect({ ...localStorage }).toEqual({ other: "stays" });
  });
});

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

it("A listener is called for every decision until it unsubscribes", async () => {
  const { storeConsent, subscribeToConsent, currentConsent } = await freshStore();
  const heard: unknown[] = [];
  const leave = subscribeToConsent(() => heard.push(currentConsent()));
  storeConsent("declined");
  storeConsent("accepted");
  leave();
  storeConsent("declined");
  expect(heard).toEqual(["declined", "accepted"]);
});

const Answer = ({ of: useAnswer }: { of: () => string | undefined }) => <p>{useAnswer() ?? "none"}</p>;

describe("useConsent", () => {
  it.each([undefined, "declined"])("gives an earlier decision, %p, and then the new ones", async (earlier) => {
    if (earlier) localStorage.setItem(KEY, earlier);
    const { useConsent, storeConsent } = await freshHook();
    const { result } = renderHook(useConsent);
    expect(result.current).toBe(earlier);
    for (const decision of ["accepted", "declined"] as const) {
      act(() => storeConsent(decision));
      expect(result.current).toBe(decision);
    }
  });

  it("gives nothing on the server", async () => {
    localStorage.setItem(KEY, "accepted");
    const { useConsent } = await freshHook();
    expect(renderStaticHtml(<Answer of={useConsent} />)).toHaveTextContent(/^none$/);
  });
});
