import { expect, test } from "vitest";
import { getPlainDate } from "../dates/plain-date.ts";
import {
  absent,
  claim,
  coded,
  ADA,
  TODAY,
  day,
  FILE,
  HL7,
  INSURER,
  line,
  money,
  nothingIn,
  numbered,
} from "./my-data.fixture.ts";
import { words } from "../words.fixture.ts";
import { claimDataRow, lineRows } from "./my-data-rows.ts";
import { claimResource } from "./my-data-fhir.ts";
import { pruned } from "./my-data-fhir-parts.ts";
import type { DataRow } from "./my-data-tables.ts";

const C4BB = "http://hl7.org/fhir/us/carin-bb/CodeSystem";
const CPT = "http://www.ama-assn.org/go/cpt";
const HCPCS = "http://www.cms.gov/Medicare/Coding/HCPCSReleaseCodeSets";
const CARC = "https://x12.org/codes/claim-adjustment-reason-codes";
const RARC = "https://x12.org/codes/remittance-advice-remark-codes";
const OWN = (of: string) => `urn:x-member-download:carrier:${of}`;
const CATEGORIES = {
  billed: coded(`${HL7}/adjudication`, "submitted", "Billed"),
  discount: { text: "Over allowed amount" },
  denied: { text: "Not allowed" },
  notCovered: coded(`${C4BB}/C4BBAdjudication`, "noncovered", "Not covered"),
  planPaid: coded(`${HL7}/adjudication`, "benefit", "Plan paid"),
  deductible: coded(`${HL7}/adjudication`, "deductible", "Deductible"),
  copay: coded(`${HL7}/adjudication`, "copay", "Copay"),
  coinsurance: coded(`${C4BB}/C4BBAdjudication`, "coinsurance", "Coinsurance"),
  owe: coded(`${C4BB}/C4BBAdjudication`, "memberliability", "You owe"),
};
const amounts = (values: readonly number[], categories: readonly object[]) =>
  categories.map((category, index) => ({ category, amount: money(values[index] ?? Number.NaN) }));
const fixed = {
  resourceType: "ExplanationOfBenefit",
  status: "active",
  use: "claim",
  // When the claim was made is not known, and the element may not be missing.
  _created: absent,
  insurer: INSURER,
};
const made = (row: DataRow<"claims">, lines: readonly DataRow<"claim-lines">[], file = FILE) =>
  pruned(claimResource(file, row, lines));

test("FHIR: a claim has every element that ExplanationOfBenefit requires, and no other", () => {
  const whole = { ...claim, payeeProvider: { providerId: null, providerName: "Example Group" } };
  expect(made(claimDataRow(whole, ADA, TODAY), lineRows(whole))).toEqual({
    ...fixed,
    identifier: [{ type: coded(`${C4BB}/C4BBIdentifierType`, "uc"), ...numbered("claim", "C1") }],
    type: { text: "Medical" },
    patient: { reference: "Patient/0", display: "Ada" },
    billablePeriod: { start: day },
    provider: { reference: "Provider/P1/", display: "Example Clinic" },
    payee: { party: { display: "Example Group" } },
    outcome: "complete",
    disposition: "Paid",
    insurance: [{ focal: true, coverage: { display: "Main Carrier" } }],
    item: [
      {
        sequence: 7,
        productOrService: coded("http://www.ama-assn.org/go/cpt", "99214", "Office visit"),
        servicedDate: day,
        adjudication: [
          ...amounts([100, 20, 0, 0, 60, 5, 10, 5, 20], Object.values(CATEGORIES)),
          { category: { text: "Status" }, reason: { text: "Paid" } },
        ],
      },
    ],
    total: amounts([100, 60, 20], [CATEGORIES.billed, CATEGORIES.planPaid, CATEGORIES.owe]),
    payment: { date: day },
  });
});

