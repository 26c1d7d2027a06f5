import { href } from "react-router";
import { sortClaims } from "#app/rules/claims/claim-filters.ts";
import { claimYears, isShortened } from "#app/rules/claims/year/claim-years.ts";
import {
  countUnknown,
  sortYear,
  sumYear,
  YEAR_AMOUNTS,
  type YearSums,
} from "#app/rules/claims/year/year-sums.ts";
import { findPatient } from "#app/rules/claims/patient.ts";
import { fullName } from "#app/rules/member/member.ts";
import { wordsIn } from "#app/rules/search/words.ts";
import { benefitCategoryText } from "#app/text/benefits/categories.ts";
import { yearText as text } from "#app/text/claims/year.ts";
import { locale } from "#app/text/common/locale.ts";
import type { ListedClaim } from "../list/list-claims.ts";
import { viewSpending } from "../spending/view-spending.ts";
import type { MemberList, YearData } from "./load-year.ts";

export function viewYear(data: YearData) {
  const { year, today, window, members, types, lists } = data;
  const claims = listYear(data);
  const { final, unfinal, undated } = sortYear(lists, window);
  const isWhole = lists.every(({ gap }) => gap === null);
  const total = sumYear(lists, window);
  return {
    year,
    window,
    otherYears: claimYears(today).filter((other) => other !== year),
    isShortened: isShortened(year, window),
    isFamily: members.length > 1,
    gaps: lists.flatMap(viewGap),
    people: listPeople(data, final).map((person) => ({
      ...person,
      sums: sumYear(listsOf(person.key, data), window),
    })),
    types: types.map((type) => ({
      key: type,
      name: benefitCategoryText[type],
      sums: sumYear(
        lists.filter((list) => list.type === type),
        window,
      ),
    })),
    total,
    notes: {
      hasRest: total !== null && hasRest(total),
      unfinal: unfinal.length,
      undated: undated.length,
      unknown: YEAR_AMOUNTS.map((amount) => ({ amount, count: countUnknown(final, amount) })),
      contradictory: final.filter(({ contradictory }) => contradictory).length,
      uncounted: claims.filter(({ isCounted }) => !isCounted).length,
      sharing: claims.filter(({ standing }) => standing === "same-number").length,
    },
    // A chart of a part would pass for the whole.
    spending: isWhole ? viewSpending({ claims: final, missing: [] }, window, "") : null,
    rows: claims.map((claim, index) => viewRow(claim, index)),
    csv: href("/claims/year/:year/export.csv", { year: String(year) }),
  };
}

export type YearView = ReturnType<typeof viewYear>;

type People = Pick<YearData, "lists" | "members">;

/** Who a claim is of: a member, or somebody else by their name. */
function keyOf(claim: ListedClaim, { members }: Pick<People, "members">): string {
  const found = findPatient<Pick<ListedClaim["member"], "firstName" | "lastName" | "memberSuffix">>(
    claim,
    members,
  );
  return found === undefined
    ? `name ${wordsIn(claim.patient ?? "")
        .toSorted()
        .join(" ")}`
    : String(found.memberSuffix);
}

/** The members, then those whom claims of the year name besides (T-88). */
function listPeople(data: People, claims: readonly ListedClaim[]) {
  const own = data.members.map((member) => ({
    key: String(member.memberSuffix),
    name: fullName(member),
  }));
  const named = claims.map((claim) => ({ key: keyOf(claim, data), name: claim.patient ?? "" }));
  const people = new Map([...named.toReversed(), ...own].map((person) => [person.key, person]));
  const isOwn = new Set(own.map(({ key }) => key));
  return [...own, ...[...people.values()].filter(({ key }) => !isOwn.has(key))];
}

/** A person's claims, with the gaps of their own lists and of those that have some of theirs. */
const listsOf = (key: string, data: People): readonly MemberList[] =>
  data.lists.flatMap((list) => {
    const claims = list.claims.filter((claim) => keyOf(claim, data) === key);
    const isOwn = String(list.member.memberSuffix) === key;
    return claims.length > 0 || isOwn ? { ...list, claims } : [];
  });

/** A year's claims by day, oldest first, those without a day last (YEAR-03). */
export function listYear({ lists, window }: Pick<YearData, "lists" | "window">): ListedClaim[] {
  const { final, unfinal, undated } = sortYear(lists, window);
  const byDay = { sort: "date", direction: "ascending" } as const;
  return sortClaims([...final, ...unfinal, ...undated], byDay, locale);
}

/** The sentences about what a list lacks; none for a whole list. */
export function viewGap({ member, type, gap, claims }: MemberList): string[] {
  if (gap === null) return [];
  const name = fullName(member);
  return [gap === "cut" ? text.gaps.cut(name, type, claims.length) : text.gaps[gap](name, type)];
}

/** Whether a part of the bill is in no other column. */
function hasRest({ billedCents, discountCents, planPaidCents, oweCents }: YearSums): boolean {
  const parts = [discountCents, planPaidCents, oweCents].filter(
    (cents) => typeof cents === "number",
  );
  return billedCents !== parts.reduce((sum, cents) => sum + cents, 0);
}

const viewRow = (claim: ListedClaim, index: number) => ({
  // Claims of one member may share an id.
  key: `${claim.member.memberSuffix} ${claim.claimType} ${claim.id} ${index}`,
  day: claim.day,
  person: claim.patient ?? fullName(claim.member),
  provider: claim.provider,
  type: benefitCategoryText[claim.claimType],
  billedCents: claim.billedCents,
  planPaidCents: claim.planPaidCents,
  oweCents: claim.oweCents,
  contradictory: claim.contradictory,
  standing: claim.standing,
});
