import "@testing-library/jest-dom";
import { act, renderHook } from "@testing-library/react";
import * as React from "react";
import { delivered } from "../support/delivered";

const KEY = "cookie-consent";

/** The store as a newly loaded page has it. */
function freshStore() {
  jest.resetModules();
  return import("../../../src/features/cookie-consent/consent-store");
}

/** The same with the hook, on the one React that renders it. */
async function freshHook() {
  const store = await freshStore();
  jest.doMock("react", () => React);
  const { useConsent } = await import("../../../src/features/cookie-consent/use-consent");
  return { ...store, useConsent };
}

const refuse = () => {
  throw new DOMException("The operation is insecure.", "SecurityError");
};

/** The ways in which a browser keeps nothing. */
const closedStorages: [string, () => void][] = [
  [
    "every access throws",
    () => {
      for (const method of ["getItem", "setItem", "removeItem"] as const) {
        jest.spyOn(Storage.prototype, method).mockImplementation(refuse);
      }
    },
  ],
  ["there is none to be had", () => jest.spyOn(window, "localStorage", "get").mockImplementation(refuse)],
];

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

describe("The stored decision", () => {
  it.each(["accepted", "declined"] as const)("is read as %s.", async (value) => {
    localStorage.setItem(KEY, value);
    const { readConsent, currentConsent } = await freshStore();
    expect(readConsent()).toBe(value);
    expect(currentConsent()).toBe(value);
  });

  it.each(["", "true", "Accepted", " accepted", '"accepted"', "null"])("is none when it is %p.", async (value) => {
    localStorage.setItem(KEY, value);
    const { readConsent, currentConsent } = await freshStore();
    expect(readConsent()).toBeUndefined();
    expect(currentConsent()).toBeUndefined();
  });

  it("is none on a first visit.", async () => {
    const { readConsent } = await freshStore();
    expect(readConsent()).toBeUndefined();
  });

  it.each(["accepted", "declined"] as const)("is written as %s under cookie-consent.", async (value) => {
    const { storeConsent, readConsent } = await freshStore();
    storeConsent(value);
    expect({ ...localStorage }).toEqual({ [KEY]: value });
    expect(readConsent()).toBe(value);
  });

  it("is removed, and nothing else with it.", async () => {
    localStorage.setItem(KEY, "accepted");
    localStorage.setItem("other", "stays");
    (await freshStore()).forgetConsent();
    expect({ ...localStorage }).toEqual({ other: "stays" });
  });
});

describe.each(closedStorages)("In a browser where the storage is closed because %s,", (_title, close) => {
  it("no decision is stored, and asking for it does no harm.", async () => {
    const { readConsent, forgetConsent } = await freshStore();
    close();
    expect(readConsent()).toBeUndefined();
    expect(forgetConsent).not.toThrow();
  });

  it("the decision holds as long as the page.", async () => {
    const { storeConsent, currentConsent } = await freshStore();
    close();
    storeConsent("accepted");
    expect(currentConsent()).toBe("accepted");
  });
});

describe("A listener", () => {
  it("hears of every decision until it leaves.", async () => {
    const { storeConsent, subscribeToConsent, currentConsent } = await freshStore();
    const heard: unknown[] = [];
    const leave = subscribeToConsent(() => heard.push(currentConsent()));
    storeConsent("declined");
    storeConsent("accepted");
    leave();
    storeConsent("declined");
    expect(heard).toEqual(["declined", "accepted"]);
  });
});

const Answer = ({ of: useAnswer }: { of: () => string | undefined }) => <p>{useAnswer() ?? "none"}</p>;

describe("useConsent", () => {
  it("gives the decision of an earlier visit.", async () => {
    localStorage.setItem(KEY, "declined");
    const { useConsent } = await freshHook();
    expect(renderHook(useConsent).result.current).toBe("declined");
  });

  it("gives nothing until the visitor decides, and then the decision.", async () => {
    const { useConsent, storeConsent } = await freshHook();
    const { result } = renderHook(useConsent);
    expect(result.current).toBeUndefined();
    act(() => storeConsent("accepted"));
    expect(result.current).toBe("accepted");
    act(() => storeConsent("declined"));
    expect(result.current).toBe("declined");
  });

  it("gives nothing on the server.", async () => {
    localStorage.setItem(KEY, "accepted");
    const { useConsent } = await freshHook();
    expect(delivered(<Answer of={useConsent} />)).toHaveTextContent(/^none$/);
  });
});
