import { expect, test } from "vitest";
import { getPlainDate } from "../dates/plain-date.ts";
import {
  ABSENT,
  absent,
  ACCOUNT,
  ADA,
  coded,
  day,
  FILE,
  HL7,
  INSURER,
  money,
  nothingIn,
  numbered,
  own,
} from "./my-data.fixture.ts";
import {
  accumulatorsResource,
  careResource,
  coverageResource,
  eobResource,
  insurerResource,
  patientResource,
  preferencesResource,
  providerResource,
} from "./my-data-fhir-people.ts";
import { amountOf, missingOutcome, pruned } from "./my-data-fhir-parts.ts";
import { memberRows } from "./my-data-rows.ts";

const [member = nothingIn("members")] = memberRows(ACCOUNT, [ADA]);
const who = { memberSuffix: 0, memberName: "Ada Example" };
const ada = { reference: "Patient/0", display: "Ada Example" };
const limits = {
  ...who,
  category: "dental",
  coverageType: "individual",
  limitType: "Annual Limit",
  networkTier: "North",
  totalCents: 150_000,
  metCents: 1250,
  remainingCents: 148_750,
};
const eob = {
  documentId: "E1",
  date: day,
  typeOfClaims: "DENTAL",
  subscriber: "Ada Example",
  claimId: "C1",
  patient: "Ada",
  provider: "Example Clinic",
  billedCents: 10_050,
  oweCents: 2000,
};
const care = {
  ...who,
  providerId: "P1",
  provider: "Example Clinic",
  current: true,
  beginDate: day,
  endDate: day,
  endReason: "Moved away",
};
const provider = {
  providerId: "P1",
  name: "Example Clinic",
  title: null,
  address: "1 Main St",
  phone: "503-555-0101",
};
const contact = {
  identifier: [numbered("provider", "P1")],
  telecom: [{ system: "phone", value: "503-555-0101" }],
  address: [{ text: "1 Main St" }],
};
const UNREAD = "The claims of Ada could not be read.";
const about = { created: "2026-11-21T20:00:00.000Z", today: getPlainDate("2026-11-21") };
const document = {
  resourceType: "DocumentReference",
  status: "current",
  type: { text: "Explanation of benefits" },
};
const coverage = (category: string, status: string, from: string, until: string) => ({
  ...who,
  category,
  status,
  effectiveDate: getPlainDate(from),
  terminationDate: getPlainDate(until),
});

test("FHIR: coverage that ended on the day it began has no period, whose end would come before its start", () => {
  const never = coverageResource(
    FILE,
    coverage("dental", "termed", "2026-01-01", "2026-01-01"),
    member,
  );
  expect(pruned(never)).not.toHaveProperty("period");
  expect(never).toHaveProperty("status", "cancelled");
  const oneDay = coverage("dental", "termed", "2026-01-01", "2026-01-02");
  expect(coverageResource(FILE, oneDay, member)).toHaveProperty("period", {
    start: "2026-01-01",
    end: "2026-01-01",
  });
});

const careTeam = { resourceType: "CareTeam", status: "active" };
const primaryCare = { role: [{ text: "Primary care" }] };

