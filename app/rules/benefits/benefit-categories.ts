/** Every benefit category, in the order in which §3 names them. What a member reads is text. */
export const BENEFIT_CATEGORIES = [
  "medical",
  "dental",
  "pharmacy",
  "vision",
  "summary",
  "programs",
  "referrals",
  "handbooks",
  "certificate-of-coverage",
  "medicare-materials",
  "prior-authorization",
  "none",
] as const;

export type BenefitCategory = (typeof BENEFIT_CATEGORIES)[number];

/** The letters a benefit type goes by; "U" is one that is not known (§3). */
export const BENEFIT_TYPE_KEYS = ["M", "D", "V", "U"] as const;

export type BenefitTypeKey = (typeof BENEFIT_TYPE_KEYS)[number];

const orders: Readonly<Record<BenefitCategory, number>> = {
  summary: 1,
  medical: 1,
  dental: 2,
  vision: 3,
  pharmacy: 4,
  programs: 5,
  referrals: 6,
  handbooks: 7,
  "certificate-of-coverage": 8,
  "medicare-materials": 9,
  "prior-authorization": 10,
  none: 11,
};

/**
 * A category's place, 1 to 11, wherever several are listed (§9). Summary and Medical share the
 * first: no member has both in one list.
 */
export function categoryOrder(category: BenefitCategory): number {
  return orders[category];
}

/**
 * The benefit type a letter of the gateway stands for (§3). Any other text, pharmacy's "X" of the
 * eligibility rows included, is unknown: "U".
 */
export function benefitTypeKey(letter: string): BenefitTypeKey {
  return BENEFIT_TYPE_KEYS.find((key) => key === letter) ?? "U";
}
