import { act, fireEvent, render, screen } from "@testing-library/react";
import { toast } from "react-hot-toast/headless";
import { notify, prepareToNotify } from "../../../src/features/toasts/notify";
import type { Notification } from "../../../src/features/toasts/toaster";
import { Toasts } from "../../../src/features/toasts/toasts";

beforeEach(() => {
  jest.useFakeTimers();
  render(<Toasts label="Meldungen" dismiss="Meldung schließen" />);
});
afterEach(() => {
  act(() => toast.remove());
  jest.useRealTimers();
});

const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const say = (title: string, kind: Notification["kind"] = "success") => act(() => notify({ kind, title }));
const shown = () => [...document.querySelectorAll("[data-kind]")].map(({ textContent }) => textContent);

const closeButtons = () => screen.getAllByRole("button", { name: "Meldung schließen" });
/** Closes the newest message. */
const close = (detail?: number) => fireEvent.click(closeButtons()[0] as HTMLElement, { detail });

describe("The messages", () => {
  it("stand with the newest on top, three of them at most.", async () => {
    for (const title of ["eins", "zwei", "drei"]) await say(title);
    expect(shown()).toEqual(["drei", "zwei", "eins"]);
    await say("vier");
    expect(shown()).toEqual(["vier", "drei", "zwei"]);
  });

  it("go after 4000 ms and not before.", async () => {
    await say("eins");
    await wait(3999);
    expect(shown()).toEqual(["eins"]);
    await wait(1);
    expect(shown()).toEqual([]);
  });

  it("are announced, because their place is there before the first one.", async () => {
    await act(() => prepareToNotify());
    expect(screen.getByRole("region", { name: "Meldungen" })).toHaveAttribute("aria-live", "polite");
    expect(shown()).toEqual([]);
  });

  it("stand 14 px apart.", async () => {
    await say("eins");
    expect(screen.getByRole("region", { name: "Meldungen" })).toHaveStyle({ gap: "14px" });
  });

  it("go one by one when they are closed.", async () => {
    await say("eins");
    await say("zwei");
    close();
    expect(shown()).toEqual(["eins"]);
  });

  it("go one after the other for whoever clicks fast, and what lies beneath gets none of it.", async () => {
    for (const title of ["eins", "zwei", "drei"]) await say(title);
    const beneath = jest.fn();
    document.body.addEventListener("click", beneath);
    for (const detail of [1, 2, 3]) close(detail);
    expect(shown()).toEqual([]);
    beneath.mockClear();
    fireEvent.click(document.body, { detail: 4 });
    expect(beneath).not.toHaveBeenCalled();
    document.body.removeEventListener("click", beneath);
  });

  it("do not go from under a finger.", async () => {
    await say("eins");
    await wait(3900);
    // jsdom knows no pointers.
    const pointer = { pointerType: "touch", isPrimary: true, button: 0 };
    const touch = (type: string) =>
      fireEvent(closeButtons()[0] as HTMLElement, Object.assign(new Event(type, { bubbles: true }), pointer));
    touch("pointerdown");
    await wait(500);
    expect(shown()).toEqual(["eins"]);
    touch("pointercancel");
    await wait(99);
    expect(shown()).toEqual(["eins"]);
    await wait(1);
    expect(shown()).toEqual([]);
  });

  it.each([
    ["success", "status", "polite", "polite"],
    ["error", "alert", "assertive", "off"],
  ] as const)("of the kind %s are read out as %s, once.", async (kind, role, live, around) => {
    await say("eins", kind);
    const message = screen.getByRole(role);
    expect(message).toHaveAttribute("aria-live", live);
    expect(message).toHaveAttribute("data-kind", kind);
    expect(screen.getByRole("region", { name: "Meldungen" })).toHaveAttribute("aria-live", around);
  });
});
