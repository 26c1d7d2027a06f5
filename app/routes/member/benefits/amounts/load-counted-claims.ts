import type { MemberRequest } from "#server/middleware/member.ts";
import { claimQueriesFor } from "#app/rules/benefits/accumulator-claims.ts";
import { shownTier } from "#app/rules/benefits/category-plan.ts";
import { readAskedDay } from "#app/rules/benefits/days.ts";
import { claimPath } from "#app/rules/claims/claim-path.ts";
import { CATEGORIES } from "#app/rules/member/eligibility.ts";
import { benefitsAddress } from "#app/frame/addresses/url-of.ts";
import { throwErrorPage } from "#app/frame/errors/throw-error-page.ts";
import { countedClaimsText as text } from "#app/text/benefits/counted-claims.ts";
import { usd } from "#app/text/common/format.ts";
import { getBenefitsScope } from "../whose/benefits-scope.ts";
import { loadCategoryPage, type ShownPage } from "../category/load-category.ts";
import { showTierDates } from "../say-benefits.ts";
import { anchorOf, findCounted } from "./view-accumulators.ts";

type CountedClaimsQuery = { readonly category: string; readonly query: URLSearchParams };

/**
 * The claims that moved one amount of a tier. Throws 404 for a category or a day that cannot be used,
 * one that the member does not have, and an amount whose claims have no page; 503 while plan periods
 * cannot be read.
 */
export async function loadCountedClaims(member: MemberRequest, asked: CountedClaimsQuery) {
  const category = CATEGORIES.find((known) => known === asked.category);
  if (category === undefined) throwErrorPage(404);
  const scope = await getBenefitsScope(member, asked.query);
  const given = asked.query.getAll("asOfDate");
  const day =
    given.length === 0 || scope.days === null
      ? null
      : readAskedDay(given, scope.days, member.today);
  if (scope.head.isWhoUnknown || (day !== null && day.error !== null)) throwErrorPage(404);
  const wanted = { category, day: day?.day ?? null, claims: "needed" as const };
  const page = await loadCategoryPage(member, scope, wanted);
  const { plan } = page;
  if (plan === null) throwErrorPage(404);
  // Which claims count depends on the plan period: while it cannot be read the page is not missing.
  if (scope.periods === null) throwErrorPage(503);
  return viewCountedClaims({ ...page, plan }, asked.query);
}

export type CountedClaimsView = Awaited<ReturnType<typeof loadCountedClaims>>;

function viewCountedClaims(page: ShownPage, query: URLSearchParams) {
  const { plan, category, head, members, isAsked } = page;
  const { tier, isUnknown, pairs } = shownTier(plan, query.get("tier"));
  const toward = query.get("toward") ?? "";
  const pair = pairs.find((one, index) => anchorOf(one, pairs, index) === toward);
  const isFamily = query.get("of") === "family";
  const amount = (isFamily ? pair?.family : pair?.individual) ?? null;
  if (amount === null || amount.kind === "other" || isUnknown) throwErrorPage(404);
  const asked = claimQueriesFor(amount, page.claimsScope)?.asked;
  if (asked === undefined) throwErrorPage(404);
  const found = findCounted(amount, page, asked);
  const nameOf = (suffix: number) =>
    members.find(({ memberSuffix }) => memberSuffix === suffix)?.firstName ?? "";
  const day = isAsked ? plan.day : null;
  const kept = { suffix: head.suffix, tier: query.get("tier") };
  return {
    ...head,
    category,
    kind: amount.kind,
    isFamily,
    back: `${benefitsAddress(category, day, kept)}#${toward}`,
    day,
    dates: showTierDates(page, tier),
    /** Null if none could be read. */
    list: found && {
      rows: found.counted.claims
        .map(({ claim, addedCents }, index) => ({
          // Claims may share a number (T-86).
          key: `${claim.suffix} ${claim.id} ${index}`,
          provider: claim.provider?.providerName ?? null,
          day: claim.serviceDateFrom,
          member: nameOf(claim.suffix),
          type: claim.claimType,
          addedCents,
          contradictory: claim.assessed.contradictory,
          standing: claim.standing,
          href: claimPath(claim),
        }))
        .toSorted((a, b) => (b.day ?? "").localeCompare(a.day ?? "")),
      sumCents: found.counted.sumCents,
      sentences: viewDifference(found, amount.metCents, {
        unread: asked.suffixes.filter((suffix) => !page.claims?.has(suffix)).map(nameOf),
      }),
      agrees: found.counted.differenceCents === 0,
    },
  };
}

/** How the listed claims go with what the gateway says is counted, and why they may not. */
function viewDifference(
  { counted, isWhole }: NonNullable<ReturnType<typeof findCounted>>,
  metCents: number | null,
  { unread }: { readonly unread: readonly string[] },
): string[] {
  const { sumCents, differenceCents, isNetworkUnknown } = counted;
  if (differenceCents === 0) return [text.same];
  const sum = usd(sumCents);
  const difference = usd(Math.abs(differenceCents ?? 0));
  const reasons = [
    ...(isNetworkUnknown ? [text.networkUnknown] : []),
    ...(unread.length > 0 ? [text.unread(unread)] : []),
    ...(!isWhole && unread.length === 0 ? [text.notWhole] : []),
  ];
  return [
    metCents === null || differenceCents === null
      ? text.unknown(sum)
      : text[differenceCents < 0 ? "more" : "less"](sum, usd(metCents), difference),
    ...(reasons.length === 0 ? [text.call] : reasons),
  ];
}