test("FHIR: a claim without known values marks each required element as unknown", () => {
  expect(made(nothingIn("claims"), [nothingIn("claim-lines"), nothingIn("claim-lines")])).toEqual({
    ...fixed,
    type: absent,
    patient: absent,
    provider: absent,
    outcome: "queued",
    insurance: [{ focal: true, coverage: { display: "Main Carrier" } }],
    item: [
      { sequence: 1, productOrService: absent },
      { sequence: 2, productOrService: absent },
    ],
  });
});

test.each([
  ["what the plan pays", "partial", { planPaidCents: 0 }],
  ["what the member owes", "partial", { oweCents: 0 }],
  ["nothing", "queued", {}],
])("FHIR: an open claim with a line of which %s is decided is %s", (_what, outcome, known) => {
  const lines = [nothingIn("claim-lines"), { ...nothingIn("claim-lines"), ...known }];
  const open = { ...nothingIn("claims"), decided: false };
  expect(made(open, lines)).toHaveProperty("outcome", outcome);
});

test.each([
  ["of its category that is active on its day", "2026-10-28", null, 0],
  ["that ends on the next day", "2026-01-01", "2026-10-29", 0],
  [", but not to coverage that begins on the next day", "2026-10-29", null, null],
  [", but not to coverage that ends on its day", "2026-01-01", "2026-10-28", null],
  [", but not to coverage without a first day", null, null, null],
])("FHIR: a claim refers to the member's coverage %s", (_what, from, until, place) => {
  const row = {
    memberSuffix: 0,
    memberName: "Ada Example",
    category: "medical",
    status: "active",
    effectiveDate: from === null ? null : getPlainDate(from),
    terminationDate: until === null ? null : getPlainDate(until),
  };
  const dental = { ...row, category: "dental" };
  const file = { ...FILE, coverage: [row, dental, { ...row, memberSuffix: 1 }] };
  const coverage =
    place === null
      ? { display: "Main Carrier" }
      : { reference: `Coverage/0/medical/${from}/0`, display: "medical" };
  const insurance = (of: typeof claim, among = file) =>
    made(claimDataRow(of, ADA, TODAY), [], among);
  expect(insurance(claim)).toHaveProperty("insurance", [{ focal: true, coverage }]);
  for (const it of [
    insurance({ ...claim, claimType: "vision" }),
    insurance({ ...claim, serviceDateFrom: null }),
    insurance(claim, { ...FILE, coverage: [{ ...row, memberSuffix: 1 }] }),
    made(nothingIn("claims"), [], file),
  ]) {
    expect(it).toHaveProperty("insurance.0.coverage", { display: "Main Carrier" });
  }
});

test.each([
  ["medical", { text: "Medical" }],
  ["dental", coded(`${HL7}/claim-type`, "oral", "Dental")],
  ["vision", coded(`${HL7}/claim-type`, "vision", "Vision")],
] as const)("FHIR: a %s claim has the code of its type, if there is one", (claimType, type) => {
  expect(made(claimDataRow({ ...claim, claimType }, ADA, TODAY), [])).toHaveProperty("type", type);
});

test.each([
  [null, true, "active", undefined],
  [
    "same-number",
    true,
    "active",
    "Another claim has the same number. Which one holds is not known.",
  ],
  ["may-change", true, "active", "Another claim may change this one."],
  ["takes-back", true, "active", "This claim takes an earlier one back."],
  ["takes-back", false, "cancelled", "This claim takes an earlier one back."],
  ["taken-back", false, "cancelled", "This claim was taken back."],
  ["replaced", false, "cancelled", "A newer claim replaced this one."],
] as const)(
  "T-86 FHIR: a claim of standing %j, counted %j, is %s, and a note says why",
  (standing, isCounted, status, text) => {
    const resource = made(claimDataRow({ ...claim, standing, isCounted }, ADA, TODAY), []);
    expect(resource).toHaveProperty("status", status);
    const notes = Object.entries(resource ?? {}).filter(([name]) => name === "processNote");
    expect(notes).toEqual(text === undefined ? [] : [["processNote", [{ text }]]]);
  },
);

test.each([
  ["Paid", "claim"],
  ["Pre-Treatment Estimate", "predetermination"],
] as const)("T-88 FHIR: what has the status %s is a %s", (claimStatusDescription, use) => {
  const row = claimDataRow({ ...claim, claimStatusDescription }, ADA, TODAY);
  expect(made(row, [])).toHaveProperty("use", use);
});

