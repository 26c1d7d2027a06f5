import { Link } from "react-router";
import type { PageBrand } from "#app/brand/brand.ts";
import { BrandMark } from "./BrandMark.tsx";
import { shellText } from "#app/text/frame/shell.ts";

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
