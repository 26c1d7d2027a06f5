import type { ShownCents } from "#app/rules/claims/claim-row.ts";
import { commonText } from "#app/text/common/common.ts";
import { usd } from "#app/text/common/format.ts";

/** Cents as dollars, in figures that line up, or why there are none: never a zero in their place. */
export function Amount({ cents }: { cents: ShownCents }) {
  if (cents === null) return commonText.notGiven;
  if (cents === "undecided") return <span className="muted">{commonText.notDecided}</span>;
  if (cents === "estimate") return <span className="muted">{commonText.estimate}</span>;
  return <span className="num">{usd(cents)}</span>;
}
