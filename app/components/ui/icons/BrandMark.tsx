import type { BrandKey } from "#app/brand/brand.ts";
import spriteUrl from "#app/styles/icons.svg?url";

/** A brand's mark (app/brand/marks), always beside its name and therefore hidden from screen readers. */
export const BrandMark = ({ brand }: { brand: BrandKey }) => (
  <svg aria-hidden="true">
    <use href={`${spriteUrl}#mark-${brand}`} />
  </svg>
);
