import type { AccountMember } from "#server/gateway/calls/member/account.ts";
import type { PlainDate } from "../dates/plain-date.ts";
import {
  CATEGORIES,
  categoryStatus,
  type Category,
  type EligibilityRow,
} from "../member/eligibility.ts";

type PlanHolder = Pick<AccountMember, "memberKey" | `${Category}Eligibility`>;
type CategoryEntry = NonNullable<AccountMember["medicalEligibility"]>;

/** One member's plan in one category; without a number and a type where only eligibility is known. */
export type ClassPlan = Readonly<
  Pick<CategoryEntry, "classPlanId" | "insuranceType" | "effectiveDate" | "terminationDate">
> & {
  readonly memberKey: string;
  readonly category: Category;
  readonly status: "active" | "future" | "termed";
};

type PlanLists = {
  /** Plans that cover today or begin later, by category in the order M, D, V, X. */
  readonly current: readonly { readonly category: Category; readonly plans: ClassPlan[] }[];
  readonly past: readonly ClassPlan[];
};

/**
 * The class plans of these members (S-10): those the account names, and eligibilities beside them,
 * such as an earlier year's, which have no plan of their own. Members keep their order, the newest
 * plan of each is first.
 */
export function listClassPlans(
  members: readonly PlanHolder[],
  rows: readonly EligibilityRow[],
  today: PlainDate,
): PlanLists {
  const plans = members.flatMap((member) =>
    CATEGORIES.flatMap((category) => plansOf(member, category, { rows, today })),
  );
  const current = CATEGORIES.map((category) => ({
    category,
    plans: plans.filter((plan) => plan.category === category && plan.status !== "termed"),
  }));
  return {
    current: current.filter((each) => each.plans.length > 0),
    past: plans.filter(({ status }) => status === "termed"),
  };
}

function plansOf(
  member: PlanHolder,
  category: Category,
  { rows, today }: { rows: readonly EligibilityRow[]; today: PlainDate },
): ClassPlan[] {
  const { memberKey } = member;
  const entry = member[`${category}Eligibility`];
  const own = entry === null ? [] : withStatus({ ...entry, memberKey, category }, today);
  const beside = rows
    .filter((row) => row.memberKey === memberKey && row.category === category)
    .flatMap((row) =>
      withStatus({ ...row, category, classPlanId: null, insuranceType: null }, today),
    )
    .filter((row) => !own.some((plan) => isSamePeriod(plan, row)));
  return [...own, ...beside].toSorted((a, b) =>
    (b.effectiveDate ?? "").localeCompare(a.effectiveDate ?? ""),
  );
}

/** Two active periods of one category are one, which the two calls date differently. */
const isSamePeriod = (plan: ClassPlan, row: ClassPlan): boolean =>
  plan.effectiveDate === row.effectiveDate || (plan.status === "active" && row.status === "active");

function withStatus(
  plan: Omit<ClassPlan, "status"> & { readonly eligible: boolean },
  today: PlainDate,
): ClassPlan[] {
  const status = categoryStatus(plan, today);
  if (status === "ineligible") return [];
  const { memberKey, category, classPlanId, insuranceType, effectiveDate, terminationDate } = plan;
  return [
    { memberKey, category, classPlanId, insuranceType, effectiveDate, terminationDate, status },
  ];
}

/** A plan with all members who have it for the same days. */
export type SharedPlan = Omit<ClassPlan, "memberKey"> & { readonly memberKeys: readonly string[] };

/** Plans that differ in nothing but their member, once; in the order of their first members. */
export function groupPlans(plans: readonly ClassPlan[]): SharedPlan[] {
  const found = new Map<string, SharedPlan>();
  for (const { memberKey, ...plan } of plans) {
    const same = JSON.stringify(plan);
    const memberKeys = [...(found.get(same)?.memberKeys ?? []), memberKey];
    found.set(same, { ...plan, memberKeys });
  }
  return [...found.values()];
}
