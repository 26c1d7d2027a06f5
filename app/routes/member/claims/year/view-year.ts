import { href } from "react-router";
import { sortClaims } from "#app/rules/claims/claim-filters.ts";
import { claimYears, isShortened } from "#app/rules/claims/year/claim-years.ts";
import {
  countAcross,
  countUnknown,
  sortYear,
  sumYear,
  YEAR_AMOUNTS,
  type YearSums,
} from "#app/rules/claims/year/year-sums.ts";
import { fullName } from "#app/rules/member/member.ts";
import { benefitCategoryText } from "#app/text/benefits/categories.ts";
import { claimsText } from "#app/text/claims/claims.ts";
import { acrossText, yearText as text } from "#app/text/claims/year.ts";
import { showDate } from "#app/text/common/format.ts";
import { locale } from "#app/text/common/locale.ts";
import { nameMembers, namePatients } from "#app/frame/words/name-members.ts";
import { findPatient } from "#app/rules/claims/patient.ts";
import { wordsIn } from "#app/rules/search/words.ts";
import type { ListedClaim } from "../list/load-claims.ts";
import { sayUnpaid, viewSpending } from "../spending/view-spending.ts";
import type { MemberList, YearData } from "./load-year.ts";

/** `isListed` for the page that has each claim. */
export function viewYear(data: YearData, isListed = false) {
  const { year, today, window, members, types, lists } = data;
  const claims = listYear(data);
  const { final } = sortYear(lists, window);
  const isWhole = lists.every(({ gap }) => gap === null);
  const total = sumYear(lists, window);
  const patientOf = namePatients(members);
  return {
    year,
    otherYears: claimYears(today).flatMap((other) =>
      other === year ? [] : { label: text.yearLink(other), href: pathOf(other) },
    ),
    listPath: `${pathOf(year)}?list=all`,
    shortened: isShortened(year, window) ? text.shortened(showDate(window.startDate)) : null,
    head: viewHead(data, isListed),
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
    // A chart of a part would pass for the whole.
    spending: isWhole ? viewSpending(final, [], window, "") : null,
    sentences: sayNotes(data, claims, total),
    isListed,
    hasClaims: claims.length > 0,
    rows: isListed ? claims.map((claim, index) => viewRow(claim, index, patientOf(claim))) : [],
    csv: href("/claims/year/:year/export.csv", { year: String(year) }),
  };
}

export type YearView = ReturnType<typeof viewYear>;

const pathOf = (year: number) => href("/claims/year/:year", { year: String(year) });

function viewHead({ year, window, members }: YearData, isListed: boolean) {
  const claims = { label: claimsText.title, href: href("/claims") };
  const sums = { label: text.title(year), href: pathOf(year) };
  const ofYear = members.length > 1 ? text.heading.family(year) : text.heading.own(year);
  return {
    title: isListed ? claimsText.links.taxTime(year) : text.title(year),
    above: isListed ? [claims, sums] : [claims],
    heading: isListed ? claimsText.links.taxTime(year) : ofYear,
    lead: text.days(showDate(window.startDate), showDate(window.endDate)),
  };
}

/** Which claims and amounts are not in the sums; those about single amounts stand by the columns. */
function sayNotes(
  { year, window, lists }: YearData,
  claims: readonly ListedClaim[],
  total: YearSums | null,
) {
  const { totals } = text;
  const { final, unfinal, undated } = sortYear(lists, window);
  const estimates = unfinal.filter(({ isEstimate }) => isEstimate).length;
  return {
    always: [
      totals.notPaid,
      ...say(unfinal.length - estimates, totals.unfinal),
      ...say(estimates, totals.estimates),
      ...say(undated.length, totals.undated),
      ...sayAcross(countAcross(lists, year), year),
      ...(claims.every(({ isCounted }) => isCounted) ? [] : [claimsText.uncounted]),
      ...say(
        claims.filter(({ standing }) => standing === "same-number").length,
        claimsText.sharing,
      ),
      ...say(final.filter((it) => it.contradictory).length, claimsText.contradictions),
    ],
    columns: [
      ...(total !== null && hasRest(total) ? [totals.rest] : []),
      ...[sayUnpaid(final.filter(({ isCounted }) => isCounted)) ?? []].flat(),
      ...YEAR_AMOUNTS.flatMap((amount) => say(countUnknown(final, amount), totals.unknown[amount])),
    ],
  };
}

const say = (count: number, words: (count: number) => string): string[] =>
  count > 0 ? [words(count)] : [];

/** Which claims lie over an end of the year, and where they are counted. */
export const sayAcross = (
  { after, before }: ReturnType<typeof countAcross>,
  year: number,
): readonly string[] => [
  ...(after > 0 ? [acrossText.after(after, year)] : []),
  ...(before > 0 ? [acrossText.before(before, year)] : []),
];

/** A year's claims by day, oldest first, those without a day last (YEAR-03). */
export function listYear({ lists, window }: Pick<YearData, "lists" | "window">): ListedClaim[] {
  const { final, unfinal, undated } = sortYear(lists, window);
  const byDay = { sort: "date", direction: "ascending" } as const;
  return sortClaims([...final, ...unfinal, ...undated], byDay, locale);
}

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

const viewRow = (claim: ListedClaim, index: number, person: string) => ({
  // Claims of one member may share an id.
  key: `${claim.member.memberSuffix} ${claim.claimType} ${claim.id} ${index}`,
  day: claim.day,
  person,
  provider: claim.provider,
  type: benefitCategoryText[claim.claimType],
  billedCents: claim.billedCents,
  planPaidCents: claim.planPaidCents,
  oweCents: claim.oweCents,
  contradictory: claim.contradictory,
  standing: claim.standing,
});

type ListsOfMembers = Pick<YearData, "lists" | "members">;

/** Who a claim is of: a member, or somebody else by their name. */
function keyOf(claim: ListedClaim, { members }: Pick<ListsOfMembers, "members">): string {
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
function listPeople(data: ListsOfMembers, claims: readonly ListedClaim[]) {
  const nameOf = nameMembers(data.members, fullName);
  const own = data.members.map((member) => ({
    key: String(member.memberSuffix),
    name: nameOf(member),
  }));
  const named = claims.map((claim) => ({ key: keyOf(claim, data), name: claim.patient ?? "" }));
  const people = new Map([...named.toReversed(), ...own].map((person) => [person.key, person]));
  const isOwn = new Set(own.map(({ key }) => key));
  return [...own, ...[...people.values()].filter(({ key }) => !isOwn.has(key))];
}

/** A person's claims, with the gaps of their own lists and of those that have some of theirs. */
const listsOf = (key: string, data: ListsOfMembers): readonly MemberList[] =>
  data.lists.flatMap((list) => {
    const claims = list.claims.filter((claim) => keyOf(claim, data) === key);
    const isOwn = String(list.member.memberSuffix) === key;
    return claims.length > 0 || isOwn ? { ...list, claims } : [];
  });