test.each([
  [
    "a member",
    () => patientResource(FILE, member),
    {
      resourceType: "Patient",
      extension: [
        own("member-suffix", "0"),
        own("relationship", "Subscriber"),
        own("group-number", "G1"),
        own("group-name", "Example Co."),
      ],
      identifier: [{ type: coded(`${HL7}/v2-0203`, "SN"), ...numbered("subscriber", "904400001") }],
      name: [{ family: "Example", given: ["Ada"] }],
      gender: "female",
      birthDate: "1980-02-03",
    },
  ],
  [
    "coverage",
    () => coverageResource(FILE, coverage("dental", "ended", "2025-01-01", "2026-01-01"), member),
    {
      resourceType: "Coverage",
      status: "cancelled",
      type: { text: "dental" },
      subscriberId: "904400001",
      beneficiary: ada,
      relationship: coded(`${HL7}/subscriber-relationship`, "self", "Subscriber"),
      // Its last day, as FHIR counts.
      period: { start: "2025-01-01", end: "2025-12-31" },
      payor: [INSURER],
      class: [{ type: coded(`${HL7}/coverage-class`, "group"), value: "G1", name: "Example Co." }],
    },
  ],
  [
    "accumulators",
    () => accumulatorsResource(FILE, [limits, { ...limits, networkTier: null }], about),
    {
      resourceType: "CoverageEligibilityResponse",
      status: "active",
      purpose: ["benefits"],
      patient: ada,
      created: about.created,
      request: { extension: [{ url: ABSENT, valueCode: "not-applicable" }] },
      outcome: "complete",
      insurer: INSURER,
      insurance: [
        {
          coverage: { display: "Main Carrier" },
          item: [{ network: { text: "North" } }, {}].map((network) => ({
            category: { text: "dental" },
            ...network,
            unit: coded(`${HL7}/benefit-unit`, "individual"),
            benefit: [
              {
                type: { text: "Annual Limit" },
                allowedMoney: money(1500),
                usedMoney: money(12.5),
                extension: [{ url: "urn:x-member-download:remaining", valueMoney: money(1487.5) }],
              },
            ],
          })),
        },
      ],
    },
  ],
  [
    "an EOB of two claims, the second with its number alone",
    () => eobResource(FILE, [eob, { ...nothingIn("eobs"), claimId: "C2" }]),
    {
      ...document,
      identifier: [numbered("document", "E1")],
      category: [{ text: "DENTAL" }],
      subject: { display: "Ada Example" },
      content: [{ attachment: { title: "Explanation of benefits", creation: day } }],
      context: {
        related: [
          {
            identifier: numbered("claim", "C1"),
            extension: [
              own("patient", "Ada"),
              own("provider", "Example Clinic"),
              { url: "urn:x-member-download:billed", valueMoney: money(100.5) },
              { url: "urn:x-member-download:you-owe", valueMoney: money(20) },
            ],
          },
          { identifier: numbered("claim", "C2") },
        ],
      },
    },
  ],
  [
    "a provider with a title",
    () => providerResource(FILE, { ...provider, name: "Sam Careless", title: "DO" }),
    {
      resourceType: "Practitioner",
      ...contact,
      name: [{ text: "Sam Careless" }],
      qualification: [{ code: { text: "DO" } }],
    },
  ],
  [
    "a person without a title",
    () => providerResource(FILE, { ...provider, name: "Sam Careless" }),
    { resourceType: "Organization", ...contact, name: "Sam Careless" },
  ],
  [
    "a practice with a doctor's title",
    () => providerResource(FILE, { ...provider, title: "DO" }),
    {
      resourceType: "Organization",
      extension: [own("title", "DO")],
      ...contact,
      name: "Example Clinic",
    },
  ],
  [
    "the carrier",
    () => insurerResource(FILE),
    {
      resourceType: "Organization",
      type: [coded(`${HL7}/organization-type`, "pay")],
      name: "Main Carrier",
    },
  ],
  [
    "a provider of whom only the title is known",
    () => providerResource(FILE, { ...nothingIn("providers"), title: "DO" }),
    { resourceType: "Practitioner", qualification: [{ code: { text: "DO" } }] },
  ],
  [
    "a choice of primary care",
    () => careResource(FILE, care),
    {
      ...careTeam,
      subject: ada,
      period: { start: day, end: day },
      participant: [
        { ...primaryCare, member: { reference: "Provider/P1/", display: "Example Clinic" } },
      ],
      note: [{ text: "Moved away" }],
    },
  ],
  [
    "preferences",
    () =>
      preferencesResource(
        ["yes", "no", "a@members.example", null].map((answer) => ({ preference: "p", answer })),
      ),
    {
      resourceType: "QuestionnaireResponse",
      status: "completed",
      item: [
        { linkId: "p", answer: [{ valueBoolean: true }] },
        { linkId: "p", answer: [{ valueBoolean: false }] },
        { linkId: "p", answer: [{ valueString: "a@members.example" }] },
        { linkId: "p" },
      ],
    },
  ],
  [
    "a list of what is missing from the file",
    () => missingOutcome([UNREAD]),
    {
      resourceType: "OperationOutcome",
      issue: [{ severity: "warning", code: "incomplete", diagnostics: UNREAD }],
    },
  ],
])("FHIR resource: %s has all known values and no empty element", (_case, made, expected) => {
  expect(pruned(made())).toEqual(expected);
});

