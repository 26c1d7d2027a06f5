/** The NCQA badges of the footer (§2 "Shell"). */
export type NcqaBadge = "accredited" | "commendable" | "interim";

// Interim and commendable before accredited: they often stand beside it and say more
// ("Interim Accredited", "Accredited: Commendable").
const order: readonly NcqaBadge[] = ["interim", "commendable", "accredited"];

/** "Not accredited", "not yet accredited", "non-accredited": at most one word in between. */
const denial = /\b(not|non|never|no longer)[\s-]+(\w+\s+)?(interim|commendable|accredited)\b/g;

/**
 * The badge an NCQA text asks for, in any letter case; null for none (§2 "Shell"). A status that
 * the text denies gives no badge: a badge is a public claim.
 */
export function ncqaBadge(text: string | null): NcqaBadge | null {
  const claims = (text ?? "").toLowerCase().replaceAll(denial, " ");
  return order.find((badge) => new RegExp(`\\b${badge}\\b`).test(claims)) ?? null;
}
