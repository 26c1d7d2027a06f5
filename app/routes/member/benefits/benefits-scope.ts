import { findPlanPeriods, type PlanPeriod } from "#server/gateway/calls/benefit-history.ts";
import type { AccountMember } from "#server/gateway/calls/account.ts";
import {
  listFamilyEligibility,
  type FamilyEligibility,
} from "#server/gateway/calls/eligibility.ts";
import { requireRows } from "#server/gateway/calls/missing-members.ts";
import type { MemberRequest } from "#server/middleware/member.ts";
import {
  knownDays,
  offeredCategories,
  readAskedDay,
  type KnownDays,
} from "#app/rules/benefits/as-of-date.ts";
import type { Category } from "#app/rules/member/eligibility.ts";
import type { PlainDate } from "#app/rules/dates/plain-date.ts";
import { loadTogether } from "#app/frame/load-together.ts";
import { getFamily } from "#app/frame/family.ts";

/** Whose benefits a page shows, and what is needed to know which may be asked for. */
export type BenefitsScope = {
  readonly groupId: string;
  readonly viewer: AccountMember;
  /** Whose benefits the viewer may see, in the account's order. */
  readonly members: readonly AccountMember[];
  /** Whose benefits are shown. */
  readonly subject: AccountMember;
  /** Whether the address names nobody whose benefits the viewer may see; the viewer's are shown. */
  readonly isWhoUnknown: boolean;
  /** The eligibility of the subject, and of the family. */
  readonly rows: readonly FamilyEligibility[];
  readonly family: readonly FamilyEligibility[];
  /** The subject's tabs. */
  readonly categories: readonly Category[];
  /** Null while they cannot be read. */
  readonly periods: readonly PlanPeriod[] | null;
  /** Null for a subject who was never covered. */
  readonly days: KnownDays | null;
};

/**
 * The first round of every page of benefits: account, eligibility and plan periods at once. The
 * suffix of the address is compared with the account: another family's never reaches the gateway.
 */
export async function getBenefitsScope(
  member: MemberRequest,
  query: URLSearchParams,
): Promise<BenefitsScope> {
  const { gateway, today } = member;
  const { whose, family, periods } = await loadTogether({
    whose: getFamily(member),
    family: listFamilyEligibility(gateway),
    periods: findPlanPeriods(gateway),
  });
  const { account, viewer, members } = whose;
  const asked = query.getAll("suffix").filter((text) => text !== "");
  const [suffix] = asked;
  const named =
    asked.length > 1
      ? undefined
      : members.find(({ memberSuffix }) => String(memberSuffix) === suffix);
  const subject = named ?? viewer;
  const rows = await requireRows(gateway, subject, family);
  return {
    groupId: account.groupId,
    viewer,
    members,
    subject,
    isWhoUnknown: suffix !== undefined && named === undefined,
    rows,
    family,
    categories: offeredCategories(rows, today),
    periods,
    days: knownDays(rows, periods, today),
  };
}

/**
 * The day of the query (`asOfDate`); null where it names none other than today, or none that can be
 * used, which is then said.
 */
export function readQueryDay(
  { days }: Pick<BenefitsScope, "days">,
  query: URLSearchParams,
  today: PlainDate,
): { readonly day: PlainDate | null; readonly isDayUnknown: boolean } {
  const given = query.getAll("asOfDate");
  if (days === null || given.length === 0) return { day: null, isDayUnknown: false };
  const { day, fault } = readAskedDay(given, days, today);
  return { day: day === today ? null : day, isDayUnknown: fault !== null };
}
