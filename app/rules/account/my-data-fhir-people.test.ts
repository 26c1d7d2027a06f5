import { describe, expect, test } from "vitest";
import { getPlainDate } from "../dates/plain-date.ts";
import { ACCOUNT, ADA, day, nothingIn, own } from "./my-data.fixture.ts";
import {
  accumulatorsResource,
  careResource,
  coverageResource,
  eobResource,
  patientResource,
  preferencesResource,
  providerResource,
} from "./my-data-fhir-people.ts";
import { missingOutcome } from "./my-data-fhir-parts.ts";
import { memberRows } from "./my-data-rows.ts";

const [member = nothingIn("members")] = memberRows(ACCOUNT, [ADA]);
const who = { memberSuffix: 0, memberName: "Ada Example" };
const ada = { reference: "Patient/member-0", display: "Ada Example" };
const unknown = { reference: "Patient/member-unknown", display: null };
const insurer = "Main Carrier";
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
  identifier: [{ value: "P1" }],
  telecom: [{ system: "phone", value: "503-555-0101" }],
  address: [{ text: "1 Main St" }],
};
const money = (value: number) => ({ value, currency: "USD" });
const HL7 = "http://terminology.hl7.org/CodeSystem";
const ABSENT = "http://hl7.org/fhir/StructureDefinition/data-absent-reason";

