import { nameMembers } from "#app/frame/words/name-members.ts";
import { lastCoveredDay } from "#app/rules/member/coverage.ts";
import { fullName } from "#app/rules/member/member.ts";
import type { PlainDate } from "#app/rules/dates/plain-date.ts";
import { ownNameOr, carrierText } from "#app/components/ui/text/CarrierText.tsx";
import { planBenefitsText } from "#app/text/account/plan-benefits.ts";
import { type PlanManagement, endingCategories } from "#app/rules/account/plan-management.ts";
import { enrollmentPoints, enrollmentState } from "#app/rules/account/plan-enrollment.ts";
import {
  planStanding,
  findCancellationOption,
  listLosses,
  endingTermsOf,
} from "#app/rules/account/plan-cancellation.ts";
import { groupPlans, listClassPlans, type ClassPlan } from "#app/rules/account/plan-list.ts";
import { findOutsideUrl } from "#app/rules/frame/web-url.ts";
import { showInsuranceType } from "#app/frame/words/show-insurance-type.ts";
import { seenVersionOf } from "#app/forms/submit/submit-save.ts";
import type { PlansData } from "./load-plans.ts";

export function viewPlans(data: PlansData, hosts: readonly string[]) {
  const { members, eligibility, today, details, mayEnd } = data;
  const { current, past } = listClassPlans(members, eligibility, today);
  // The gateway's keys of members stay on the server.
  const show = (plans: readonly ClassPlan[]) =>
    groupPlans(plans).map(({ memberKeys, terminationDate, ...plan }) => ({
      ...plan,
      lastDay: terminationDate && lastCoveredDay(terminationDate),
      names: memberKeys.map((key) => nameOf(members, key)),
      insuranceType: showInsuranceType(plan.insuranceType),
    }));
  return {
    current: current.map(({ category, plans }) => ({ category, plans: show(plans) })),
    past: show(past),
    mayEnd,
    management:
      details === "unavailable" ? ("unavailable" as const) : viewManagement(details, today, hosts),
  };
}

export type PlansView = ReturnType<typeof viewPlans>;
export type ShownPlan = PlansView["past"][number];
export type Management = Exclude<NonNullable<PlansView["management"]>, "unavailable">;

/** Null if there is nothing to manage. */
function viewManagement(
  details: PlanManagement | null,
  today: PlainDate,
  hosts: readonly string[],
) {
  const known = planStanding(details, today);
  if (details === null || known.kind === "none") return null;
  const standing =
    known.kind === "managed"
      ? { ...known, options: known.options.map((one) => ({ id: one.id, words: nameOption(one) })) }
      : known;
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

/** What a cancellation ends: as the gateway words it, or, on a page in another language, by its code. */
function nameOption({ id, description }: PlanManagement["directCancellationOptions"][number]) {
  const categories = endingCategories(id);
  const words = description || id;
  return categories === null
    ? carrierText(words)
    : ownNameOr(planBenefitsText.end.option(categories), words);
}

/** A member's name; "" where the account does not list the member. */
function nameOf(members: PlansData["members"], memberKey: string): string {
  const found = members.find((member) => member.memberKey === memberKey);
  return found === undefined ? "" : nameMembers(members, fullName)(found);
}

/** The step that confirms a cancellation; null if this one cannot be chosen. */
export function viewConfirm(data: PlansData, optionId: string | null) {
  const { details, members, eligibility, today, mayEnd } = data;
  if (!mayEnd || details === "unavailable" || details === null) return null;
  const option = findCancellationOption(planStanding(details, today), optionId);
  if (option === undefined) return null;
  const categories = endingCategories(option.id);
  const lastDay = details.coverageEndDateUponCancellation;
  const losses =
    categories === null ? null : listLosses(eligibility, categories, { today, lastDay });
  return {
    option: { id: option.id, words: nameOption(option) },
    categories,
    lastDay,
    // The gateway's keys of members stay on the server.
    losses:
      losses?.map(({ memberKey, categories: lost }) => ({
        name: nameOf(members, memberKey),
        categories: lost,
      })) ?? null,
    version: seenVersionOf(endingTermsOf(option, details)),
  };
}
