import { Link } from "react-router";
import type { PageBrand, BrandKey } from "#app/brand/brand.ts";
import { shellText } from "#app/text/frame/shell.ts";
import spriteUrl from "#app/styles/icons.svg?url";

export type LogoBrand = Pick<PageBrand, "key" | "name">;

export function Logo({ brand, to }: { brand: LogoBrand; to?: string }) {
  const face = (
    <>
      <BrandMark brand={brand.key} />
      <span>{brand.name}</span>
    </>
  );
  if (to === undefined) return <span className="logo">{face}</span>;
  return (
    <Link className="logo" to={to}>
      {face}
      <span className="vh">, {shellText.home}</span>
    </Link>
  );
}

/** A brand's mark (app/brand/marks), always beside its name and therefore hidden from screen readers. */
export const BrandMark = ({ brand }: { brand: BrandKey }) => (
  <svg aria-hidden="true">
    <use href={`${spriteUrl}#mark-${brand}`} />
  </svg>
);