describe("FHIR R4 with all that may be known, and with nothing", () => {
  test.each([
    [
      "a member",
      () => patientResource(member),
      {
        resourceType: "Patient",
        id: "member-0",
        extension: [
          own("relationship", "Subscriber"),
          own("group-number", "G1"),
          own("group-name", "Example Co."),
        ],
        identifier: [
          { type: { coding: [{ system: `${HL7}/v2-0203`, code: "SN" }] }, value: "904400001" },
        ],
        name: [{ family: "Example", given: ["Ada"] }],
        gender: "female",
        birthDate: "1980-02-03",
      },
    ],
    [
      "a member of whom nothing is known",
      () => patientResource(nothingIn("members")),
      { resourceType: "Patient", id: "member-unknown", name: [{}] },
    ],
    [
      "coverage",
      () =>
        coverageResource(
          {
            ...who,
            category: "dental",
            status: "ended",
            effectiveDate: getPlainDate("2025-01-01"),
            terminationDate: getPlainDate("2026-01-01"),
          },
          member,
          insurer,
        ),
      {
        resourceType: "Coverage",
        status: "cancelled",
        type: { text: "dental" },
        subscriberId: "904400001",
        beneficiary: ada,
        relationship: { text: "Subscriber" },
        // Its last day, as FHIR counts.
        period: { start: "2025-01-01", end: "2025-12-31" },
        payor: [{ display: "Main Carrier" }],
        class: [
          {
            type: { coding: [{ system: `${HL7}/coverage-class`, code: "group" }] },
            value: "G1",
            name: "Example Co.",
          },
        ],
      },
    ],
    [
      "coverage of nobody and nothing",
      () => coverageResource(nothingIn("eligibility"), undefined, insurer),
      {
        resourceType: "Coverage",
        status: "cancelled",
        beneficiary: unknown,
        period: {},
        payor: [{ display: "Main Carrier" }],
      },
    ],
    [
      "coverage that nobody is eligible for: of no status that FHIR has",
      () =>
        coverageResource(
          { ...nothingIn("eligibility"), status: "not eligible" },
          nothingIn("members"),
          insurer,
        ),
      {
        resourceType: "Coverage",
        status: "cancelled",
        extension: [own("status", "not eligible")],
        subscriberId: undefined,
        beneficiary: unknown,
        period: {},
        payor: [{ display: "Main Carrier" }],
      },
    ],
    [
      "accumulators",
      () =>
        accumulatorsResource([limits, { ...limits, networkTier: null }], {
          insurer,
          created: "2026-11-21",
        }),
      {
        resourceType: "CoverageEligibilityResponse",
        status: "active",
        purpose: ["benefits"],
        patient: ada,
        created: "2026-11-21",
        request: { extension: [{ url: ABSENT, valueCode: "not-applicable" }] },
        outcome: "complete",
        insurer: { display: "Main Carrier" },
        insurance: [
          {
            coverage: { display: "Ada Example" },
            item: [{ network: { text: "North" } }, {}].map((network) => ({
              category: { text: "dental" },
              ...network,
              unit: { coding: [{ system: `${HL7}/benefit-unit`, code: "individual" }] },
              benefit: [
                {
                  type: { text: "Annual Limit" },
                  allowedMoney: money(1500),
                  usedMoney: money(12.5),
                  extension: [
                    {
                      url: "urn:x-member-download:remaining",
                      valueMoney: money(1487.5),
                    },
                  ],
                },
              ],
            })),
          },
        ],
      },
    ],
    [
      "an explanation of two claims, one of them only named",
      () => eobResource([eob, { ...nothingIn("eobs"), claimId: "C2" }]),
      {
        resourceType: "DocumentReference",
        identifier: [{ value: "E1" }],
        status: "current",
        type: { text: "Explanation of benefits" },
        category: [{ text: "DENTAL" }],
        subject: { display: "Ada Example" },
        content: [{ attachment: { title: "Explanation of benefits", creation: day } }],
        context: {
          related: [
            {
              identifier: { value: "C1" },
              extension: [
                own("patient", "Ada"),
                own("provider", "Example Clinic"),
                { url: "urn:x-member-download:billed", valueMoney: money(100.5) },
                { url: "urn:x-member-download:you-owe", valueMoney: money(20) },
              ],
            },
            { identifier: { value: "C2" } },
          ],
        },
      },
    ],
    [
      "an explanation of no claim",
      () => eobResource([nothingIn("eobs")]),
      {
        resourceType: "DocumentReference",
        status: "current",
        type: { text: "Explanation of benefits" },
        content: [{ attachment: { title: "Explanation of benefits" } }],
      },
    ],
    [
      "a provider with a title",
      () => providerResource({ ...provider, title: "DO" }),
      {
        resourceType: "Practitioner",
        ...contact,
        name: [{ text: "Example Clinic" }],
        qualification: [{ code: { text: "DO" } }],
      },
    ],
    [
      "a provider without a title",
      () => providerResource(provider),
      { resourceType: "Organization", ...contact, name: "Example Clinic" },
    ],
    [
      "a title alone",
      () => providerResource({ ...nothingIn("providers"), title: "DO" }),
      { resourceType: "Practitioner", qualification: [{ code: { text: "DO" } }] },
    ],
    [
      "a choice of primary care",
      () => careResource(care),
      {
        resourceType: "CareTeam",
        status: "active",
        subject: ada,
        period: { start: day, end: day },
        participant: [
          {
            role: [{ text: "Primary care" }],
            member: { identifier: { value: "P1" }, display: "Example Clinic" },
          },
        ],
        note: [{ text: "Moved away" }],
      },
    ],
    [
      "a choice of which nothing is known",
      () => careResource(nothingIn("primary-care")),
      {
        resourceType: "CareTeam",
        status: "inactive",
        subject: unknown,
        period: {},
        participant: [{ role: [{ text: "Primary care" }], member: {} }],
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
      "what is not in the file",
      () => missingOutcome(["The claims of Ada could not be read."]),
      {
        resourceType: "OperationOutcome",
        issue: [
          {
            severity: "warning",
            code: "incomplete",
            diagnostics: "The claims of Ada could not be read.",
          },
        ],
      },
    ],
  ])("%s", (_case, made, expected) => {
    expect(made()).toEqual(expected);
  });

  test("an accumulator of which nothing is known is the insurer's", () => {
    const about = { insurer, created: "2026-11-21" };
    expect(accumulatorsResource([nothingIn("accumulators")], about)).toMatchObject({
      patient: unknown,
      insurance: [
        {
          coverage: { display: "Main Carrier" },
          item: [{ benefit: [{ type: { extension: [{ url: ABSENT, valueCode: "unknown" }] } }] }],
        },
      ],
    });
    expect(accumulatorsResource([], about)).toHaveProperty("patient.reference", unknown.reference);
    expect(eobResource([])).not.toHaveProperty("context");
  });

  test.each([
    ["active", "active"],
    ["future", "active"],
    ["ended", "cancelled"],
    ["not eligible", "cancelled"],
  ])("coverage that is %s is %s", (status, expected) => {
    const row = { ...nothingIn("eligibility"), status };
    expect(coverageResource(row, undefined, insurer)).toHaveProperty("status", expected);
  });

  test.each([
    ["M", "male"],
    [" male ", "male"],
    ["f", "female"],
    ["Female", "female"],
  ])("the sex %j is %s", (sex, gender) => {
    const patient = patientResource({ ...member, sex });
    expect(patient).toHaveProperty("gender", gender);
    expect(patient).not.toHaveProperty("_gender");
  });

  test("what sex a word means is not guessed", () => {
    const patient = patientResource({ ...member, sex: "X" });
    expect(patient).not.toHaveProperty("gender");
    expect(patient["_gender"]).toEqual({
      extension: [
        { url: "http://hl7.org/fhir/StructureDefinition/originalText", valueString: "X" },
      ],
    });
  });
});
