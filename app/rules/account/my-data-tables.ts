import type { Account, AccountMember } from "#server/gateway/calls/member/account.ts";
import type { ClaimType } from "../claims/claim-type.ts";
import type { Limit } from "#server/gateway/calls/benefits/benefits.ts";
import type { Claim } from "#server/gateway/calls/claims/claims.ts";
import type { Eob } from "#server/gateway/calls/claims/eobs.ts";
import type { PcpMember } from "#server/gateway/calls/care/pcp.ts";
import { mapAmounts } from "../claims/claim-amounts.ts";
import { findPaidAs } from "../claims/lines/paid-as.ts";
import { shownCents, type ClaimRow, type ShownCents } from "../claims/claim-row.ts";
import type { PlainDate } from "../dates/plain-date.ts";
import { fullName } from "../member/member.ts";
import type { CategoryStatus, EligibilityRow } from "../member/eligibility.ts";

/**
 * Type of a column: "flag" is yes or no, "money" integer cents. A text may be a code, which the files for
 * people have in words (`wordsOf`).
 */
type ValueOfKind = {
  readonly text: string;
  readonly day: PlainDate;
  readonly money: number;
  readonly flag: boolean;
  readonly count: number;
};

export type ColumnKind = keyof ValueOfKind;

type Column<Source, Kind extends ColumnKind = ColumnKind> = {
  readonly kind: Kind;
  readonly valueOf: (source: Source) => ValueOfKind[Kind] | null;
};

const column =
  <Kind extends ColumnKind>(kind: Kind) =>
  <Source>(valueOf: Column<Source, Kind>["valueOf"]): Column<Source, Kind> => ({ kind, valueOf });

const text = column("text");
const day = column("day");
const money = column("money");
const flag = column("flag");
const count = column("count");

/** A table of rows that are each made from a source; null if the gateway does not say. */
const tableOf =
  <Source>() =>
  <Columns extends Readonly<Record<string, Column<Source>>>>(columns: Columns) => ({
    kinds: Object.entries(columns).map(([name, { kind }]) => [name, kind] as const),
    rowOf: (source: Source) =>
      // Each column's function gives what its kind says.
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion
      Object.fromEntries(
        Object.entries(columns).map(([name, { valueOf }]) => [name, valueOf(source)]),
      ) as { readonly [Name in keyof Columns]: ValueOfKind[Columns[Name]["kind"]] | null },
  });

export type DataAccount = Pick<Account, "subscriberId" | "groupId" | "groupName">;

type OfMember = { readonly member: AccountMember };
type OfLine = { readonly line: Claim["claimDetails"][number]; readonly undecided: boolean };
type EobClaim = NonNullable<Eob["claims"]>[number];
type CareEntry = PcpMember["pcpHistory"][number];

/** A provider as an answer mentions them. */
export type MentionedProvider = Pick<CareEntry, "providerId" | "providerName"> &
  Partial<Pick<CareEntry, "providerTitle" | "locations">>;

const decidedCents = (cents: ShownCents): number | null =>
  typeof cents === "number" ? cents : null;

const nameOf = (person: Pick<EobClaim, "firstName" | "lastName"> | null): string | null =>
  [person?.firstName, person?.lastName].filter(Boolean).join(" ") || null;

type Location = CareEntry["locations"][number];

const postalAddressOf = ({ addressLine1, city, state, zipCode }: Location): string | null => {
  const place = [state, zipCode].filter((part) => part !== null).join(" ");
  return [addressLine1, city, place].filter(Boolean).join(", ") || null;
};

const joined = (parts: readonly (string | null)[]): string | null =>
  [...new Set(parts.filter((part) => part !== null))].join("; ") || null;

const procedureOf = ({ line }: OfLine) => line.dentalProcedure ?? line.alternateDentalProcedure;

/** The place in the family, never the gateway's key. */
const WHO = {
  memberSuffix: count(({ member }: OfMember) => member.memberSuffix),
  memberName: text(({ member }: OfMember) => fullName(member)),
};

/**
 * Everything that "Download my data" holds, table by table with its columns. The files for
 * spreadsheets, for applications and for people are made from these rows alone.
 */
