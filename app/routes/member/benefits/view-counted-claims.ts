import { claimsBehind } from "#app/rules/benefits/claims-behind.ts";
import { tierPairs, tiersOf } from "#app/rules/benefits/tier-accumulators.ts";
import { chooseTier, tierLabel } from "#app/rules/benefits/tiers.ts";
import { isContradictory } from "#app/rules/claims/claim-row.ts";
import { claimPath } from "#app/rules/claims/recent-claims.ts";
import { throwEntry } from "#app/frame/throw-entry.ts";
import { countedClaimsText as text } from "#app/text/counted-claims.ts";
import { usd } from "#app/text/format.ts";
import { addressOf } from "#app/frame/address-of.ts";
import type { MemberClaim } from "./load-claims-behind.ts";
import type { CountedClaimsData } from "./load-counted-claims.ts";
import { showDates } from "./show-dates.ts";
import { anchorOf, claimsToward } from "./view-standing.ts";

/** The claims that moved one amount of a tier; throws 404 for an amount whose claims have no page. */
export function viewCountedClaims(data: CountedClaimsData, query: URLSearchParams) {
  const { page, benefits } = data;
  const { category, subject, viewer, members, today, claimsBehind: behind } = page;
  const isViewer = subject.memberSuffix === viewer.memberSuffix;
  const tiers = tiersOf(benefits);
  const { tier, isUnknown } = chooseTier(tiers, query.get("tier"));
  const pairs = tierPairs(benefits, tier, { isViewer });
  const toward = query.get("toward") ?? "";
  const pair = pairs.find((one, place) => anchorOf(one, pairs, place) === toward);
  const isFamily = query.get("of") === "family";
  const amount = (isFamily ? pair?.family : pair?.individual) ?? null;
  if (amount === null || amount.kind === "other" || isUnknown) throwEntry(404);
  const asked = claimsBehind(amount, behind.facts)?.asked;
  if (asked === undefined) throwEntry(404);
  const found = claimsToward(amount, { ...behind, hasSeveralTiers: tiers.length > 1 });
  const nameOf = (suffix: number) =>
    members.find(({ memberSuffix }) => memberSuffix === suffix)?.firstName ?? "";
  const { day } = benefits;
  const parts = { suffix: isViewer ? null : String(subject.memberSuffix), tier: query.get("tier") };
  const path = page.isAsked ? `/history/${day}/benefits/${category}` : `/benefits/${category}`;
  return {
    category,
    kind: amount.kind,
    isFamily,
    /** Null for the viewer's own. */
    name: isViewer ? null : subject.firstName,
    back: `${addressOf(path, parts)}#${toward}`,
    categories: page.categories,
    suffix: parts.suffix,
    day: page.isAsked ? day : null,
    dates: showDates({
      tier: tier === null ? undefined : tierLabel(tier),
      isToday: day === today,
      planYear: page.planYear,
      period: page.periods === null ? "unread" : page.period,
      day,
    }),
    /** Null where none could be read. */
    list: found && {
      rows: found.counted.claims
        .map(({ claim, addedCents }) => viewRow(claim, addedCents, nameOf))
        .toSorted((a, b) => (b.day ?? "").localeCompare(a.day ?? "")),
      sumCents: found.counted.sumCents,
      sentences: sayDifference(found, amount.metCents, {
        unread: asked.suffixes.filter((suffix) => !behind.claims?.has(suffix)).map(nameOf),
      }),
      agrees: found.counted.differenceCents === 0,
    },
  };
}

export type CountedClaimsView = ReturnType<typeof viewCountedClaims>;

const viewRow = (claim: MemberClaim, addedCents: number, nameOf: (suffix: number) => string) => ({
  // An id is unique among the claims of one member.
  key: `${claim.suffix} ${claim.id}`,
  provider: claim.provider?.providerName ?? null,
  day: claim.serviceDateFrom,
  member: nameOf(claim.suffix),
  type: claim.claimType,
  addedCents,
  contradictory: isContradictory(claim),
  href: claimPath(claim),
});

type Found = NonNullable<ReturnType<typeof claimsToward>>;

/** How the listed claims go with what the gateway says is counted, and why they may not. */
function sayDifference(
  { counted, isWhole }: Found,
  metCents: number | null,
  { unread }: { readonly unread: readonly string[] },
): string[] {
  const { sumCents, differenceCents, isNetworkUnknown } = counted;
  if (differenceCents === 0) return [text.same];
  const sum = usd(sumCents);
  const difference = usd(Math.abs(differenceCents ?? 0));
  const reasons = [
    ...(isNetworkUnknown ? [text.networkUnknown] : []),
    ...(unread.length > 0 ? [text.unread(unread.join(", "))] : []),
    ...(!isWhole && unread.length === 0 ? [text.notWhole] : []),
  ];
  return [
    metCents === null || differenceCents === null
      ? text.unknown(sum)
      : text[differenceCents < 0 ? "more" : "less"](sum, usd(metCents), difference),
    ...(reasons.length === 0 ? [text.call] : reasons),
  ];
}
