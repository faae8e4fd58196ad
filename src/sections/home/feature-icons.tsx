import type { ReactNode } from "react";

/** The course to the next mark, and a boat on it. */
const COURSE = (
  <>
    <path className="fill-none stroke-mist" strokeDasharray="8 12" strokeWidth={2} d="M124 106H380" />
    <path className="fill-brick" d="M226 58V100H206ZM229 68V100H243Z" />
    <path className="fill-paper" d="M201 104H251L243 118H209Z" />
  </>
);

/** Sea marks of 120 × 120, one for each view of the product: the lighthouse that finds a boat, a letter on a buoy, a harbour of bars. */
export const FEATURE_ICONS: Readonly<Record<string, ReactNode>> = {
  leads: (
    <>
      <path className="fill-signal" d="M40 25 236 34a35 35 0 0 1 0 70H196Z" />
      <path className="fill-mist" d="M-2000 102H76V120H-2000Z" />
      <path className="fill-paper" d="M29 34H51L57 102H23Z" />
      <path className="fill-mist" d="M42 34H51L57 102H42Z" />
      <path className="fill-signal" d="M30 18H50V32H30Z" />
      <path className="fill-paper" d="M25 31H55V36H25Z" />
      <path className="fill-brick" d="M22 19 40 0 58 19Z" />
      {COURSE}
      <path className="fill-deep" d="M32 52a8 8 0 1 0 16 0a8 8 0 1 0-16 0ZM36 102V88a4 4 0 0 1 8 0V102Z" />
    </>
  ),
  message: (
    <>
      <path className="fill-mist" d="M56 70H64V100H56Z" />
      <path className="fill-paper" d="M28 32H92V74H28Z" />
      <path className="fill-none stroke-lake" strokeWidth={4} d="M29 34 60 58 91 34" />
      {COURSE}
      <path className="fill-brick" d="M34 112a26 26 0 0 1 52 0Z" />
    </>
  ),
  report: (
    <>
      <path className="fill-mist" d="M0 102H3000V112H0Z" />
      <path className="fill-paper" d="M190 102V58H226V102ZM262 102V48H300V102ZM390 102V66H470V102Z" />
      <path className="fill-mist" d="M226 102V68H262V102ZM300 102V72H332V102Z" />
      <path className="fill-brick" d="M185 60 208 34 231 60ZM257 50 281 22 305 50ZM384 68 400 50H460L476 68Z" />
      <path className="fill-paper" d="M10 80H30V102H10ZM38 60H58V102H38ZM66 38H86V102H66Z" />
      <path className="fill-brick" d="M62 39 76 22 90 39ZM98 8V102H101V34L119 21 101 8Z" />
    </>
  ),
};
