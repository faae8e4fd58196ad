import { useEffect, useState } from "react";
import { createPortal, flushSync } from "react-dom";
import { LOAD_MARGIN_PX, SCROLL_TOLERANCE_PX } from "../../config/constants";
import { afterPointerRelease } from "../press/pointer-release";
import { notify } from "../toasts/notify";
import { currentSet, isFirstShown } from "./calculation-set";
import type { CalculatorWords } from "./calculator-words";
import type { Entered } from "./kept-entries";
import { type CalculatorCode, loadCalculator } from "./load-calculator";

const FIGURE = "figure[data-calculator]";
/** What the form takes the place of: all but the heading, which links and the contents lead to. */
const REPLACED = ".calculator-live";
/** The link to the calculation. */
const LINK = ".calculator-actions a";

type Live = CalculatorCode & { place: Element; path: string; entered: Entered; key: number };

/**
 * Makes the calculations in a page's text answer. Each stays as the build wrote it until it comes near, or an address
 * opens it, and its code is there; if that does not come, it remains.
 * @param html the text
 * @param words what visitors read of any calculation
 */
export function LiveCalculators({ html, words }: { html: string; words: CalculatorWords }) {
  const [live, setLive] = useState<readonly Live[]>([]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the figures are in the text.
  useEffect(() => {
    let isGone = false;
    const cancels: (() => void)[] = [];
    const path = window.location.pathname;
    const figures = [...document.querySelectorAll<HTMLElement>(FIGURE)];

    const shown = new Set<HTMLElement>();
    let shownSet: string;
    const open = async (figure: HTMLElement) => {
      observer.unobserve(figure);
      const { hash } = window.location;
      const written = figure.querySelector<HTMLAnchorElement>(LINK)?.hash ?? "";
      const place = figure.querySelector(REPLACED);
      const code = await loadCalculator(figure.dataset.calculator ?? "");
      const entered = code?.firstEntered(code.calculator, path, hash, written);
      if (!code || !entered || !place || isGone) return;
      shownSet = currentSet();
      const show = () => {
        const hadFocus = figure.contains(document.activeElement);
        flushSync(() => {
          if (!shown.has(figure)) place.replaceChildren();
          shown.add(figure);
          // A new key makes a form that was there begin anew.
          const opened: Live = { ...code, place, path, entered, key: performance.now() };
          setLive((others) => [...others.filter((other) => other.place !== place), opened]);
        });
        // What the build wrote has one link; the form has the same one.
        if (hadFocus) figure.querySelector<HTMLElement>(LINK)?.focus({ preventScroll: true });
        const isLinkedTo = entered.isFollowed || entered.isLinkBroken;
        if (isLinkedTo && window.scrollY <= SCROLL_TOLERANCE_PX) figure.scrollIntoView();
        if (entered.isLinkBroken) notify({ kind: "error", ...words.brokenLink });
      };
      cancels.push(afterPointerRelease(show));
    };
    const activated = new Set<HTMLElement>();
    const activate = (figure: HTMLElement) => {
      if (!activated.has(figure)) open(figure);
      activated.add(figure);
    };

    const observer = new IntersectionObserver(
      (seen) => {
        for (const { isIntersecting, target } of seen) if (isIntersecting) activate(target as HTMLElement);
      },
      { rootMargin: `${LOAD_MARGIN_PX}px` },
    );
    for (const figure of figures) observer.observe(figure);

    const onAddress = () => {
      openNamed();
      if (currentSet() === shownSet) return;
      shownSet = currentSet();
      for (const figure of activated) open(figure);
    };
    // Neither browser nor Gatsby finds an element with the name of a whole calculation, so they do not go there.
    const openNamed = () => {
      const figure = figures.find((figure) =>
        window.location.hash.startsWith(`#${figure.getAttribute("aria-labelledby")}&`),
      );
      if (!figure) return;
      // In a new document, the visitor may have scrolled by now; an entry that is returned to has a place.
      if (document.documentElement.dataset.app === "ready" && isFirstShown()) figure.scrollIntoView();
      activated.add(figure);
      open(figure);
    };
    openNamed();
    shownSet = currentSet();
    // Who goes by keyboard must find the fields on the way, not after it.
    const onTab = ({ key }: KeyboardEvent) => {
      if (key === "Tab") for (const figure of figures) activate(figure);
    };
    window.addEventListener("popstate", onAddress);
    document.addEventListener("keydown", onTab);
    return () => {
      isGone = true;
      window.removeEventListener("popstate", onAddress);
      document.removeEventListener("keydown", onTab);
      observer.disconnect();
      for (const cancel of cancels) cancel();
      setLive([]);
    };
  }, [html]);

  return (
    <>
      {live.map(({ LiveCalculator, calculator, Drawing, place, path, entered, key }) =>
        createPortal(
          <LiveCalculator
            key={key}
            calculator={calculator}
            words={words}
            path={path}
            entered={entered}
            Drawing={Drawing}
          />,
          place,
          calculator.name,
        ),
      )}
    </>
  );
}
