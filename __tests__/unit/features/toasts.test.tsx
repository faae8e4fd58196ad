import { act, fireEvent, render, screen } from "@testing-library/react";
import { toast } from "react-hot-toast/headless";
import { notify } from "../../../src/features/toasts/notify";
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
const showMessage = (title: string, kind: Notification["kind"] = "success") => act(() => notify({ kind, title }));
const shown = () => [...document.querySelectorAll("[data-kind]")].map(({ textContent }) => textContent);

const closeButtons = () => screen.getAllByRole("button", { name: "Meldung schließen" });

describe("The messages", () => {
  it("do not expire under a finger", async () => {
    await showMessage("eins");
    await wait(3900);
    // jsdom has no pointer events.
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
  ] as const)("of kind %s are announced once, with role %s", async (kind, role, live, around) => {
    await showMessage("eins", kind);
    const message = screen.getByRole(role);
    expect(message).toHaveAttribute("aria-live", live);
    expect(message).toHaveAttribute("data-kind", kind);
    expect(screen.getByRole("region", { name: "Meldungen" })).toHaveAttribute("aria-live", around);
  });
});
