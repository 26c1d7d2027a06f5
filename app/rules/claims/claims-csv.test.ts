import { expect, test } from "vitest";
import { claimsText } from "#app/text/claims.ts";
import { getPlainDate } from "../dates/plain-date.ts";
import { claimOf } from "./claim-money.fixture.ts";
import { CLAIMS_CSV_COLUMNS, claimCsvRow, claimsCsvName, type CsvClaim } from "./claims-csv.ts";

const claim: CsvClaim = {
  id: "26000010001",
  claimType: "Medical",
  claimStatusDescription: "Denied",
  claimDetails: [],
  serviceDateFrom: getPlainDate("2026-03-08"),
  patientFirstName: "Ana",
  patientLastName: "Sample",
  provider: { providerName: "Sample, Oak & Sons" },
  claimDetailTotals: {
    billedCents: 26_400,
    planPaidCents: -5,
    oweCents: 0,
  },
};

test("CLAIM-05 S-21 a claim as a row of the export", () => {
  expect(claimCsvRow(claim)).toEqual({
    claimNumber: "26000010001",
    type: "Medical",
    status: "Denied",
    serviceDate: "2026-03-08",
    patient: "Ana Sample",
    provider: "Sample, Oak & Sons",
    billed: { cents: 26_400 },
    planPaid: { cents: -5 },
    youOwe: { cents: 0 },
  });
});

test("S-21 the columns as they stand, each with its heading", () => {
  expect(CLAIMS_CSV_COLUMNS.map((column) => claimsText.export.columns[column])).toEqual([
    "Claim number",
    "Type",
    "Status",
    "Service date",
    "Patient",
    "Provider",
    "Billed",
    "Plan paid",
    "You owe",
  ]);
  expect(Object.keys(claimCsvRow(claim))).toEqual([...CLAIMS_CSV_COLUMNS]);
});

test("CLAIM-05 S-21 before a claim is decided its zeros are empty cells, what was billed is not", () => {
  const bill = { ...claim, ...claimOf([{ billed: 26_400 }], { status: "In Process" }) };
  expect(claimCsvRow(bill)).toMatchObject({
    status: "In Process",
    billed: { cents: 26_400 },
    planPaid: null,
    youOwe: null,
  });
});

test("S-21 what is missing stays empty and is no zero", () => {
  const row = claimCsvRow({
    ...claim,
    patientFirstName: null,
    patientLastName: null,
    provider: null,
    claimDetailTotals: {
      ...claim.claimDetailTotals,
      billedCents: null,
      planPaidCents: null,
    },
  });
  expect(row).toMatchObject({ patient: null, provider: null, billed: null, planPaid: null });
  expect(claimCsvRow({ ...claim, patientFirstName: null }).patient).toBe("Sample");
});

test("S-21 the file's name tells the type and the days, and nothing about anybody", () => {
  const window = { startDate: getPlainDate("2024-11-21"), endDate: getPlainDate("2026-11-21") };
  expect(claimsCsvName({ ...window, type: "dental" })).toBe(
    "claims-dental-2024-11-21-2026-11-21.csv",
  );
});
