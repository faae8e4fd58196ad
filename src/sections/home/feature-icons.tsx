import type { ReactNode } from "react";

/** Small posters of 64 × 64, one for each view of the product: a boat in the light, a letter as its sail, a quay of bars. */
export const FEATURE_ICONS: Readonly<Record<string, ReactNode>> = {
  leads: (
    <>
      <path className="fill-deep" d="M0 0H64V64H0Z" />
      <path fill="var(--color-light)" d="M64 6 0 16V54L64 14Z" />
      <path className="fill-paper" d="M22 14V40H8ZM25 20V40H35Z" />
      <path className="fill-brick" d="M4 43H40L34 52H10Z" />
    </>
  ),
  message: (
    <>
      <path className="fill-lake" d="M0 0H64V64H0Z" />
      <path className="fill-paper" d="M14 10H52V42H14Z" />
      <path className="fill-none stroke-lake" strokeWidth={3} d="M14 11 33 28 52 11" />
      <path className="fill-brick" d="M6 45H60L51 56H15Z" />
    </>
  ),
  report: (
    <>
      <path className="fill-mist" d="M0 0H64V64H0Z" />
      <path className="fill-lake" d="M8 40H18V54H8ZM22 32H32V54H22ZM36 22H46V54H36Z" />
      <path className="fill-brick" d="M48 16 55 5 62 16Z" />
      <path className="fill-deep" d="M50 16H60V54H50ZM0 54H64V58H0Z" />
    </>
  ),
};
