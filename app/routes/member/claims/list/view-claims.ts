import {
  claimFilters,
  claimOrder,
  EVERYONE,
  type ClaimSort,
} from "#app/rules/claims/claim-filters.ts";
import { showStatus } from "#app/rules/claims/claim-status.ts";
import { appealPath, claimPath } from "#app/rules/claims/claim-path.ts";
import { viewFamilyFields } from "#app/lists/view-fields.ts";
import { nameByFirstName } from "#app/frame/words/name-members.ts";
import { claimsText } from "#app/text/claims/claims.ts";
import { claimList, type LoadedClaims } from "./claim-list.ts";
import type { ListedClaim } from "./load-claims.ts";
import { viewSpending } from "../spending/view-spending.ts";
import { taxTimeYear } from "#app/rules/claims/year/claim-years.ts";
import { yearOf, type PlainDate } from "#app/rules/dates/plain-date.ts";
import { fullName } from "#app/rules/member/member.ts";
import { otherPatient } from "#app/rules/claims/patient.ts";

export function viewClaims(loaded: LoadedClaims, appealable: readonly ListedClaim[]) {
  const { filters, facts, members, viewer, options } = loaded;
  const others = members.filter(({ memberSuffix }) => memberSuffix !== facts.viewerSuffix);
  const fields = viewFamilyFields(loaded, others);
  return {
    type: filters.type,
    heading: headingOf(loaded),
    types: claimList.viewTypes(loaded, claimsText.tabs),
    people: viewPeople(loaded),
    toAppeal: viewAppealable(appealable, nameByFirstName(members)),
    filters: claimList.viewFilters(loaded),
    fields: { ...fields, members: others.length > 0 ? [everyone, ...fields.members] : [] },
    viewer: fullName(viewer),
    statuses: options.status ?? null,
    list: viewList(loaded),
    yearLink: viewYearLink(loaded.facts.today),
  };
}

/** Links to each person's list and to everyone's; none for those who see only one list. */
function viewPeople({ filters, facts, members, viewer }: LoadedClaims) {
  if (members.length < 2) return [];
  const linkTo = (suffix: number | null, label: string) => ({
    label,
    href: claimList.pathOf({ ...filters, suffix, page: 1 }, facts),
    current: suffix === filters.suffix,
  });
  const others = members.filter((member) => member !== viewer);
  const name = nameByFirstName(members);
  return [
    linkTo(viewer.memberSuffix, name(viewer)),
    linkTo(null, claimsText.filters.everyone),
    ...others.map((member) => linkTo(member.memberSuffix, name(member))),
  ];
}

/** How many denied claims wait for an appeal, and the newest of them; null for none. */
function viewAppealable(
  claims: readonly ListedClaim[],
  nameOf: ReturnType<typeof nameByFirstName>,
) {
  const [newest] = claims;
  if (newest === undefined) return null;
  const { claimType: type, provider, day, member } = newest;
  return {
    count: claims.length,
    newest: { type, provider, day, member: nameOf(member) },
    href: appealPath({ ...newest, suffix: member.memberSuffix }),
  };
}

function viewYearLink(today: PlainDate) {
  const taxYear = taxTimeYear(today);
  return { year: taxYear ?? yearOf(today), isTaxTime: taxYear !== null };
}

const everyone = { value: EVERYONE, label: claimsText.filters.everyone };

export function headingOf({
  filters,
  facts,
  members,
}: Pick<LoadedClaims, "filters" | "facts" | "members">): string {
  const { own, everyone, named, toldApart } = claimsText.heading;
  const { type, suffix } = filters;
  if (suffix === null) return everyone(type);
  const other = members.find(({ memberSuffix }) => memberSuffix === suffix);
  if (suffix === facts.viewerSuffix || other === undefined) return own(type);
  const name = nameByFirstName(members)(other);
  return name === other.firstName ? named(type, name) : toldApart(type, name);
}

function viewList(loaded: LoadedClaims) {
  const { found, filters, facts } = loaded;
  const { suffix, sort, direction } = filters;
  const isEveryone = suffix === null;
  const query = claimFilters.write(filters, facts);
  const nameOf = nameByFirstName(loaded.members);
  const page = claimList.viewPage(loaded, (claim, index) => viewRow(claim, index, query, nameOf));
  if (found === null || page === null) return null;
  const { claims, total, gap } = found.all;
  const unreadMembers = found.all.unreadMembers.map(nameOf);
  return {
    ...page,
    isEveryone,
    withPatient: hasOtherPatient(claims),
    unreadMembers,
    /** Set where there are more claims than the list holds; `total` is null if not counted. */
    more: gap === "cut" ? { total } : null,
    isRepeated: gap === "repeated",
    sharing: countSharing(claims),
    sorts: { date: sortBy("date"), provider: sortBy("provider"), owe: sortBy("owe") },
    /** Null for the default order. */
    order: claimOrder.isDefault(filters) ? null : { sort, direction },
    spending: viewSpending(claims, unreadMembers, filters, query),
  };

  function sortBy(key: ClaimSort) {
    return {
      href: claimList.pathOf(claimOrder.afterPress(filters, key), facts),
      direction: sort === key ? direction : null,
    };
  }
}

/** The link carries the list's query, so that the way back leads to the same list. */
export const viewRow = (
  claim: ListedClaim,
  index: number,
  query: string,
  nameOf: ReturnType<typeof nameByFirstName>,
) => ({
  // Claims of one member may share an id.
  key: `${claim.member.memberSuffix} ${claim.id} ${index}`,
  id: claim.id,
  member: nameOf(claim.member),
  provider: claim.provider,
  day: claim.day,
  patient: otherPatient(claim.patient, claim.member) ?? fullName(claim.member),
  status: showStatus(claim),
  denialBesideStatus: claim.denialBesideStatus,
  oweCents: claim.oweCents,
  contradictory: claim.contradictory,
  standing: claim.standing,
  href: `${claimPath({ ...claim, suffix: claim.member.memberSuffix })}${query}`,
  appeal: claim.mayAppeal ? appealPath({ ...claim, suffix: claim.member.memberSuffix }) : null,
});

export type ClaimListRow = ReturnType<typeof viewRow>;

/** How many claims share their number with another, so that it can't be told which one holds. */
export const countSharing = (claims: readonly ListedClaim[]): number =>
  claims.filter(({ standing }) => standing === "same-number").length;

/** Whether rows name the patient: only if one is not the member in whose list the claim is. */
export const hasOtherPatient = (claims: readonly ListedClaim[]): boolean =>
  claims.some(({ patient, member }) => otherPatient(patient, member) !== null);
