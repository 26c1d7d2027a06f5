import { brandContext } from "#server/middleware/brand.ts";
import type { Route } from "./+types/brand-sheet.ts";

const YEAR_S = 31_536_000;

/** The colours of a brand that has its own. */
export const loader = ({ context, url }: Route.LoaderArgs) => {
  const { sheet } = context.get(brandContext).look;
  if (sheet === null) return new Response(null, { status: 404 });
  // A request for another version comes from a page of an earlier or later process, and gets the
  // present sheet, uncached.
  const isThis = `${url.pathname}${url.search}` === sheet.href;
  const headers = {
    "Content-Type": "text/css; charset=utf-8",
    "Cache-Control": isThis ? `private, max-age=${YEAR_S}, immutable` : "no-store",
  };
  return new Response(sheet.css, { headers });
};
