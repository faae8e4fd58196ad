import { useEffect, useState } from "react";
import { createPortal, flushSync } from "react-dom";
import { LOAD_MARGIN_PX, SCROLL_TOLERANCE_PX } from "../../config/constants";
import { afterPointerRelease } from "../click-guard/pointer-release";
import { notify } from "../toasts/notify";
import type { CalculatorCopy } from "./calculator-copy";
import { activeScope, isFirstVisit } from "./input-scope";
import { type CalculatorBundle, loadCalculator } from "./load-calculator";
import type { CalculatorState } from "./stored-inputs";

const FIGURE_SELECTOR = "figure[data-calculator]";
/** The part that the form replaces: everything but the heading, which is a link target. */
const CONTAINER_SELECTOR = ".calculator-live";
/** The link to the calculation, in the static example and in the form. */
const LINK_SELECTOR = ".calculator-actions a";

type MountedCalculator = CalculatorBundle & { container: Element; path: string; state: CalculatorState; key: number };

/**
 * Makes the calculators in a page's text interactive. The static example of each is replaced once it comes near the
 * viewport or the URL hash names it, and its code is loaded; if loading fails, it stays.
 * @param html the text that contains them; another text starts again
 */
export function LiveCalculators({ html, copy }: { html: string; copy: CalculatorCopy }) {
  const [mounted, setMounted] = useState<readonly MountedCalculator[]>([]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: new html brings new figures to find.
  useEffect(() => {
    let isUnmounted = false;
    const cancels: (() => void)[] = [];
    const path = window.location.pathname;
    const figures = [...document.querySelectorAll<HTMLElement>(FIGURE_SELECTOR)];

    const replaced = new Set<HTMLElement>();
    let shownScope: string;
    const mount = async (figure: HTMLElement) => {
      observer.unobserve(figure);
      const { hash } = window.location;
      const builtHash = figure.querySelector<HTMLAnchorElement>(LINK_SELECTOR)?.hash ?? "";
      const container = figure.querySelector(CONTAINER_SELECTOR);
      const bundle = await loadCalculator(figure.dataset.calculator ?? "");
      const state = bundle?.getInitialState(bundle.calculator, path, hash, builtHash);
      if (!bundle || !state || !container || isUnmounted) return;
      shownScope = activeScope();
      const show = () => {
        const hadFocus = figure.contains(document.activeElement);
        flushSync(() => {
          if (!replaced.has(figure)) container.replaceChildren();
          replaced.add(figure);
          // A new key resets a form that is mounted already.
          const calculator: MountedCalculator = { ...bundle, container, path, state, key: performance.now() };
          setMounted((others) => [...others.filter((other) => other.container !== container), calculator]);
        });
        // The focus can only be on the link, which the form has, too.
        if (hadFocus) figure.querySelector<HTMLElement>(LINK_SELECTOR)?.focus({ preventScroll: true });
        const isLinkedTo = state.isLinkFollowed || state.isLinkBroken;
        if (isLinkedTo && window.scrollY <= SCROLL_TOLERANCE_PX) figure.scrollIntoView();
        if (state.isLinkBroken) notify({ kind: "error", ...copy.brokenLink });
      };
      cancels.push(afterPointerRelease(show));
    };
    const activated = new Set<HTMLElement>();
    const activate = (figure: HTMLElement) => {
      if (!activated.has(figure)) mount(figure);
      activated.add(figure);
    };

    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) if (isIntersecting) activate(target as HTMLElement);
      },
      { rootMargin: `${LOAD_MARGIN_PX}px` },
    );
    for (const figure of figures) observer.observe(figure);

    const onPopState = () => {
      mountFromHash();
      if (activeScope() === shownScope) return;
      shownScope = activeScope();
      for (const figure of activated) mount(figure);
    };
    // No element has the whole hash as its id, so neither browser nor Gatsby scrolls to the calculator.
    const mountFromHash = () => {
      const figure = figures.find((figure) =>
        window.location.hash.startsWith(`#${figure.getAttribute("aria-labelledby")}&`),
      );
      if (!figure) return;
      // After a full page load the visitor may have scrolled already; a revisited entry has a scroll position.
      if (document.documentElement.dataset.app === "ready" && isFirstVisit()) figure.scrollIntoView();
      activated.add(figure);
      mount(figure);
    };
    mountFromHash();
    shownScope = activeScope();
    // Keyboard users must reach the fields in tab order, so they are mounted at the first Tab.
    const onTab = ({ key }: KeyboardEvent) => {
      if (key === "Tab") for (const figure of figures) activate(figure);
    };
    window.addEventListener("popstate", onPopState);
    document.addEventListener("keydown", onTab);
    return () => {
      isUnmounted = true;
      window.removeEventListener("popstate", onPopState);
      document.removeEventListener("keydown", onTab);
      observer.disconnect();
      for (const cancel of cancels) cancel();
      setMounted([]);
    };
  }, [html]);

  return (
    <>
      {mounted.map(({ LiveCalculator, calculator, Chart, container, path, state, key }) =>
        createPortal(
          <LiveCalculator
            key={key}
            calculator={calculator}
            copy={copy}
            path={path}
            initialState={state}
            Chart={Chart}
          />,
          container,
          calculator.name,
        ),
      )}
    </>
  );
}
