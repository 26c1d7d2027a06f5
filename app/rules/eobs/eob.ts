import { href } from "react-router";
import type { AccountMember } from "#server/gateway/calls/member/account.ts";
import type { EobClaim } from "#server/gateway/calls/claims/eobs.ts";
import { sumCents } from "#app/rules/claims/claim-amounts.ts";
import { findClaimType, type ClaimType, readClaimType } from "#app/rules/claims/claim-type.ts";
import { calculateClaim, sumMath, type MathClaim } from "#app/rules/claims/lines/claim-math.ts";
import type { BalancedMath } from "#app/rules/claims/lines/line-math.ts";
import { mathBar, type BarSegment } from "#app/rules/claims/lines/math-bar.ts";
import { isSamePerson } from "#app/rules/claims/patient.ts";
import type { PlainDate } from "#app/rules/dates/plain-date.ts";
import { defaultWindow, readWindow, type DateWindow } from "#app/rules/lists/date-window.ts";
import { defineFilters } from "#app/rules/lists/define-filters.ts";
import { readChoice, readProviders } from "#app/rules/lists/read-filters.ts";
import { fullName } from "#app/rules/member/member.ts";

type Patient = Pick<EobClaim, "firstName" | "lastName">;

/** Integer cents; null if an amount is not known. */
type EobAmounts = Pick<EobClaim, "chargeCents" | "responsibilityCents">;

type FamilyMember = Pick<AccountMember, "memberSuffix" | "firstName" | "lastName">;

/** Integer cents (§3 "EOB"); null if any claim's amount is not known. */
export function eobTotals(claims: readonly EobAmounts[]): EobAmounts {
  return {
    chargeCents: sumCents(claims.map(({ chargeCents }) => chargeCents)),
    responsibilityCents: sumCents(claims.map(({ responsibilityCents }) => responsibilityCents)),
  };
}

/**
 * Whether an explanation's claims have sums: all of them hold (`standings`), and none is a credit beside
 * others, since nobody says that it is taken off what is owed for them.
 */
export const haveSums = (
  claims: readonly EobAmounts[],
  standings: readonly (string | null)[],
): boolean =>
  standings.every((standing) => standing === null) &&
  (claims.length < 2 || claims.every(({ responsibilityCents }) => (responsibilityCents ?? 0) >= 0));

export type ClaimAddress = {
  readonly claimType: ClaimType;
  readonly id: string;
  readonly suffix: number;
};

/**
 * Where an explained claim may be found (§2 "Routes", §7 "claims/{type}/{id}"). That needs a suffix (T-35),
 * but an explanation only names the patient (§3 "EOB"): one address for each member of the family of that
 * name, in any spelling (T-88); none for an unknown type of claims.
 */
export function listEobClaimAddresses(
  claim: Patient & Pick<EobClaim, "id">,
  typeOfClaims: string | null,
  members: readonly FamilyMember[],
): readonly ClaimAddress[] {
  const claimType = findClaimType(typeOfClaims?.trim() ?? "");
  const name = eobName(claim);
  if (claimType === undefined || name === null || !claim.firstName?.trim()) return [];
  return members
    .filter((member) => isSamePerson(name, fullName(member)))
    .map(({ memberSuffix }) => ({ claimType, id: claim.id, suffix: memberSuffix }));
}

/**
 * Whether a claim shows other amounts than its explanation, as one that was adjusted under its own number.
 */
export const hasOtherAmounts = (
  explained: EobAmounts,
  { claimDetailTotals: { billedCents, oweCents } }: Pick<MathClaim, "claimDetailTotals">,
): boolean =>
  isOther(explained.chargeCents, billedCents) || isOther(explained.responsibilityCents, oweCents);

const isOther = (one: number | null, other: number | null): boolean =>
  one !== null && other !== null && one !== other;

/** The providers of an explanation's claims (§3 "EOB"), each once, in their order. */
export function listEobProviders(
  claims: readonly { readonly providerName: string | null }[],
): string[] {
  return [...new Set(claims.flatMap(({ providerName }) => providerName ?? []))];
}

/** A full name without its missing parts (§3 "EOB"); null when all are missing. */
export function eobName(
  person: (Patient & { readonly middleInitial?: string | null }) | null,
): string | null {
  const parts = [person?.firstName, person?.middleInitial, person?.lastName];
  const given = parts.flatMap((part) => (part?.trim() ? [part.trim()] : []));
  return given.length === 0 ? null : given.join(" ");
}

