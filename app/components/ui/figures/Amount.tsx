import type { ShownCents } from "#app/rules/claims/claim-row.ts";
import { commonText } from "#app/text/common/common.ts";
import { usd } from "#app/text/common/format.ts";

/** Cents as dollars, in figures that line up, or why there are none: never a zero in their place. */
export function Amount({ cents }: { cents: ShownCents }) {
  if (cents === null) return commonText.notGiven;
  if (typeof cents === "string") return <span className="muted">{sayCents(cents)}</span>;
  return <span className="num">{usd(cents)}</span>;
}

/** Cents as dollars, or why there are none, as text. */
export const sayCents = (cents: ShownCents): string =>
  typeof cents === "number" ? usd(cents) : cents === null ? commonText.notGiven : UNKNOWN[cents];

/** Words in place of an amount that is not one yet, or never will be. */
const UNKNOWN = { undecided: commonText.notDecided, estimate: commonText.estimate };
