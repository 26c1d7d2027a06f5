import { assess } from "../claims/claim-money.fixture.ts";
import { getPlainDate } from "../dates/plain-date.ts";
import type { FhirFile } from "./my-data-fhir-parts.ts";
import type { DataClaim } from "./my-data-rows.ts";
import { columnsOf, type DataRow, type DataTable } from "./my-data-tables.ts";

export const day = getPlainDate("2026-10-28");
export const TODAY = getPlainDate("2026-11-21");
export const ADA = {
  memberKey: "K0",
  memberSuffix: 0,
  firstName: "Ada",
  lastName: "Example",
  relationship: "S",
  relationshipDescription: "Subscriber",
  dateOfBirth: getPlainDate("1980-02-03"),
  sex: "F",
  sexDescription: null,
  hasOutOfAreaPlan: false,
  hasOtherMedical: false,
  hasOtherDental: false,
  role: null,
  insuranceType: null,
  networkNames: [],
  medicalEligibility: null,
  dentalEligibility: null,
  visionEligibility: null,
  pharmacyEligibility: null,
};
export const ACCOUNT = { subscriberId: "904400001", groupId: "G1", groupName: "Example Co." };

export const line: DataClaim["claimDetails"][number] = {
  serviceDateFrom: day,
  status: "Paid",
  billedCents: 10_000,
  discountCents: 2000,
  deniedCents: 0,
  notCoveredCents: 0,
  planPaidCents: 6000,
  otherPayerPaidCents: null,
  deductibleCents: 500,
  copayCents: 1000,
  coinsuranceCents: 500,
  oweCents: 2000,
  claimDetailPK: { sequenceNumber: 7 },
  serviceDescription: { description: "Office visit" },
  cptCode: "99214",
  dentalProcedure: null,
  alternateDentalProcedure: null,
  dentalCategory: null,
  toothNumber: null,
  toothSurface: null,
  medicalLineDisallowed: null,
  dentalLineDisallowed: null,
  reversal: null,
  denial: null,
};
export const claim: DataClaim = assess({
  id: "C1",
  claimType: "medical",
  claimStatusDescription: "Paid",
  claimStatusCode: "",
  paidDate: day,
  serviceDateFrom: day,
  patientFirstName: "Ada",
  patientLastName: null,
  provider: { providerId: "P1", providerName: "Example Clinic" },
  payeeProvider: { providerId: null, providerName: null },
  claimDetails: [line],
  claimDetailTotals: {
    billedCents: 10_000,
    planPaidCents: 6000,
    otherPayerPaidCents: null,
    oweCents: 2000,
  },
  version: null,
  replaces: null,
  reversalOf: null,
  standing: null,
  isCounted: true,
});
export const pending: DataClaim = assess({
  ...claim,
  claimStatusDescription: "In Process",
  claimDetails: [{ ...line, status: "In Process", planPaidCents: 0, oweCents: 0 }],
  claimDetailTotals: { ...claim.claimDetailTotals, planPaidCents: 0, oweCents: 0 },
});

export const NOTHING_SAVED = {
  emailAddress: null,
  electronicEob: null,
  emailBreakingNews: null,
  electronicMedicareMailing: null,
  emailPaymentReminder: null,
  emailAutopayWithdrawalReminder: null,
  discontinuePaperStatements: null,
  emailWhenBillReady: null,
  emailEwpNotification: null,
  showEwpLandingPage: null,
};

export const SELECTION = {
  providerId: "P1",
  providerName: "Example Clinic",
  providerTitle: "MD",
  pcpSelected: true,
  pcpTerminationReason: null,
  beginDate: day,
  endDate: null,
  locations: [
    {
      addressLine1: "1 Main St",
      city: "Exampleville",
      state: "OR",
      zipCode: "97001",
      phoneNumber: "503-555-0101",
    },
  ],
};

/** A row without known values. */
export const nothingIn = <Table extends DataTable>(table: Table): DataRow<Table> =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  Object.fromEntries(columnsOf(table).map(([name]) => [name, null])) as DataRow<Table>;

/** An extension of these files. */
export const own = (name: string, valueString: string) => ({
  url: `urn:x-member-download:${name}`,
  valueString,
});

/** A file with readable addresses. */
export const FILE: FhirFile = {
  insurer: "Main Carrier",
  carrier: "carrier",
  urlOf: (...parts) => parts.join("/"),
  coverage: [],
};
export const INSURER = { reference: "Insurer", display: "Main Carrier" };

/** Shared by all FHIR files: code systems, amounts, unknown values. */
export const HL7 = "http://terminology.hl7.org/CodeSystem";
export const ABSENT = "http://hl7.org/fhir/StructureDefinition/data-absent-reason";
export const absent = { extension: [{ url: ABSENT, valueCode: "unknown" }] };
export const money = (value: number) => ({ value, currency: "USD" });
export const coded = (system: string, code: string, text?: string) => ({
  coding: [{ system, code }],
  ...(text === undefined ? {} : { text }),
});

/** A number that the carrier gave. */
export const numbered = (of: string, value: string) => ({
  system: `urn:x-member-download:carrier:${of}`,
  value,
});
