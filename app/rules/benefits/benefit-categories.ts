import { isMedicareAdvantageGroup } from "../member/groups.ts";
import {
  CATEGORIES,
  categoryStatus,
  type EligibilityRow,
  type Category,
} from "../member/eligibility.ts";
import type { PlainDate } from "../dates/plain-date.ts";

/** Every benefit category, in the order of §3. Names are in the texts. */
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

/** The benefit types by letter; "U" is unknown (§3). */
export const BENEFIT_TYPE_KEYS = ["M", "D", "V", "U"] as const;

type BenefitTypeKey = (typeof BENEFIT_TYPE_KEYS)[number];

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
 * A category's sort order, 1 to 11 (§9). Summary and Medical share the first place, because no list
 * has both.
 */
export function categoryOrder(category: BenefitCategory): number {
  return orders[category];
}

/**
 * The benefit type of a letter (§3). Any other text, including pharmacy's "X" of eligibility rows,
 * is "U".
 */
export function benefitTypeKey(letter: string): BenefitTypeKey {
  return BENEFIT_TYPE_KEYS.find((key) => key === letter) ?? "U";
}

/**
 * The category that opens first: the first eligible of Medical, Dental, Vision, Pharmacy, else
 * Programs where there are any, else None (§4). Eligible is active or future (T-29). Takes ONE
 * member's rows.
 */
export function defaultCategory(
  rows: readonly EligibilityRow[],
  hasPrograms: boolean,
  today: PlainDate,
): BenefitCategory {
  const isEligible = (row: EligibilityRow) =>
    ["active", "future"].includes(categoryStatus(row, today));
  const first = CATEGORIES.find((category) =>
    rows.some((row) => row.category === category && isEligible(row)),
  );
  return first ?? (hasPrograms ? "programs" : "none");
}

/** Whether Benefits opens the summary and not a category: on Summit and in group 10004760 (S-12). */
export const opensSummary = (flags: { readonly summit: boolean }, groupId: string): boolean =>
  flags.summit || isMedicareAdvantageGroup(groupId);

/** The kinds of coverage for which care may have to be approved first. */
const PRIOR_AUTHORIZATION_KINDS = ["medical", "pharmacy", "dental"] as const;

export type PriorAuthorizationKind = (typeof PRIOR_AUTHORIZATION_KINDS)[number];

/** The requests for all coverage that ONE member has or had: a request may be older (S-18). */
export function priorAuthorizationKinds(
  rows: readonly { readonly category: Category }[],
): PriorAuthorizationKind[] {
  return PRIOR_AUTHORIZATION_KINDS.filter((kind) => rows.some(({ category }) => category === kind));
}