test("T-88 FHIR: another patient's claim refers to no coverage of the member in whose list it is", () => {
  const coverage = {
    memberSuffix: 0,
    memberName: "Ada Example",
    category: "medical",
    status: "active",
    effectiveDate: getPlainDate("2026-01-01"),
    terminationDate: null,
  };
  const file = { ...FILE, coverage: [coverage] };
  const other = { ...claim, patientFirstName: "Bo", patientLastName: "Sample" };
  const insuranceOf = (of: typeof claim) => made(claimDataRow(of, ADA, TODAY), [], file);
  expect(insuranceOf(claim)).toHaveProperty("insurance.0.coverage.display", "medical");
  expect(insuranceOf(other)).toHaveProperty("insurance.0.coverage", { display: "Main Carrier" });
});

test("FHIR: amounts that do not add up have a note; a provider without an id is named", () => {
  const row = { ...nothingIn("claims"), contradictory: true, provider: "Example Clinic" };
  expect(made(row, [])).toMatchObject({
    processNote: [{ text: "The amounts of this claim do not add up." }],
    provider: { reference: "Provider//Example Clinic", display: "Example Clinic" },
  });
  expect(made({ ...row, providerId: "P1", provider: null }, [])).toHaveProperty("provider", {
    reference: "Provider/P1/",
  });
});

test("FHIR: a dental line has its tooth, the procedure paid, and the reason of its denial", () => {
  const [row = nothingIn("claim-lines")] = lineRows({ ...claim, claimDetails: [line] });
  const dental = {
    ...row,
    category: "Basic",
    tooth: "14",
    surface: "MO",
    paidAs: "Metal crown",
    denialCode: "N54",
    denialReason: "Once in five years",
  };
  const denial = coded(`${C4BB}/C4BBAdjudicationDiscriminator`, "adjustmentreason");
  const itemOf = (more: object) => made(claimDataRow(claim, ADA, TODAY), [{ ...dental, ...more }]);
  const paidAs = { category: { text: "Paid as" }, reason: { text: "Metal crown" } };
  const withReasons = (...reasons: object[]) => expect.arrayContaining(reasons) as unknown;
  expect(itemOf({})).toHaveProperty(
    "item.0",
    expect.objectContaining({
      category: { text: "Basic" },
      bodySite: { text: "14" },
      subSite: [{ text: "MO" }],
      adjudication: withReasons(paidAs, {
        category: denial,
        reason: coded(RARC, "N54", "Once in five years"),
      }),
    }),
  );
  expect(itemOf({ denialReason: null })).toHaveProperty(
    "item.0.adjudication",
    withReasons({ category: denial, reason: coded(RARC, "N54") }),
  );
});

test.each([
  [CPT, ["99214", "0001U"]],
  ["http://www.ada.org/cdt", ["D2740"]],
  [HCPCS, ["J1100", "A0428", "V2103"]],
  [OWN("procedure"), words("W1234 992145 X99214 D27401 XD2740 J11001 XJ1100")],
])("FHIR: procedure codes belong to the system %s by their form", (system, codes) => {
  const lines = codes.map((code) => ({ ...nothingIn("claim-lines"), code }));
  const item = codes.map((code) => ({ productOrService: coded(system, code) }));
  expect(made(nothingIn("claims"), lines)).toMatchObject({ item });
});

test.each([
  [RARC, ["N130", "M86", "MA01"]],
  [CARC, ["45", "B7", "B13"]],
  [OWN("denial"), ["N1300", "XN130", "4500", "X45", "X1"]],
])("FHIR: denial codes belong to the system %s by their form", (system, codes) => {
  const lines = codes.map((denialCode) => ({ ...nothingIn("claim-lines"), denialCode }));
  const item = codes.map((code) => ({ adjudication: [{ reason: coded(system, code) }] }));
  expect(made(nothingIn("claims"), lines)).toMatchObject({ item });
});
