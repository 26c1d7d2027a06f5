import { z } from "zod";
import { auditParties, recordAudit } from "#server/middleware/audit.ts";
import type { Context } from "#server/middleware/context.ts";
import { memberContext, type MemberRequest } from "#server/middleware/member.ts";
import { sessionContext } from "#server/session/browser-sessions.ts";
import type { Gateway } from "#server/gateway/transport/gateway.ts";
import type { RecentKind } from "#server/session/recent-entries.ts";
import { planOf } from "#app/rules/benefits/category-plan.ts";
import type { PricedList } from "#app/rules/benefits/dental-cost.ts";
import { nextPeriodDay } from "#app/rules/benefits/days.ts";
import type { PlainDate } from "#app/rules/dates/plain-date.ts";
import { coverageOfCategory, shownDay } from "#app/rules/member/coverage.ts";
import { findDraftValues } from "#app/forms/form-answer.ts";
import { isAnsweringForm } from "#app/forms/submit/submit-guarded.ts";
import { orNull } from "#app/frame/loading/load.ts";
import { getBenefitsScope, type BenefitsScope } from "../whose/benefits-scope.ts";
import { loadCategory, type PlanOnDay } from "../category/load-category.ts";

/** The form, or the estimate of the list that the address names by a key (COST-01). */
export async function loadCost(context: Context, { pathname, searchParams: query }: URL) {
  const member = context.get(memberContext);
  const key = query.get("estimate");
  const isBack = context.get(isAnsweringForm);
  const isAsked = key !== null && !isBack;
  const kept = isAsked ? await context.get(sessionContext).findRecent(RECENT_ESTIMATES, key) : null;
  const draft = findDraftValues(context, pathname);
  const suffix = kept === null ? (draft?.["suffix"] ?? query.get("suffix")) : String(kept.suffix);
  const scope = await getDentalScope(member, suffix);
  // A list for someone whom the viewer may no longer see is forgotten.
  const list: PricedList | null = scope.head.isWhoUnknown ? null : kept;
  const isPriced = list?.services.every(({ priceCents }) => priceCents !== null) ?? false;
  const coverage = coverageOfCategory(scope.rows, "dental", member.today);
  const isCovered = scope.people.some(({ memberKey }) => memberKey === scope.subject.memberKey);
  const day = isCovered ? shownDay(coverage, member.today) : null;
  const [plan, next] = await Promise.all([
    day === null
      ? null
      : isBack
        ? orNull(member.gateway.ask((optional) => loadPlan(optional, scope, day)))
        : loadPlan(member.gateway, scope, day),
    isPriced ? loadNextPeriod(member, scope) : null,
  ]);
  if (!isBack) {
    const parties = auditParties(member.session);
    recordAudit(context, { event: "cost-estimate", outcome: "ok", ...parties });
  }
  return {
    scope,
    coverage,
    isBack,
    isCovered,
    /** Null without coverage, and where it cannot be read and the page has a form to keep. */
    plan,
    isStaff: member.session.staff !== null,
    list,
    isPriced,
    isLost: isAsked && list === null,
    next,
    draft,
    askedTier: list?.tier ?? query.get("tier"),
  };
}

export type LoadedCost = Awaited<ReturnType<typeof loadCost>>;

/**
 * Whose estimate it is: the member with that suffix, by default the viewer, or, where the viewer has no
 * dental coverage, the first who has.
 */
export async function getDentalScope(member: MemberRequest, suffix: string | null) {
  const scope = await getBenefitsScope(member, queryOf(suffix));
  const people = scope.members.filter(({ memberKey }) => {
    const rows = scope.familyRows.filter((row) => row.memberKey === memberKey);
    const { kind } = coverageOfCategory(rows, "dental", member.today);
    return kind === "active" || kind === "begins";
  });
  const [first] = people;
  const isCovered = people.some(({ memberKey }) => memberKey === scope.subject.memberKey);
  if (isCovered || suffix !== null || first === undefined) return { ...scope, people };
  return { ...(await getBenefitsScope(member, queryOf(String(first.memberSuffix)))), people };
}

const queryOf = (suffix: string | null) =>
  new URLSearchParams(suffix === null || suffix === "" ? {} : { suffix });

/**
 * The plan of the next period, from its first day (COST-03); null where that is not known, or without
 * coverage then, "unread" where it cannot be read.
 */
async function loadNextPeriod({ gateway, today }: MemberRequest, scope: BenefitsScope) {
  const { rows, periods } = scope;
  if (periods === null) return "unread";
  const shown = shownDay(coverageOfCategory(rows, "dental", today), today);
  const day = shown && nextPeriodDay(periods, "dental", shown);
  if (day === null || coverageOfCategory(rows, "dental", day).kind !== "active") return null;
  const answer = await gateway.ask((optional) => loadPlan(optional, scope, day), "short-timeout");
  return answer.ok ? answer.value : "unread";
}

async function loadPlan(
  gateway: Gateway,
  { subject, isViewer }: BenefitsScope,
  day: PlainDate,
): Promise<PlanOnDay> {
  const asked = { category: "dental", day, suffix: subject.memberSuffix, isViewer } as const;
  return { ...planOf(await loadCategory(gateway, asked)), day };
}

/** The latest lists of dental services that a member priced (docs/beyond.md, COST-01). */
export const RECENT_ESTIMATES: RecentKind<PricedList & { readonly key: string }> = {
  name: "estimates",
  entry: z.object({
    key: z.string(),
    suffix: z.number(),
    tier: z.string().nullable(),
    services: z.array(z.object({ service: z.string(), priceCents: z.int().nullable() })).readonly(),
  }),
};