test("FHIR: resources without known values have their required elements alone", () => {
  const resources = [
    patientResource(FILE, nothingIn("members")),
    coverageResource(FILE, nothingIn("eligibility"), undefined),
    eobResource(FILE, [nothingIn("eobs")]),
    careResource(FILE, nothingIn("primary-care")),
  ];
  expect(resources.map(pruned)).toEqual([
    { resourceType: "Patient" },
    { resourceType: "Coverage", status: "cancelled", beneficiary: absent, payor: [INSURER] },
    { ...document, content: [{ attachment: { title: "Explanation of benefits" } }] },
    { ...careTeam, status: "inactive", participant: [primaryCare] },
  ]);
  const item = [{ category: absent, benefit: [{ type: absent }] }];
  expect(pruned(accumulatorsResource(FILE, [nothingIn("accumulators")], about))).toMatchObject({
    patient: absent,
    insurance: [{ coverage: { display: "Main Carrier" }, item }],
  });
  expect(pruned(accumulatorsResource(FILE, [], about))).not.toHaveProperty("insurance");
  expect(pruned(eobResource(FILE, []))).not.toHaveProperty("context");
});

test("FHIR: accumulators refer to the coverage of their category that is active today", () => {
  const active = (category: string) => coverage(category, "active", "2026-01-01", "2026-11-22");
  const file = { ...FILE, coverage: [active("medical"), active("dental")] };
  const rows = [limits, { ...limits, category: "medical" }, limits];
  const { insurance } = accumulatorsResource(file, rows, about);
  expect(insurance).toMatchObject([
    { coverage: { reference: "Coverage/0/dental/2026-01-01/1" }, item: [{}, {}] },
    { coverage: { reference: "Coverage/0/medical/2026-01-01/0" }, item: [{}] },
  ]);
});

test("FHIR: active and future coverage is active, other coverage cancelled", () => {
  const statusOf = (status: string) =>
    coverageResource(FILE, { ...nothingIn("eligibility"), status }, undefined)["status"];
  expect(["active", "future"].map(statusOf)).toEqual(["active", "active"]);
  expect(["ended", "not eligible"].map(statusOf)).toEqual(["cancelled", "cancelled"]);
});

test.each([
  ["male", ["M", " male "]],
  ["female", ["f", "Female"]],
])("FHIR: the gender is %s for the sex %j", (gender, words) => {
  for (const sex of words) {
    const patient = pruned(patientResource(FILE, { ...member, sex }));
    expect(patient).toHaveProperty("gender", gender);
    expect(patient).not.toHaveProperty("_gender");
  }
});

test("FHIR: an unknown word for the sex is kept as original text, without a gender", () => {
  const patient = pruned(patientResource(FILE, { ...member, sex: "X" }));
  expect(patient).not.toHaveProperty("gender");
  expect(patient).toHaveProperty("_gender", {
    extension: [{ url: "http://hl7.org/fhir/StructureDefinition/originalText", valueString: "X" }],
  });
});

test.each([
  ["Subscriber", "self"],
  [" spouse ", "spouse"],
  ["CHILD", "child"],
])("FHIR: the relationship %j has the code %s", (relationship, code) => {
  const row = coverageResource(FILE, nothingIn("eligibility"), { ...member, relationship });
  expect(row).toHaveProperty("relationship.coding.0.code", code);
});

test("FHIR: an unknown amount is null, not $0; empty texts are left out", () => {
  expect([amountOf(null), amountOf(0)]).toEqual([null, money(0)]);
  expect(pruned({ a: "", b: [""], c: 0 })).toEqual({ c: 0 });
});
