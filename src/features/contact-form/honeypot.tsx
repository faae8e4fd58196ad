import { forwardRef } from "react";

/** A box no person sees; whoever ticks it is no person. */
export const Honeypot = forwardRef<HTMLInputElement>(function Honeypot(_, ref) {
  return <input ref={ref} type="checkbox" name="botcheck" tabIndex={-1} aria-hidden="true" className="hidden" />;
});
