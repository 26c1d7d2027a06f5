import type { PlainDate } from "../dates/plain-date.ts";

/** What a column holds: "flag" is yes or no, "money" integer cents. */
type Kinds = {
  readonly text: string;
  readonly day: PlainDate;
  readonly money: number;
  readonly flag: boolean;
  readonly count: number;
};

export type ColumnKind = keyof Kinds;

const AMOUNT_COLUMNS = {
  billedCents: "money",
  discountCents: "money",
  deniedCents: "money",
  notCoveredCents: "money",
  planPaidCents: "money",
  deductibleCents: "money",
  copayCents: "money",
  coinsuranceCents: "money",
  oweCents: "money",
} as const;

/** Whose row it is: the place in the family, never the gateway's key. */
const WHO = { memberSuffix: "count", memberName: "text" } as const;

/**
 * Everything that "Download my data" holds, table by table with the kinds of its columns. The files
 * for spreadsheets, for applications and for people are made from these rows alone.
 */
export const DATA_TABLES = {
  members: {
    memberSuffix: "count",
    firstName: "text",
    lastName: "text",
    relationship: "text",
    dateOfBirth: "day",
    sex: "text",
    subscriberId: "text",
    groupId: "text",
    groupName: "text",
  },
  eligibility: {
    ...WHO,
    category: "text",
    status: "text",
    effectiveDate: "day",
    terminationDate: "day",
  },
  accumulators: {
    ...WHO,
    category: "text",
    coverageType: "text",
    limitType: "text",
    networkTier: "text",
    totalCents: "money",
    metCents: "money",
    remainingCents: "money",
  },
  claims: {
    claimId: "text",
    type: "text",
    status: "text",
    decided: "flag",
    ...WHO,
    patient: "text",
    serviceDate: "day",
    paidDate: "day",
    providerId: "text",
    provider: "text",
    payee: "text",
    billedCents: "money",
    planPaidCents: "money",
    oweCents: "money",
    contradictory: "flag",
  },
  "claim-lines": {
    claimId: "text",
    line: "count",
    serviceDate: "day",
    status: "text",
    code: "text",
    description: "text",
    paidAs: "text",
    category: "text",
    tooth: "text",
    surface: "text",
    ...AMOUNT_COLUMNS,
    denialCode: "text",
    denialReason: "text",
  },
  eobs: {
    documentId: "text",
    date: "day",
    typeOfClaims: "text",
    subscriber: "text",
    claimId: "text",
    patient: "text",
    provider: "text",
    billedCents: "money",
    oweCents: "money",
  },
  providers: {
    providerId: "text",
    name: "text",
    title: "text",
    address: "text",
    phone: "text",
  },
  "primary-care": {
    ...WHO,
    providerId: "text",
    provider: "text",
    current: "flag",
    beginDate: "day",
    endDate: "day",
    endReason: "text",
  },
  preferences: { preference: "text", answer: "text" },
} as const satisfies Readonly<Record<string, Readonly<Record<string, ColumnKind>>>>;

export type DataTable = keyof typeof DATA_TABLES;

type Columns<Table extends DataTable> = (typeof DATA_TABLES)[Table];

/** A row of a table; null where the gateway does not say. */
export type DataRow<Table extends DataTable> = {
  readonly [Column in keyof Columns<Table>]: Columns<Table>[Column] extends ColumnKind
    ? Kinds[Columns<Table>[Column]] | null
    : never;
};

/** A row of any table, for files that treat all alike. */
export type AnyRow = Readonly<Record<string, string | number | boolean | null>>;

/** The columns of a table in their order, each with what it holds. */
export const columnsOf = (
  table: DataTable,
): readonly (readonly [name: string, kind: ColumnKind])[] => Object.entries(DATA_TABLES[table]);

/** What of the data is not in the file: of one member or one type of claims, or all of it. */
export type MissingData = {
  readonly part:
    | "eligibility"
    | "accumulators"
    | "claims"
    | "eobs"
    | "primary-care"
    | "preferences";
  readonly who: string | null;
  readonly type: string | null;
  /** "not-shown": it is another member's to see; "unread": the gateway could not be read. */
  readonly why: "unread" | "not-shown";
};

/** The parts whose failure leaves a table without rows, or with some. */
export const isMissingIn = (table: DataTable, { part }: MissingData): boolean =>
  part === table ||
  (part === "claims" && (table === "claim-lines" || table === "providers")) ||
  (part === "primary-care" && table === "providers");
