import type { AccountMember } from "#server/gateway/calls/member/account.ts";
import type { Limit } from "#server/gateway/calls/benefits/benefits.ts";
import type { Claim } from "#server/gateway/calls/claims/claims.ts";
import type { Eob } from "#server/gateway/calls/claims/eobs.ts";
import type { PcpMember } from "#server/gateway/calls/care/pcp.ts";
import { isValidLimit } from "../benefits/accumulators.ts";
import { numberLines } from "../claims/lines/claim-lines.ts";
import { calculateClaim } from "../claims/lines/claim-math.ts";
import { mayHavePaid, rowAsOf } from "../claims/claim-row.ts";
import type { Standing } from "../claims/standings.ts";
import type { PlainDate } from "../dates/plain-date.ts";
import { categoryStatus, type EligibilityRow } from "../member/eligibility.ts";
import type { SavedPreferences } from "./preferences.ts";
import {
  DATA_TABLES as tables,
  type DataAccount,
  type DataRow,
  type MentionedProvider,
} from "./my-data-tables.ts";

/** The members in the file. */
export const memberRows = (
  account: DataAccount,
  members: readonly AccountMember[],
): DataRow<"members">[] => members.map((member) => tables.members.rowOf({ account, member }));

/** The coverage of these members only; the answer may name others. */
export const eligibilityRows = (
  rows: readonly EligibilityRow[],
  members: readonly AccountMember[],
  today: PlainDate,
): DataRow<"eligibility">[] =>
  members.flatMap((member) =>
    rows
      .filter(({ memberKey }) => memberKey === member.memberKey)
      .map((row) => tables.eligibility.rowOf({ member, row, status: categoryStatus(row, today) })),
  );

/** A member's accumulators, those that pages show: whole ones, without -1 and 0 (§3, T-44). */
export const accumulatorRows = (
  limits: readonly Limit[],
  member: AccountMember,
): DataRow<"accumulators">[] =>
  limits
    .filter(isValidLimit)
    .filter(({ totalCents }) => totalCents > 0)
    .map((limit) => tables.accumulators.rowOf({ member, limit }));

export type DataClaim = Omit<Claim, "claimCheck" | "networkTier"> & Standing;

/** A claim as a row of the file. */
export const claimDataRow = (
  claim: DataClaim,
  member: AccountMember,
  today: PlainDate,
): DataRow<"claims"> =>
  tables.claims.rowOf({
    claim: rowAsOf(claim, today),
    payee: mayHavePaid(claim, today) ? (claim.payeeProvider?.providerName ?? null) : null,
    member,
  });

/** The lines of a claim as rows, in their order. */
export function lineRows(claim: DataClaim): DataRow<"claim-lines">[] {
  const math = calculateClaim(claim).lines;
  const numbers = numberLines(claim.claimDetails);
  return claim.claimDetails.map((line, index) =>
    tables["claim-lines"].rowOf({
      claimId: claim.id,
      number: numbers[index] ?? null,
      line,
      undecided: math[index]?.state === "undecided",
    }),
  );
}

/** An explanation of benefits: a row for each claim that it explains, one where it names none. */
export function eobRows(eob: Eob): DataRow<"eobs">[] {
  const claims = eob.claims ?? [];
  return (claims.length === 0 ? [null] : claims).map((claim) => tables.eobs.rowOf({ eob, claim }));
}

/** The primary care of these members, present and past, and the providers that it names. */
export function careRows(
  all: readonly Pick<PcpMember, "memberKey" | "pcpHistory">[],
  members: readonly AccountMember[],
): { providers: DataRow<"providers">[]; "primary-care": DataRow<"primary-care">[] } {
  const selections = members.flatMap((member) =>
    all
      .filter(({ memberKey }) => memberKey === member.memberKey)
      .flatMap(({ pcpHistory }) => pcpHistory.map((entry) => ({ member, entry }))),
  );
  return {
    providers: providerRows(selections.map(({ entry }) => entry)),
    "primary-care": selections.map(tables["primary-care"].rowOf),
  };
}

/** The providers that a claim names: the treating one and the paid one. */
export const claimProviders = ({ provider, payeeProvider }: DataClaim): DataRow<"providers">[] =>
  providerRows([provider, payeeProvider].filter((each) => each !== null));

const providerRows = (mentioned: readonly MentionedProvider[]): DataRow<"providers">[] =>
  mentioned
    .filter(({ providerId, providerName }) => providerId !== null || providerName !== null)
    .map(tables.providers.rowOf);

/** Each provider once; what one mention leaves open another may say. */
export function addProvider(
  known: Map<string, DataRow<"providers">>,
  provider: DataRow<"providers">,
): void {
  const key = JSON.stringify([provider.providerId, provider.providerId === null && provider.name]);
  const before = known.get(key);
  known.set(key, {
    providerId: provider.providerId,
    name: before?.name ?? provider.name,
    title: before?.title ?? provider.title,
    address: before?.address ?? provider.address,
    phone: before?.phone ?? provider.phone,
  });
}

/** The member's choices by name; null if nothing was ever chosen. */
export const preferenceRows = (saved: SavedPreferences): DataRow<"preferences">[] =>
  Object.entries(saved).map(([preference, answer]) =>
    tables.preferences.rowOf({
      preference,
      answer: typeof answer === "boolean" ? (answer ? "yes" : "no") : answer,
    }),
  );
