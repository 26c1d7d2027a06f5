import { getTiers } from "#server/gateway/calls/benefits/benefit-tiers.ts";
import type { MemberRequest } from "#server/middleware/member.ts";
import { coverageOfCategory, everCovered, shownDay } from "#app/rules/member/coverage.ts";
import { loadEach } from "#app/frame/loading/load.ts";
import { getBenefitsScope, readQueryDay } from "../whose/benefits-scope.ts";

/**
 * The tiers of all categories of one member, on the day of the address, or each on the day that its
 * own page shows; none without a search text. Throws the first failure where none can be read.
 */
export async function loadSearch(member: MemberRequest, query: URLSearchParams) {
  const { gateway, today } = member;
  const scope = await getBenefitsScope(member, query);
  const { rows, subject, head } = scope;
  const { day, isDayUnknown } = readQueryDay(scope, query);
  const typed = query.get("q")?.trim() ?? "";
  const offered = day === null ? head.categories : everCovered(rows);
  const wanted = (typed === "" ? [] : offered).flatMap((category) => {
    const coverage = coverageOfCategory(rows, category, day ?? today);
    if (day !== null) return coverage.kind === "active" ? { category, day } : [];
    const usual = shownDay(coverage, today);
    return usual === null ? [] : { category, day: usual };
  });
  const loaded = await loadEach(gateway, wanted, async (optional, one) => ({
    ...one,
    ...(await getTiers(optional, { ...one, suffix: subject.memberSuffix })),
  }));
  return { ...loaded, head, day, isDayUnknown, today, typed };
}

export type LoadedSearch = Awaited<ReturnType<typeof loadSearch>>;