export const DATA_TABLES = {
  members: tableOf<OfMember & { readonly account: DataAccount }>()({
    memberSuffix: WHO.memberSuffix,
    firstName: text(({ member }) => member.firstName),
    lastName: text(({ member }) => member.lastName),
    relationship: text(({ member }) => member.relationshipDescription ?? member.relationship),
    dateOfBirth: day(({ member }) => member.dateOfBirth),
    sex: text(({ member }) => member.sexDescription ?? member.sex),
    subscriberId: text(({ account }) => account.subscriberId),
    groupId: text(({ account }) => account.groupId),
    groupName: text(({ account }) => account.groupName),
  }),
  eligibility: tableOf<
    OfMember & { readonly row: EligibilityRow; readonly status: CategoryStatus }
  >()({
    ...WHO,
    category: text(({ row }) => row.category),
    status: text(({ status }) => status),
    effectiveDate: day(({ row }) => row.effectiveDate),
    terminationDate: day(({ row }) => row.terminationDate),
  }),
  accumulators: tableOf<OfMember & { readonly limit: Limit }>()({
    ...WHO,
    category: text(({ limit }) => limit.category),
    coverageType: text(({ limit }) => limit.coverageType.toLowerCase()),
    limitType: text(({ limit }) => limit.name),
    networkTier: text(({ limit }) => limit.networkTier),
    totalCents: money(({ limit }) => limit.totalCents),
    metCents: money(({ limit }) => limit.metCents),
    remainingCents: money(({ limit }) => limit.remainingCents),
  }),
  // An undecided amount is null; `decided` says whether any may still change.
  claims: tableOf<OfMember & { readonly claim: ClaimRow; readonly payee: string | null }>()({
    claimId: text(({ claim }) => claim.id),
    type: text(({ claim }) => claim.claimType),
    status: text(({ claim }) => claim.status),
    decided: flag(({ claim }) => !claim.pending),
    ...WHO,
    patient: text(({ claim }) => claim.patient),
    serviceDate: day(({ claim }) => claim.day),
    paidDate: day(({ claim }) => claim.paidDate),
    providerId: text(({ claim }) => claim.providerId),
    provider: text(({ claim }) => claim.provider),
    payee: text(({ payee }) => payee),
    billedCents: money(({ claim }) => decidedCents(claim.billedCents)),
    planPaidCents: money(({ claim }) => decidedCents(claim.planPaidCents)),
    otherPayerPaidCents: money(({ claim }) => decidedCents(claim.otherPayerPaidCents)),
    oweCents: money(({ claim }) => decidedCents(claim.oweCents)),
    // Unknown while amounts are missing or not decided.
    contradictory: flag(({ claim }) => claim.contradictory || (claim.balanced ? false : null)),
    standing: text(({ claim }) => claim.standing),
    // As on pages: what is not decided is in no sum.
    counted: flag(({ claim }) => claim.isCounted && !claim.pending),
  }),
  "claim-lines": tableOf<OfLine & { readonly claimId: string; readonly number: number | null }>()({
    claimId: text(({ claimId }) => claimId),
    line: count(({ number }) => number),
    serviceDate: day(({ line }) => line.serviceDateFrom),
    status: text(({ line }) => line.status),
    code: text((it) => procedureOf(it)?.procedureCode ?? it.line.cptCode),
    description: text((it) => {
      const described = it.line.serviceDescription?.description ?? null;
      return procedureOf(it)?.procedureDescription ?? described;
    }),
    paidAs: text(({ line, undecided }) => {
      const paidAs = findPaidAs({ ...line, ...(undecided && { planPaidCents: null }) });
      return paidAs?.procedureDescription ?? paidAs?.procedureCode ?? null;
    }),
    category: text(({ line }) => line.dentalCategory),
    tooth: text(({ line }) => line.toothNumber),
    surface: text(({ line }) => line.toothSurface),
    ...mapAmounts((name) =>
      money(({ line, undecided }: OfLine) =>
        decidedCents(shownCents(line[name], undecided && name !== "billedCents")),
      ),
    ),
    denialCode: text(({ line }) => line.denial?.code ?? null),
    denialReason: text(({ line }) => line.denial?.reason ?? null),
    standing: text(({ line: { reversal } }) =>
      reversal && reversal.other !== null ? reversal.kind : null,
    ),
  }),
  eobs: tableOf<{ readonly eob: Eob; readonly claim: EobClaim | null }>()({
    documentId: text(({ eob }) => eob.documentId),
    date: day(({ eob }) => eob.date),
    typeOfClaims: text(({ eob }) => eob.typeOfClaims),
    subscriber: text(({ eob }) => nameOf(eob.subscriber)),
    claimId: text(({ claim }) => claim?.id ?? null),
    patient: text(({ claim }) => nameOf(claim)),
    provider: text(({ claim }) => claim?.providerName ?? null),
    billedCents: money(({ claim }) => claim?.chargeCents ?? null),
    oweCents: money(({ claim }) => claim?.responsibilityCents ?? null),
  }),
  providers: tableOf<MentionedProvider>()({
    providerId: text(({ providerId }) => providerId),
    name: text(({ providerName }) => providerName),
    title: text(({ providerTitle }) => providerTitle ?? null),
    address: text(({ locations = [] }) => joined(locations.map(postalAddressOf))),
    phone: text(({ locations = [] }) => joined(locations.map((each) => each.phoneNumber))),
  }),
  "primary-care": tableOf<OfMember & { readonly entry: CareEntry }>()({
    ...WHO,
    providerId: text(({ entry }) => entry.providerId),
    provider: text(({ entry }) => entry.providerName),
    current: flag(({ entry }) => entry.pcpSelected),
    beginDate: day(({ entry }) => entry.beginDate),
    endDate: day(({ entry }) => entry.endDate),
    endReason: text(({ entry }) => entry.pcpTerminationReason),
  }),
  preferences: tableOf<{ readonly preference: string; readonly answer: string | null }>()({
    preference: text(({ preference }) => preference),
    answer: text(({ answer }) => answer),
  }),
};

export type DataTable = keyof typeof DATA_TABLES;

/** A row of a table; null if the gateway does not say. */
export type DataRow<Table extends DataTable> = ReturnType<(typeof DATA_TABLES)[Table]["rowOf"]>;

/** A row of any table, for file formats that treat all tables the same. */
export type AnyRow = Readonly<Record<string, string | number | boolean | null>>;

/** The columns of a table in their order, each with its type. */
export const columnsOf = (
  table: DataTable,
): readonly (readonly [name: string, kind: ColumnKind])[] => DATA_TABLES[table].kinds;

/** Data missing from the file: of one member, one type of claims, or all. */
export type MissingData = {
  readonly part:
    | "eligibility"
    | "accumulators"
    | "claims"
    | "eobs"
    | "primary-care"
    | "preferences";
  readonly who: string | null;
  readonly type: ClaimType | null;
  /**
   * "not-shown": it is another member's to see; "unread": the gateway could not be read; "incomplete":
   * it sent fewer than it counts.
   */
  readonly why: "unread" | "not-shown" | "incomplete";
};

/** The parts whose failure leaves a table without rows, or with some. */
export const isMissingIn = (table: DataTable, { part }: MissingData): boolean =>
  part === table ||
  (part === "claims" && (table === "claim-lines" || table === "providers")) ||
  (part === "primary-care" && table === "providers");
