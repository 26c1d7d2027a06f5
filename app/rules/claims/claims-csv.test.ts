import { expect, test } from "vitest";
import { claimFilesText, claimsText } from "#app/text/claims/claims.ts";
import { getPlainDate } from "../dates/plain-date.ts";
import type { BilledClaim } from "./bill/bill.ts";
import { claimOf, rowOf } from "./claim-money.fixture.ts";
import type { ListGap } from "./list-gap.ts";
import { CLAIMS_CSV_COLUMNS, claimCsvRow, claimsCsvName } from "./claims-csv.ts";

const { columns } = claimsText;
const { notes, file } = claimFilesText;
const words = {
  types: { medical: "Medical", dental: "Dental", vision: "Vision" },
  statusOf: (status: string) => `(${status})`,
  contradictory: notes.contradictory,
  estimate: "Before care.",
  standings: claimsText.standings,
  denialBesideStatus: claimsText.besideStatus,
};
const written = (it: Partial<BilledClaim>, denialBesideStatus: "denied-in-part" | null = null) =>
  claimCsvRow({ ...rowOf(it), denialBesideStatus }, "Ana Maria Sample", words);

const claim: Partial<BilledClaim> & Pick<BilledClaim, "claimDetailTotals"> = {
  id: "26000010001",
  claimStatusDescription: "Denied",
  claimDetails: [],
  serviceDateFrom: getPlainDate("2026-03-08"),
  provider: { providerName: "Sample, Oak & Sons" },
  claimDetailTotals: {
    billedCents: 26_400,
    planPaidCents: -5,
    otherPayerPaidCents: null,
    oweCents: 0,
  },
};

test("a claim's export row has all columns in the order of their headings", () => {
  expect(written(claim)).toEqual({
    claimNumber: "26000010001",
    type: "Medical",
    status: "(Denied)",
    serviceDate: "2026-03-08",
    patient: "Ana Maria Sample",
    provider: "Sample, Oak & Sons",
    billed: { cents: 26_400 },
    planPaid: { cents: -5 },
    youOwe: { cents: 0 },
    note: null,
  } satisfies ReturnType<typeof claimCsvRow>);
  const headings = CLAIMS_CSV_COLUMNS.map((column) => columns[column]);
  expect(headings.join("; ")).toBe(
    "Claim number; Type; Status; Service date; Patient; Provider; Billed; Plan paid; You owe; Note",
  );
  expect(Object.keys(written(claim))).toEqual([...CLAIMS_CSV_COLUMNS]);
});

test("T-88 an export row names a denial that its status leaves out", () => {
  expect(written(claim, "denied-in-part").note).toBe("Denied in part.");
});

test("T-88 an export row of an estimate says that it is one", () => {
  const estimate = { ...claim, claimStatusDescription: "Estimate" };
  expect(written(estimate)).toMatchObject({ planPaid: null, youOwe: null, note: "Before care." });
});

test("the file name has the claim type, the dates and whether claims are missing, and no name", () => {
  const window = { startDate: getPlainDate("2024-11-21"), endDate: getPlainDate("2026-11-21") };
  const nameOf = (list: { gap: ListGap | null; unreadMembers: readonly string[] }) =>
    claimsCsvName({ ...window, type: "dental" }, { claims: ["C1", "C2"], ...list }, file);
  const name = "claims-dental-2024-11-21-2026-11-21";
  expect(nameOf({ gap: null, unreadMembers: [] })).toBe(`${name}.csv`);
  expect(nameOf({ gap: "cut", unreadMembers: [] })).toBe(`${name}-newest-2.csv`);
  expect(nameOf({ gap: "repeated", unreadMembers: [] })).toBe(`${name}-incomplete.csv`);
  expect(nameOf({ gap: null, unreadMembers: ["Ana"] })).toBe(`${name}-incomplete.csv`);
});

test("T-86 a claim that was taken back has a note in the last column, before that of its amounts", () => {
  const takenBack = { ...claim, standing: "taken-back" } as const;
  expect(written(takenBack).note).toBe("This was taken back.");
  const wrong = claimOf([{ billed: 100, paid: 80, owe: 30, copay: 30 }]);
  expect(written({ ...takenBack, ...wrong }).note).toBe(
    "This was taken back. The amounts don't add up. Call us before you pay.",
  );
});
