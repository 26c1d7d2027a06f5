import { findPlanPeriods } from "#server/gateway/calls/benefits/benefit-history.ts";
import { requireRows, listFamilyEligibility } from "#server/gateway/calls/member/eligibility.ts";
import type { MemberRequest } from "#server/middleware/member.ts";
import { knownDays, readAskedDay } from "#app/rules/benefits/days.ts";
import { offeredCategories } from "#app/rules/member/coverage.ts";
import { nameByFirstName, nameMembers } from "#app/frame/words/name-members.ts";
import { fullName } from "#app/rules/member/member.ts";
import { getFamily } from "#server/gateway/calls/member/family.ts";
import { awaitAll } from "#app/frame/loading/load.ts";

/**
 * Whose benefits a page shows and which may be asked for: the first round of every page of benefits.
 * The suffix is compared with the account: another family's never reaches the gateway.
 */
export async function getBenefitsScope(member: MemberRequest, query: URLSearchParams) {
  const { gateway, today } = member;
  const { family, familyRows, periods } = await awaitAll({
    family: getFamily(member),
    familyRows: listFamilyEligibility(gateway),
    /** Null while they cannot be read. */
    periods: findPlanPeriods(gateway),
  });
  const { account, viewer, members } = family;
  const asked = query.getAll("suffix").filter((text) => text !== "");
  const named =
    asked.length > 1
      ? undefined
      : members.find(({ memberSuffix }) => String(memberSuffix) === asked[0]);
  const subject = named ?? viewer;
  const isViewer = subject.memberKey === viewer.memberKey;
  const rows = await requireRows(gateway, subject, familyRows);
  const nameOf = nameMembers(members, fullName);
  return {
    today,
    groupId: account.groupId,
    viewer,
    members,
    subject,
    isViewer,
    /** The rows of eligibility of the subject, and of the whole family. */
    rows,
    familyRows,
    periods,
    /** Null for a subject who was never covered. */
    days: knownDays(rows, periods, today),
    /** The part that every page shows. */
    head: {
      /** Null for the viewer's own. */
      name: isViewer ? null : nameByFirstName(members)(subject),
      /** The part of the address that names another member. */
      suffix: isViewer ? null : String(subject.memberSuffix),
      members: members.map((one) => ({
        value: String(one.memberSuffix),
        label: nameOf(one),
        isShown: one.memberSuffix === subject.memberSuffix,
      })),
      /**
       * Whether the address names a member whose benefits the viewer may not see; the viewer's are
       * shown.
       */
      isWhoUnknown: asked.length > 0 && named === undefined,
      /** The subject's tabs. */
      categories: offeredCategories(rows, today),
    },
  };
}

export type BenefitsScope = Awaited<ReturnType<typeof getBenefitsScope>>;

/** The day of the query; null for none, today, or one that cannot be used, which is then said. */
export function readQueryDay({ days, today }: BenefitsScope, query: URLSearchParams) {
  const given = query.getAll("asOfDate");
  if (days === null || given.length === 0) return { day: null, isDayUnknown: false };
  const { day, error } = readAskedDay(given, days, today);
  return { day: day === today ? null : day, isDayUnknown: error !== null };
}
