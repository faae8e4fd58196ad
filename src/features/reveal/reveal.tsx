import { type ReactNode, useEffect, useRef } from "react";
import { REVEAL_DELAY_MS, REVEAL_DURATION_MS, REVEAL_MARGIN_PX, REVEAL_THRESHOLD } from "../../config/constants";

/** Animates a block when it scrolls into view. Only script hides it, and only below the viewport without reduced motion. */
export function Reveal({ children, className }: { children: ReactNode; className?: string }) {
  const block = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = block.current;
    if (!element) return;
    element.style.setProperty("--reveal-duration", `${REVEAL_DURATION_MS}ms`);
    element.style.setProperty("--reveal-delay", `${REVEAL_DELAY_MS}ms`);
    if (window.matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    if (element.getBoundingClientRect().top < window.innerHeight) return;
    // With large text in a small window, the block may be too high for the threshold ever to be reached.
    const neverFits = () => element.offsetHeight * REVEAL_THRESHOLD > window.innerHeight - REVEAL_MARGIN_PX;
    if (neverFits()) return;
    element.dataset.reveal = "waiting";
    const controller = new AbortController();
    const show = () => {
      element.dataset.reveal = "shown";
      controller.abort();
    };
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && show(), {
      threshold: REVEAL_THRESHOLD,
      rootMargin: `0px 0px -${REVEAL_MARGIN_PX}px 0px`,
    });
    observer.observe(element);
    controller.signal.addEventListener("abort", () => observer.disconnect());
    window.addEventListener("resize", () => neverFits() && show(), { signal: controller.signal });
    return () => controller.abort();
  }, []);

  return (
    <div ref={block} className={className}>
      {children}
    </div>
  );
}
