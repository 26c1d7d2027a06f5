import { addDays } from "../dates/plain-date.ts";
import type { DataRow } from "./my-data-tables.ts";
import {
  absent,
  amountOf,
  backbone,
  codeable,
  ownExtension,
  patientId,
  patientRef,
  type Fhir,
} from "./my-data-fhir-parts.ts";

const ORIGINAL_TEXT = "http://hl7.org/fhir/StructureDefinition/originalText";
const GENDERS: Readonly<Record<string, string>> = {
  m: "male",
  male: "male",
  f: "female",
  female: "female",
};

/** A member as a Patient. */
export function patientResource(member: DataRow<"members">): Fhir {
  const { firstName, lastName, sex } = member;
  const gender = GENDERS[sex?.trim().toLowerCase() ?? ""];
  return backbone({
    resourceType: "Patient",
    id: patientId(member.memberSuffix),
    extension: [
      ...text("relationship", member.relationship),
      ...text("group-number", member.groupId),
      ...text("group-name", member.groupName),
    ],
    identifier: member.subscriberId && [
      {
        type: codeable(null, ["http://terminology.hl7.org/CodeSystem/v2-0203", "SN"]),
        value: member.subscriberId,
      },
    ],
    name: [backbone({ family: lastName, given: firstName === null ? [] : [firstName] })],
    gender,
    _gender:
      gender === undefined && sex !== null
        ? { extension: [{ url: ORIGINAL_TEXT, valueString: sex }] }
        : null,
    birthDate: member.dateOfBirth,
  });
}

/** A period of coverage as a Coverage; its end is the last day with it, as FHIR counts. */
export function coverageResource(
  row: DataRow<"eligibility">,
  member: DataRow<"members"> | undefined,
  insurer: string,
): Fhir {
  return backbone({
    resourceType: "Coverage",
    // FHIR has no word for who is not eligible: never in force, so not active.
    status: row.status === "active" || row.status === "future" ? "active" : "cancelled",
    extension: row.status === "not eligible" ? text("status", row.status) : [],
    type: row.category && codeable(row.category, null),
    subscriberId: member?.subscriberId,
    beneficiary: { ...patientRef(row), display: row.memberName },
    relationship: member?.relationship && codeable(member.relationship, null),
    period: backbone({
      start: row.effectiveDate,
      end: row.terminationDate && addDays(row.terminationDate, -1),
    }),
    payor: [{ display: insurer }],
    class: member?.groupId && [
      backbone({
        type: codeable(null, ["http://terminology.hl7.org/CodeSystem/coverage-class", "group"]),
        value: member.groupId,
        name: member.groupName,
      }),
    ],
  });
}

/** A member's accumulators as a CoverageEligibilityResponse: each an item with one benefit. */
export function accumulatorsResource(
  rows: readonly DataRow<"accumulators">[],
  about: { readonly insurer: string; readonly created: string },
): Fhir {
  const [first] = rows;
  return backbone({
    resourceType: "CoverageEligibilityResponse",
    status: "active",
    purpose: ["benefits"],
    patient: { ...patientRef(first ?? { memberSuffix: null }), display: first?.memberName },
    created: about.created,
    request: absent("not-applicable"),
    outcome: "complete",
    insurer: { display: about.insurer },
    insurance: [
      { coverage: { display: first?.memberName ?? about.insurer }, item: rows.map(accumulator) },
    ],
  });
}

const accumulator = (row: DataRow<"accumulators">): Fhir =>
  backbone({
    category: row.category && codeable(row.category, null),
    network: row.networkTier && codeable(row.networkTier, null),
    unit:
      row.coverageType &&
      codeable(null, ["http://terminology.hl7.org/CodeSystem/benefit-unit", row.coverageType]),
    benefit: [
      backbone({
        type: row.limitType === null ? absent("unknown") : codeable(row.limitType, null),
        allowedMoney: amountOf(row.totalCents),
        usedMoney: amountOf(row.metCents),
        extension: [ownExtension("remaining", { valueMoney: amountOf(row.remainingCents) })],
      }),
    ],
  });

/** An explanation of benefits as the reference to a document, with the claims that it explains. */
export function eobResource(rows: readonly DataRow<"eobs">[]): Fhir {
  const [first] = rows;
  return backbone({
    resourceType: "DocumentReference",
    identifier: first?.documentId ? [{ value: first.documentId }] : [],
    status: "current",
    type: codeable("Explanation of benefits", null),
    category: first?.typeOfClaims ? [codeable(first.typeOfClaims, null)] : [],
    subject: first?.subscriber && { display: first.subscriber },
    content: [
      {
        attachment: backbone({ title: "Explanation of benefits", creation: first?.date }),
      },
    ],
    context: rows.some(({ claimId }) => claimId !== null) ? { related: rows.map(explained) } : null,
  });
}

const explained = (row: DataRow<"eobs">): Fhir =>
  backbone({
    identifier: { value: row.claimId },
    extension: [
      ...text("patient", row.patient),
      ...text("provider", row.provider),
      ...money("billed", row.billedCents),
      ...money("you-owe", row.oweCents),
    ],
  });

const text = (name: string, valueString: string | null): Fhir[] =>
  valueString === null ? [] : [ownExtension(name, { valueString })];

const money = (name: string, cents: number | null): Fhir[] =>
  cents === null ? [] : [ownExtension(name, { valueMoney: amountOf(cents) })];

/** A provider: with a title a Practitioner, else an Organization, of which FHIR asks only a name. */
export function providerResource(row: DataRow<"providers">): Fhir {
  const shared = {
    identifier: row.providerId === null ? [] : [{ value: row.providerId }],
    telecom: row.phone === null ? [] : [{ system: "phone", value: row.phone }],
    address: row.address === null ? [] : [{ text: row.address }],
  };
  if (row.title === null) {
    return backbone({ resourceType: "Organization", ...shared, name: row.name });
  }
  return backbone({
    resourceType: "Practitioner",
    ...shared,
    name: row.name === null ? [] : [{ text: row.name }],
    qualification: [{ code: codeable(row.title, null) }],
  });
}

/** A choice of primary care, present or past, as a CareTeam of one. */
export const careResource = (row: DataRow<"primary-care">): Fhir =>
  backbone({
    resourceType: "CareTeam",
    status: row.current === true ? "active" : "inactive",
    subject: { ...patientRef(row), display: row.memberName },
    period: backbone({ start: row.beginDate, end: row.endDate }),
    participant: [
      {
        role: [codeable("Primary care", null)],
        member: backbone({
          identifier: row.providerId && { value: row.providerId },
          display: row.provider,
        }),
      },
    ],
    note: row.endReason === null ? [] : [{ text: row.endReason }],
  });

/** The member's preferences as answers to questions; one without an answer was never chosen. */
export const preferencesResource = (rows: readonly DataRow<"preferences">[]): Fhir =>
  backbone({
    resourceType: "QuestionnaireResponse",
    status: "completed",
    item: rows.map(({ preference, answer }) =>
      backbone({ linkId: preference, answer: answer === null ? [] : [valueOf(answer)] }),
    ),
  });

const valueOf = (answer: string): Fhir =>
  answer === "yes" || answer === "no"
    ? { valueBoolean: answer === "yes" }
    : { valueString: answer };
