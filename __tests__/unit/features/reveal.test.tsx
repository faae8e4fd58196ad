import { act, render, screen } from "@testing-library/react";
import { Reveal } from "../../../src/features/reveal/reveal";

class FakeObserver {
  static readonly created: FakeObserver[] = [];
  readonly observe = jest.fn();
  readonly disconnect = jest.fn();

  constructor(
    private readonly callback: IntersectionObserverCallback,
    readonly options: IntersectionObserverInit,
  ) {
    FakeObserver.created.push(this);
  }

  report(isIntersecting: boolean) {
    const entry = { isIntersecting } as IntersectionObserverEntry;
    act(() => this.callback([entry], this as unknown as IntersectionObserver));
  }
}

/** Renders a block with its top edge this far below that of the window. */
function show({ top, height = 400, reducedMotion = false }: { top: number; height?: number; reducedMotion?: boolean }) {
  const matches = (query: string) => reducedMotion && query.includes("prefers-reduced-motion: reduce");
  const matchMedia = (query: string) => ({ matches: matches(query) });
  Object.assign(window, { matchMedia, innerHeight: 800 });
  jest.spyOn(HTMLElement.prototype, "getBoundingClientRect").mockReturnValue({ top } as DOMRect);
  jest.spyOn(HTMLElement.prototype, "offsetHeight", "get").mockReturnValue(height);
  const { unmount } = render(
    <Reveal className="wide">
      <p>Inhalt</p>
    </Reveal>,
  );
  const block = screen.getByText("Inhalt").parentElement;
  if (!block) throw new Error("The block is missing.");
  return { block, observer: FakeObserver.created[0], unmount };
}

beforeEach(() => {
  FakeObserver.created.length = 0;
  Object.assign(globalThis, { IntersectionObserver: FakeObserver });
});
afterEach(() => jest.restoreAllMocks());

describe("Reveal", () => {
  it.each([
    ["motion is reduced", { top: 1000, reducedMotion: true }],
    ["it is in the window from the start", { top: 799 }],
    ["a tenth of it never fits into the window", { top: 1000, height: 7501 }],
  ])("does not hide the block when %s", (_title, situation) => {
    const { block } = show(situation);
    expect(block).not.toHaveAttribute("data-reveal");
    expect(FakeObserver.created).toHaveLength(0);
  });

  it("shows the block when a resized window is too small for a tenth of it", () => {
    const { block, observer } = show({ top: 1000, height: 7500 });
    window.dispatchEvent(new Event("resize"));
    expect(block).toHaveAttribute("data-reveal", "waiting");
    window.innerHeight = 799;
    window.dispatchEvent(new Event("resize"));
    expect(block).toHaveAttribute("data-reveal", "shown");
    expect(observer?.disconnect).toHaveBeenCalled();
  });
});
