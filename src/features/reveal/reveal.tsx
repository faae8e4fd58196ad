import { type CSSProperties, type ReactNode, useEffect, useRef } from "react";
import { REVEAL_DELAY_MS, REVEAL_DURATION_MS, REVEAL_MARGIN_PX, REVEAL_THRESHOLD } from "../../config/constants";

const timing = {
  "--reveal-duration": `${REVEAL_DURATION_MS}ms`,
  "--reveal-delay": `${REVEAL_DELAY_MS}ms`,
} as CSSProperties;

/** Animates a block that comes into view; only script hides it, below the window's edge, unless motion is reduced. */
export function Reveal({ children, className }: { children: ReactNode; className?: string }) {
  const block = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = block.current;
    if (!element || window.matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    if (element.getBoundingClientRect().top < window.innerHeight) return;
    element.dataset.reveal = "waiting";
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        element.dataset.reveal = "shown";
        observer.disconnect();
      },
      { threshold: REVEAL_THRESHOLD, rootMargin: `0px 0px -${REVEAL_MARGIN_PX}px 0px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return (
    <div ref={block} className={className} style={timing}>
      {children}
    </div>
  );
}
