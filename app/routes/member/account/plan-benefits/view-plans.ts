import type { PlainDate } from "#app/rules/dates/plain-date.ts";
import type { PlanManagement } from "#app/rules/benefits/plan-management.ts";
import { enrollmentPoints, enrollmentState } from "#app/rules/account/plan-enrollment.ts";
import { planStanding } from "#app/rules/account/plan-cancellation.ts";
import { groupPlans, listClassPlans, type ClassPlan } from "#app/rules/account/plan-list.ts";
import { findOutsideUrl } from "#app/rules/frame/web-url.ts";
import { showInsuranceType } from "#app/frame/show-insurance-type.ts";
import type { PlansData } from "./load-plans.ts";
import { fullName } from "#app/rules/member/member.ts";

/** What the page shows of plans, and of their management. */
export function viewPlans(data: PlansData, hosts: readonly string[]) {
  const { members, eligibility, today, details, mayEnd } = data;
  const { current, past } = listClassPlans(members, eligibility, today);
  // The gateway's keys of members stay on the server.
  const show = (plans: readonly ClassPlan[]) =>
    groupPlans(plans).map(({ memberKeys, ...plan }) => ({
      ...plan,
      names: memberKeys.map((key) => nameOf(members, key)),
      insuranceType: showInsuranceType(plan.insuranceType),
    }));
  return {
    current: current.map(({ category, plans }) => ({ category, plans: show(plans) })),
    past: show(past),
    mayEnd,
    management:
      details === "unread" ? ("unread" as const) : viewManagement(details, { today, hosts }),
  };
}

export type PlansView = ReturnType<typeof viewPlans>;
export type ShownPlan = PlansView["past"][number];
export type Management = Exclude<NonNullable<PlansView["management"]>, "unread">;

type Circumstances = { readonly today: PlainDate; readonly hosts: readonly string[] };

/** Null where there is nothing to manage. */
function viewManagement(details: PlanManagement | null, { today, hosts }: Circumstances) {
  const standing = planStanding(details, today);
  if (details === null || standing.kind === "none") return null;
  // A plan that ends is not renewed.
  const renewsOn = standing.kind === "managed" ? details.coverageStartDateUponRenewal : null;
  return {
    standing,
    currentYear: details.currentPlanYear,
    upcomingYear: details.upcomingPlanYear,
    enrollment: enrollmentState(details, today),
    points: enrollmentPoints({ ...details, coverageStartDateUponRenewal: renewsOn }, today),
    renewsOn,
    endsOn: details.coverageEndDateUponCancellation,
    shopUrl: findOutsideUrl(details.directShopUrl, hosts) ?? null,
    exchangeUrl: findOutsideUrl(details.exchangeUrl, hosts) ?? null,
    exchangeLabel: details.exchangeUrlLabel?.trim() || null,
  };
}

/** A member's name; "" for one whom the account does not list. */
export function nameOf(
  members: readonly {
    readonly memberKey: string;
    readonly firstName: string;
    readonly lastName: string;
  }[],
  memberKey: string,
): string {
  const found = members.find((member) => member.memberKey === memberKey);
  return found === undefined ? "" : fullName(found);
}
