import type { Account, AccountMember } from "#server/gateway/calls/account.ts";
import type { Eob } from "#server/gateway/calls/eobs.ts";
import type { PcpMember } from "#server/gateway/calls/pcp.ts";
import type { Limit } from "#server/gateway/calls/benefits.ts";
import { isValidLimit } from "../benefits/limits.ts";
import type { PlainDate } from "../dates/plain-date.ts";
import { categoryStatus, type CategoryStatus, type EligibilityRow } from "../member/eligibility.ts";
import type { DataPerson } from "./my-data-claims.ts";
import type { DataRow } from "./my-data-tables.ts";
import type { SavedPreferences } from "../sign-in/preferences.ts";
import { fullName } from "../member/member.ts";

type DataMember = DataPerson &
  Pick<
    AccountMember,
    | "memberKey"
    | "relationship"
    | "relationshipDescription"
    | "dateOfBirth"
    | "sex"
    | "sexDescription"
  >;

/** The people whom the file is about. */
export const memberRows = (
  account: Pick<Account, "subscriberId" | "groupId" | "groupName">,
  members: readonly DataMember[],
): DataRow<"members">[] =>
  members.map((member) => ({
    memberSuffix: member.memberSuffix,
    firstName: member.firstName,
    lastName: member.lastName,
    relationship: member.relationshipDescription ?? member.relationship,
    dateOfBirth: member.dateOfBirth,
    sex: member.sexDescription ?? member.sex,
    subscriberId: account.subscriberId,
    groupId: account.groupId,
    groupName: account.groupName,
  }));

const STATUS_WORDS: Readonly<Record<CategoryStatus, string>> = {
  active: "active",
  future: "future",
  termed: "ended",
  ineligible: "not eligible",
};

/** The coverage of these members, and of nobody else in the answer. */
export const eligibilityRows = (
  rows: readonly EligibilityRow[],
  members: readonly DataMember[],
  today: PlainDate,
): DataRow<"eligibility">[] =>
  members.flatMap((member) =>
    rows
      .filter(({ memberKey }) => memberKey === member.memberKey)
      .map((row) => ({
        ...whoIs(member),
        category: row.category,
        status: STATUS_WORDS[categoryStatus(row, today)],
        effectiveDate: row.effectiveDate,
        terminationDate: row.terminationDate,
      })),
  );

/** A member's accumulators, those that pages show: whole ones, without -1 and 0 (§3, T-44). */
export const accumulatorRows = (
  limits: readonly Limit[],
  member: DataPerson,
): DataRow<"accumulators">[] =>
  limits
    .filter(isValidLimit)
    .filter(({ totalCents }) => totalCents > 0)
    .map((limit) => ({
      ...whoIs(member),
      category: limit.productCategory,
      coverageType: limit.coverageType.toLowerCase(),
      limitType: limit.limitType,
      networkTier: limit.networkTier,
      totalCents: limit.totalCents,
      metCents: limit.metCents,
      remainingCents: limit.remainingCents,
    }));

type PersonName = Pick<NonNullable<Eob["subscriber"]>, "firstName" | "lastName">;

type EobRecord = Pick<Eob, "documentId" | "date" | "typeOfClaims" | "claims"> & {
  readonly subscriber: PersonName | null;
};

/** An explanation of benefits: a row for each claim that it explains, one where it names none. */
export function eobRows(eob: EobRecord): DataRow<"eobs">[] {
  const { documentId, date, typeOfClaims } = eob;
  const document = { documentId, date, typeOfClaims, subscriber: nameOf(eob.subscriber) };
  const claims = eob.claims ?? [];
  return (claims.length === 0 ? [null] : claims).map((claim) => ({
    ...document,
    claimId: claim?.id ?? null,
    patient: nameOf(claim),
    provider: claim?.providerName ?? null,
    billedCents: claim?.chargeCents ?? null,
    oweCents: claim?.responsibilityCents ?? null,
  }));
}

/** The primary care of these members, present and past, and the providers that it names. */
export function careRows(
  all: readonly Pick<PcpMember, "memberKey" | "pcpHistory">[],
  members: readonly DataMember[],
): { care: DataRow<"primary-care">[]; providers: DataRow<"providers">[] } {
  const selections = members.flatMap((member) =>
    all
      .filter(({ memberKey }) => memberKey === member.memberKey)
      .flatMap(({ pcpHistory }) => pcpHistory.map((entry) => ({ member, entry }))),
  );
  return {
    care: selections.map(({ member, entry }) => ({
      ...whoIs(member),
      providerId: entry.providerId,
      provider: entry.providerName,
      current: entry.pcpSelected,
      beginDate: entry.beginDate,
      endDate: entry.endDate,
      endReason: entry.pcpTerminationReason,
    })),
    providers: selections
      .map(({ entry }) => ({
        providerId: entry.providerId,
        name: entry.providerName,
        title: entry.providerTitle,
        address: joined(entry.locations.map(addressOf)),
        phone: joined(entry.locations.map(({ phoneNumber }) => phoneNumber)),
      }))
      .filter(({ providerId, name }) => providerId !== null || name !== null),
  };
}

type Location = PcpMember["pcpHistory"][number]["locations"][number];

const addressOf = ({ addressLine1, city, state, zipCode }: Location): string | null => {
  const place = [state, zipCode].filter((part) => part !== null).join(" ");
  return [addressLine1, city, place].filter(Boolean).join(", ") || null;
};

const joined = (parts: readonly (string | null)[]): string | null =>
  [...new Set(parts.filter((part) => part !== null))].join("; ") || null;

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

/** What the member chose, each under its name; null where nothing was ever chosen. */
export const preferenceRows = (saved: SavedPreferences): DataRow<"preferences">[] =>
  Object.entries(saved).map(([preference, answer]) => ({
    preference,
    answer: typeof answer === "boolean" ? (answer ? "yes" : "no") : answer,
  }));

const whoIs = (member: DataPerson) => ({
  memberSuffix: member.memberSuffix,
  memberName: fullName(member),
});

const nameOf = (person: PersonName | null): string | null =>
  [person?.firstName, person?.lastName].filter(Boolean).join(" ") || null;
