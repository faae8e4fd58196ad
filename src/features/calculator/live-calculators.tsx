import { useEffect, useState } from "react";
import { createPortal, flushSync } from "react-dom";
import { betweenPresses } from "../press/between-presses";
import type { Entries } from "./calculator";
import { type CalculatorCode, loadCalculator } from "./load-calculator";

/** How close a calculator must be before its code is fetched. */
const LOAD_MARGIN = "600px";
const FIGURE = "figure[data-calculator]";

type Live = CalculatorCode & { figure: HTMLElement; entries: Entries };

/**
 * Makes the calculations in a page's text answer. Each stays as the build wrote it until it comes near, or an address
 * opens it, and its code is there; if that does not come, it remains.
 * @param html the text
 */
export function LiveCalculators({ html }: { html: string }) {
  const [live, setLive] = useState<readonly Live[]>([]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the figures are in the text.
  useEffect(() => {
    let isGone = false;
    const cancels: (() => void)[] = [];

    const brought = new Set<HTMLElement>();
    const bring = async (figure: HTMLElement) => {
      if (brought.has(figure)) return;
      brought.add(figure);
      observer.unobserve(figure);
      const { calculator = "", entries: written = "" } = figure.dataset;
      const code = await loadCalculator(calculator);
      const entries = code?.firstEntries(code.calculator, written);
      if (!code || !entries || isGone) return;
      const show = () => {
        const hadFocus = figure.contains(document.activeElement);
        flushSync(() => {
          figure.replaceChildren();
          setLive((others) => [...others, { ...code, figure, entries }]);
        });
        // What the build wrote has one link; the form has the same one.
        if (hadFocus) figure.querySelector<HTMLElement>(".calculator-actions a")?.focus({ preventScroll: true });
      };
      cancels.push(betweenPresses(show));
    };

    const observer = new IntersectionObserver(
      (seen) => {
        for (const { isIntersecting, target } of seen) if (isIntersecting) bring(target as HTMLElement);
      },
      { rootMargin: LOAD_MARGIN },
    );
    const figures = document.querySelectorAll<HTMLElement>(FIGURE);
    // Who goes by keyboard must find the fields on the way, not after it.
    const onTab = ({ key }: KeyboardEvent) => {
      if (key === "Tab") for (const figure of figures) bring(figure);
    };
    document.addEventListener("keydown", onTab);
    for (const figure of figures) {
      // An address may open a calculation that is still far away.
      if (window.location.hash.startsWith(`#${figure.id}&`)) bring(figure);
      else observer.observe(figure);
    }
    return () => {
      isGone = true;
      document.removeEventListener("keydown", onTab);
      observer.disconnect();
      for (const cancel of cancels) cancel();
      setLive([]);
    };
  }, [html]);

  return (
    <>
      {live.map(({ LiveCalculator, calculator, Drawing, figure, entries }) =>
        createPortal(
          <LiveCalculator calculator={calculator} Drawing={Drawing} entries={entries} />,
          figure,
          calculator.name,
        ),
      )}
    </>
  );
}
