import type { ReactNode } from "react";

/** A short line above a headline, with a stroke before it. */
export function Eyebrow({ children }: { children: ReactNode }) {
  return (
    <p className="mb-3 flex items-center gap-3 text-note font-semibold text-lake md:mb-5">
      <span aria-hidden="true" className="forced-colors-shape h-0.75 w-8 bg-lake" />
      {children}
    </p>
  );
}
