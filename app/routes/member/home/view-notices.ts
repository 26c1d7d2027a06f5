import { href } from "react-router";
import type { PlanManagementBanner } from "#app/rules/account/plan-management.ts";
import type { coverageOn } from "#app/rules/member/coverage.ts";
import { homeNoticesText as text } from "#app/text/frame/home-notices.ts";
import { showDate } from "#app/text/common/format.ts";

export type ToldNotice = {
  readonly title: string;
  readonly text: string;
  readonly to?: { readonly label: string; readonly href: string };
  /** Whether it has to do with a day that is near. */
  readonly isPressing?: boolean;
};

type Noticed = {
  readonly coverage: ReturnType<typeof coverageOn>;
  readonly isPrimaryCareNew: boolean;
  readonly plan: PlanManagementBanner | null;
  /** Only the subscriber may renew, change or cancel the plan. */
  readonly mayManagePlan: boolean;
};

/** The notices of home in words: what is to come, what ends, and what is next without coverage. */
export function viewNotices(noticed: Noticed): ToldNotice[] {
  const { coverage, isPrimaryCareNew, plan, mayManagePlan } = noticed;
  return [
    ...coverageNotice(coverage),
    ...(isPrimaryCareNew ? [text.primaryCareUpdate] : []),
    ...(plan === null
      ? []
      : [
          {
            ...planWords(plan, mayManagePlan),
            to: { label: text.planLink, href: href("/account/plan-benefits") },
            isPressing: true,
          },
        ]),
  ];
}

function coverageNotice(coverage: Noticed["coverage"]): ToldNotice[] {
  const { coverageBegins, uncovered } = text;
  switch (coverage.kind) {
    case "begins":
      return [{ title: coverageBegins.title(showDate(coverage.on)), text: coverageBegins.text }];
    case "ended": {
      const { link, ...words } = uncovered.ended;
      return [{ ...words, to: { label: link, href: href("/account/proof-of-coverage") } }];
    }
    case "none": {
      const { link, ...words } = uncovered.none;
      return [{ ...words, to: { label: link, href: href("/support/customer-service") } }];
    }
    default:
      return [];
  }
}

function planWords(plan: PlanManagementBanner, mayManagePlan: boolean) {
  const { renew, medicalEnding, medicalAndDentalEnding } = text;
  if (plan.kind === "renew") {
    return {
      title: renew.title(showDate(plan.openEnrollmentEnd)),
      text: mayManagePlan ? renew.text(plan.planYear) : renew.subscriberOnly,
    };
  }
  const { categories, on } = plan;
  const words = categories.includes("dental") ? medicalAndDentalEnding : medicalEnding;
  return { title: words.title(on && showDate(on)), text: words.text };
}
