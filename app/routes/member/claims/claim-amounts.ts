import type { claimDetailText } from "#app/text/claim-detail.ts";
import type { ShownCents } from "#app/components/ui/Amount.tsx";

export type AmountKey = keyof typeof claimDetailText.amounts;
export type Amounts = Readonly<Record<AmountKey, ShownCents>>;

const AMOUNTS = [
  "billed",
  "discount",
  "notCovered",
  "planPaid",
  "deductible",
  "copay",
  "coinsurance",
  "owe",
] as const satisfies readonly AmountKey[];

/** Of a claim without lines only its totals are told. */
const TOTALS: readonly AmountKey[] = ["billed", "discount", "planPaid", "owe"];

/** The amounts a claim's page tells: not those of which none is decided yet. */
export function listShownAmounts(
  lines: readonly { readonly amounts: Amounts }[],
  totals: Amounts,
): AmountKey[] {
  const rows = [...lines.map(({ amounts }) => amounts), totals];
  return AMOUNTS.filter(
    (key) =>
      (lines.length > 0 || TOTALS.includes(key)) &&
      (key === "billed" || rows.some((amounts) => amounts[key] !== "undecided")),
  );
}

/** Whether some are left out. */
export const leavesOut = (shown: readonly AmountKey[]): boolean => shown.length < AMOUNTS.length;