/**
 * Whose care an explanation is about (§3 "EOB"): the members it names, else the patients of its claims,
 * each once.
 */
export function listEobMembers({
  members,
  claims,
}: {
  readonly members: readonly Parameters<typeof eobName>[0][];
  readonly claims: readonly Patient[] | null;
}): string[] {
  const named = members.flatMap((member) => eobName(member) ?? []);
  return named.length > 0 ? named : [...new Set((claims ?? []).flatMap((it) => eobName(it) ?? []))];
}

/** The page of an explanation (§2 "Routes"); the id may hold any character. */
export const eobPath = (documentId: string): string =>
  // encodeURIComponent throws on a lone surrogate.
  href("/eobs/:documentId", { documentId: documentId.toWellFormed() });

/** The path of an EOB's PDF, below its page, so that one guard applies to both (§2 "Routes"). */
export const eobPdfPath = (documentId: string): string => `${eobPath(documentId)}/pdf`;

/** The file name of the PDF: its kind (`name`) and day, and no personal data. */
export const eobFilename = (date: string | null, name: string): string =>
  date === null ? `${name}.pdf` : `${name}-${date}.pdf`;

/** The amounts of an explanation, summed from its claims; integer cents, null if unknown. */
type EobMath = {
  readonly claims: readonly { discountCents: number | null; planPaidCents: number | null }[];
  readonly discountCents: number | null;
  readonly planPaidCents: number | null;
  /** The bill of all claims; null unless all are known, or where it cannot be drawn. */
  readonly bar: readonly BarSegment[] | null;
};

/**
 * The discount and the plan's payment of an explanation's claims (§3 "EOB"), which only the claims
 * themselves have: null for one that could not be read, that does not add up, or whose bill or share
 * is another than the explanation says.
 */
export function eobMath(
  explained: readonly EobAmounts[],
  read: readonly (MathClaim | null)[],
): EobMath {
  const maths = explained.map((amounts, index) => mathIfSame(amounts, read[index] ?? null));
  const known = maths.filter((math) => math !== null);
  const all = known.length > 0 && known.length === maths.length ? sumMath(known) : null;
  return { claims: maths.map(discountAndPaid), ...discountAndPaid(all), bar: all && mathBar(all) };
}

const discountAndPaid = (math: BalancedMath | null) => ({
  discountCents: math?.discountCents ?? null,
  planPaidCents: math?.planPaidCents ?? null,
});

function mathIfSame(amounts: EobAmounts, claim: MathClaim | null): BalancedMath | null {
  if (claim === null) return null;
  const math = calculateClaim(claim);
  const isSame =
    math.billedCents === amounts.chargeCents && math.oweCents === amounts.responsibilityCents;
  return math.state === "balanced" && isSame ? math : null;
}

/** The filters of the list of explanations of benefits (§7 "v2/eobs"). Pages are counted from 1. */
export type EobFilters = DateWindow & {
  readonly type: ClaimType;
  readonly memberKey: string | null;
  readonly providerIds: readonly string[];
  readonly page: number;
};

export type EobFilterFacts = {
  readonly today: PlainDate;
  readonly types: readonly ClaimType[];
  /** Whose EOBs the viewer may see (§6). The address holds the suffix, never the key. */
  readonly members: readonly { readonly memberKey: string; readonly memberSuffix: number }[];
};

/** An address's filters (§5, §7, S-22), at first the family's of two years (§9). */
export const eobFilters = defineFilters({
  names: {
    type: "type",
    member: "memberKey",
    from: "startDate",
    to: "endDate",
    provider: "providerIds",
  },
  defaults: ({ types, today }: EobFilterFacts): EobFilters => ({
    type: types[0] ?? "medical",
    memberKey: null,
    ...defaultWindow(today),
    providerIds: [],
    page: 1,
  }),
  read: (query, { members, today }, usual) => ({
    type: readClaimType(query, usual.type),
    memberKey: readChoice<string | null>(query, "member", {
      find: (text) => members.find((it) => String(it.memberSuffix) === text)?.memberKey,
      byDefault: null,
    }),
    ...readWindow(query, today),
    providerIds: readProviders(query),
  }),
  writeValue: (name, value, { members }) =>
    String(name === "member" ? members.find((it) => it.memberKey === value)?.memberSuffix : value),
});
