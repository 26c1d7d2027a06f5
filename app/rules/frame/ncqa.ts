/** The NCQA badges of the footer (§2 "Shell"). */
export type NcqaBadge = "accredited" | "commendable" | "interim";

// Interim and commendable before accredited, which is often part of the same text
// ("Interim Accredited", "Accredited: Commendable").
const order: readonly NcqaBadge[] = ["interim", "commendable", "accredited"];

/** "Not accredited", "not yet accredited", "non-accredited": at most one word in between. */
const denial = /\b(not|non|never|no longer)[\s-]+(\w+\s+)?(interim|commendable|accredited)\b/g;

/** In any letter case; null for none, and for a negated status (§2 "Shell"). */
export function ncqaBadge(text: string | null): NcqaBadge | null {
  const claims = (text ?? "").toLowerCase().replaceAll(denial, " ");
  return order.find((badge) => new RegExp(`\\b${badge}\\b`).test(claims)) ?? null;
}
