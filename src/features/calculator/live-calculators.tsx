import { useEffect, useState } from "react";
import { createPortal, flushSync } from "react-dom";
import { LOAD_MARGIN_PX, SCROLL_TOLERANCE_PX } from "../../config/constants";
import { afterPointerRelease } from "../click-guard/pointer-release";
import { notify } from "../toasts/notify";
import { activeSet, isFirstVisit } from "./calculation-set";
import type { CalculatorCopy } from "./calculator";
import { linkHash } from "./link-hash";
import type { OpenedCalculation } from "./live-calculator";
import { type CalculatorCode, loadCalculator } from "./load-calculator";

const FIGURE_SELECTOR = "figure[data-calculator]";
/** The part that the form replaces: everything but the heading, which is a link target. */
const CONTAINER_SELECTOR = ".calculator-live";
/** The link to the calculation, in the static example and in the form. */
const LINK_SELECTOR = ".calculator-actions a";

/** A form in place of a static example; a new key resets one that is there already. */
type MountedCalculator = CalculatorCode & { container: Element; path: string; opened: OpenedCalculation; key: number };

/**
 * Makes the calculators in a page's text interactive. The static example of each is replaced once it comes near the
 * viewport or the URL hash names it, and its code is loaded; if loading fails, it stays.
 * @param html the text that contains them; another text starts again
 */
export function LiveCalculators({ html, copy }: { html: string; copy: CalculatorCopy }) {
  return (
    <>
      {useMountedCalculators(html, copy).map(({ LiveCalculator, container, key, ...props }) =>
        createPortal(<LiveCalculator key={key} copy={copy} {...props} />, container, props.calculator.name),
      )}
    </>
  );
}

function useMountedCalculators(html: string, copy: CalculatorCopy): readonly MountedCalculator[] {
  const [mounted, setMounted] = useState<readonly MountedCalculator[]>([]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: new html brings new figures to find.
  useEffect(() => {
    const cancels: (() => void)[] = [];
    const path = window.location.pathname;
    const figures = [...document.querySelectorAll<HTMLElement>(FIGURE_SELECTOR)];
    const activated = new Set<HTMLElement>();
    const replaced = new Set<Element>();
    let isUnmounted = false;
    let shownSet: string;

    const mount = async (figure: HTMLElement) => {
      activated.add(figure);
      const calculator = await load(figure, path);
      if (!calculator || isUnmounted) return;
      shownSet = activeSet();
      const { container, opened } = calculator;
      const show = () => {
        if (!replaced.has(container)) container.replaceChildren();
        replaced.add(container);
        setMounted((others) => [...others.filter((other) => other.container !== container), calculator]);
      };
      cancels.push(
        afterPointerRelease(() => {
          keepFocus(figure, () => flushSync(show));
          answerLink(figure, opened, copy);
        }),
      );
    };
    const mountFromHash = () => {
      const hash = linkHash(window.location.hash);
      const figure = figures.find((one) => hash.startsWith(`#${one.getAttribute("aria-labelledby")}&`));
      if (!figure) return;
      // No element has the whole hash as its id, so neither browser nor Gatsby scrolls to the calculator. After a full
      // page load the visitor may have scrolled already; a revisited entry has a scroll position.
      if (document.documentElement.dataset.app === "ready" && isFirstVisit()) figure.scrollIntoView();
      mount(figure);
    };
    const onPopState = () => {
      mountFromHash();
      if (activeSet() === shownSet) return;
      shownSet = activeSet();
      for (const figure of activated) mount(figure);
    };

    mountFromHash();
    shownSet = activeSet();
    cancels.push(whenNear(figures, (figure) => activated.has(figure) || mount(figure)));
    window.addEventListener("popstate", onPopState);
    return () => {
      isUnmounted = true;
      window.removeEventListener("popstate", onPopState);
      for (const cancel of cancels) cancel();
      setMounted([]);
    };
  }, [html]);

  return mounted;
}

/** Calls back for each figure near the viewport, and at the first Tab for all: the fields must be reached in their order. */
function whenNear(figures: readonly HTMLElement[], activate: (figure: HTMLElement) => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) activate(target as HTMLElement);
    },
    { rootMargin: `${LOAD_MARGIN_PX}px` },
  );
  const onTab = ({ key }: KeyboardEvent) => {
    if (key === "Tab") for (const figure of figures) activate(figure);
  };
  for (const figure of figures) observer.observe(figure);
  document.addEventListener("keydown", onTab);
  return () => {
    observer.disconnect();
    document.removeEventListener("keydown", onTab);
  };
}

/** Loads the code of a figure's calculator, and the calculation that it opens with; `undefined` if that fails. */
async function load(figure: HTMLElement, path: string): Promise<MountedCalculator | undefined> {
  const { hash } = window.location;
  const builtHash = figure.querySelector<HTMLAnchorElement>(LINK_SELECTOR)?.hash ?? "";
  const container = figure.querySelector(CONTAINER_SELECTOR) ?? undefined;
  const code = await loadCalculator(figure.dataset.calculator ?? "");
  const opened = code?.openCalculation(code.calculator, path, hash, builtHash);
  return code && container && opened && { ...code, container, path, opened, key: performance.now() };
}

/** The focus can only be on the link, which the form has, too. */
function keepFocus(figure: HTMLElement, replace: () => void): void {
  const hadFocus = figure.contains(document.activeElement);
  replace();
  if (hadFocus) figure.querySelector<HTMLElement>(LINK_SELECTOR)?.focus({ preventScroll: true });
}

/** Scrolls to the calculator of a link that was just followed, or says that the link is broken. */
function answerLink(
  figure: HTMLElement,
  { isLinkFollowed, isLinkBroken }: OpenedCalculation,
  copy: CalculatorCopy,
): void {
  if ((isLinkFollowed || isLinkBroken) && window.scrollY <= SCROLL_TOLERANCE_PX) figure.scrollIntoView();
  if (isLinkBroken) notify({ kind: "error", ...copy.brokenLink });
}
