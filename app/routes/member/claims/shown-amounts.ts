import { AMOUNTS, type AmountName, type ClaimAmounts } from "#app/rules/claims/claim-amounts.ts";
import type { ShownCents } from "#app/rules/claims/pending.ts";

export type ShownAmounts = ClaimAmounts<ShownCents>;

/** Of a claim without lines only its totals are shown. */
const TOTALS: readonly AmountName[] = ["billedCents", "discountCents", "planPaidCents", "oweCents"];

/**
 * The amounts that a claim's page has: those decided of any line or of the total; what was denied
 * only where something was.
 */
export function listShownAmounts(
  lines: readonly { readonly amounts: ShownAmounts }[],
  totals: ShownAmounts,
): AmountName[] {
  const rows = [...lines.map(({ amounts }) => amounts), totals];
  return AMOUNTS.filter(
    (name) =>
      (lines.length > 0 || TOTALS.includes(name)) &&
      (name === "billedCents" || rows.some((amounts) => amounts[name] !== "undecided")) &&
      (name !== "deniedCents" || rows.some(({ deniedCents }) => deniedCents !== 0)),
  );
}
