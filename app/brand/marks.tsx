import type { ReactElement } from "react";
import type { BrandKey } from "./brand.ts";

/* Invented line marks: one colour, one weight, on a 32-unit square; a pale fill gives them body. */
const drawings: Readonly<Record<BrandKey, ReactElement>> = {
  carrier: (
    <>
      <circle cx="16" cy="16" r="13" fill="currentColor" fillOpacity=".16" />
      <path d="M16 24.5V15" />
      <path d="M16 15.5c0-4.4 2.7-7 7.2-7.3.3 4.5-2.5 7.3-7.2 7.3Z" />
      <path d="M16 20c-.2-3.6-2.6-5.9-6.7-6.2-.2 4 2.3 6.2 6.7 6.2Z" />
    </>
  ),
  summit: (
    <>
      <path d="M2.5 26.5 12 8.5l4.8 9.1 3.7-6 9 14.9Z" fill="currentColor" fillOpacity=".16" />
      <path d="m8.4 15.4 3.4 2.8 3.6-3.3" />
      <path d="m13.5 23.5 3.3-5.9" />
    </>
  ),
  providence: (
    <>
      <path d="M4 23.5a12 12 0 0 1 24 0Z" fill="currentColor" fillOpacity=".16" />
      <path d="M10.5 23.5a5.5 5.5 0 0 1 11 0" />
      <path d="M16 7V3.5M5.6 11.3 3.2 8.9M26.4 11.3l2.4-2.4M4 28h24" />
    </>
  ),
  partner: (
    <>
      <rect x="3.5" y="4.5" width="16" height="16" rx="5.5" fill="currentColor" fillOpacity=".16" />
      <rect
        x="12.5"
        y="11.5"
        width="16"
        height="16"
        rx="5.5"
        fill="currentColor"
        fillOpacity=".16"
      />
    </>
  ),
  medicare: (
    <>
      <path
        d="M16 3.2 27 7v8.3c0 6.7-4.3 11.2-11 13.5C9.3 26.5 5 22 5 15.3V7Z"
        fill="currentColor"
        fillOpacity=".16"
      />
      <path d="M9.5 18.2c2.2-2.7 4.3-2.7 6.5 0s4.3 2.7 6.5 0" />
      <circle cx="16" cy="11" r="2.4" fill="currentColor" stroke="none" />
    </>
  ),
};

/** A brand's mark, always beside its name and therefore hidden from screen readers. */
export function BrandMark({ brand }: { brand: BrandKey }) {
  return (
    <svg
      viewBox="0 0 32 32"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.25"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {drawings[brand]}
    </svg>
  );
}
