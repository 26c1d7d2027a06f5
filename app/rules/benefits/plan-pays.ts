/** What a plan says that it pays for a service. */
export type PlanPays =
  /** The plan's share, from 0 to 100. */
  | { readonly kind: "percent"; readonly percent: number }
  /** Dollars that the plan pays. */
  | { readonly kind: "dollars"; readonly cents: number }
  /** Dollars that the member pays, where the plan calls them so. */
  | { readonly kind: "copay"; readonly cents: number }
  | { readonly kind: "full" }
  /** Anything else, in the plan's own words. */
  | { readonly kind: "words"; readonly words: string };

const NUMBER = /^-?\d+(\.\d+)?$/;
const PERCENT = /^(\d{1,3}(?:\.\d+)?) ?%$/;
const DOLLARS = /^\$ ?(\d{1,3}(?:,\d{3})+|\d{1,7})(?:\.(\d{2}))?$/;
const COPAY = /^(\$[\d,. ]+) ?co-?pay(ment)?$/i;
const IN_FULL = /^(paid|covered) in full$/i;

/**
 * The `amount` of a service (§3) as a fact; null where it says nothing: none, -1 and 0, with or
 * without a dollar sign (§3 "Amounts of -1 or 0 are skipped").
 * - "80%" is the plan's share. A bare number from 1 to 100 is read so too, which §3 leaves open.
 * - "$40.00" is what the plan pays, because `amount` is the plan's; a copay only as "$40 copay".
 * - Any other text is kept as it is, never guessed at: "80% after 6 months", "0.8", "120".
 */
export function readPlanPays(amount: string | null): PlanPays | null {
  const words = statedAmount(amount);
  if (words === null) return null;
  const percent = PERCENT.exec(words)?.[1] ?? (NUMBER.test(words) ? words : undefined);
  const isShare = percent !== undefined && Number(percent) <= 100;
  if (isShare && (Number(percent) >= 1 || words.endsWith("%"))) {
    return { kind: "percent", percent: Number(percent) };
  }
  const dollars = centsOf(words);
  if (dollars !== null) return { kind: "dollars", cents: dollars };
  const copay = centsOf(COPAY.exec(words)?.[1]?.trim() ?? "");
  if (copay !== null) return { kind: "copay", cents: copay };
  return IN_FULL.test(words) ? { kind: "full" } : { kind: "words", words };
}

/** The text of an amount, its spaces made single; null where it says nothing: none, -1 or 0 (§3). */
export function statedAmount(amount: string | null): string | null {
  const words = (amount ?? "").trim().replaceAll(/\s+/g, " ");
  const bare = words.replace(/^-\$ ?/, "-").replace(/^\$ ?/, "");
  const isNothing = NUMBER.test(bare) && [0, -1].includes(Number(bare));
  return words === "" || isNothing ? null : words;
}

function centsOf(text: string): number | null {
  const parts = DOLLARS.exec(text);
  if (parts === null) return null;
  return Number((parts[1] ?? "").replaceAll(",", "")) * 100 + Number(parts[2] ?? 0);
}
