import type { MemberRequest } from "#server/middleware/member.ts";
import { readAskedDay } from "#app/rules/benefits/as-of-date.ts";
import { CATEGORIES } from "#app/rules/member/eligibility.ts";
import { throwEntry } from "#app/frame/throw-entry.ts";
import { getBenefitsScope } from "./benefits-scope.ts";
import { loadCategoryPage } from "./load-category-page.ts";

/**
 * A category of one member with the claims behind its amounts, on the day of `asOfDate` or else the
 * day of its own page. Throws 404 for what is no category, a day that cannot be used, and a member
 * without the category on it.
 */
export async function loadCountedClaims(
  member: MemberRequest,
  asked: { readonly category: string; readonly query: URLSearchParams },
) {
  const category = CATEGORIES.find((known) => known === asked.category);
  if (category === undefined) throwEntry(404);
  const scope = await getBenefitsScope(member, asked.query);
  const given = asked.query.getAll("asOfDate");
  const day =
    given.length === 0 || scope.days === null
      ? null
      : readAskedDay(given, scope.days, member.today);
  if (scope.isWhoUnknown || (day !== null && day.fault !== null)) throwEntry(404);
  const page = await loadCategoryPage(member, scope, {
    category,
    day: day?.day ?? null,
    claims: "needed",
  });
  const { benefits } = page;
  if (benefits === null) throwEntry(404);
  return { page, benefits };
}

export type CountedClaimsData = Awaited<ReturnType<typeof loadCountedClaims>>;
