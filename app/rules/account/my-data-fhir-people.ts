import { addDays, type PlainDate } from "../dates/plain-date.ts";
import { findRelationship, findSex, type Relationship } from "../member/person-codes.ts";
import type { DataRow } from "./my-data-tables.ts";
import {
  absent,
  amountOf,
  codeable,
  coverageRef,
  identifierOf,
  insurerRef,
  ownMoney,
  ownText,
  patientRef,
  providerRef,
  required,
  type Fhir,
  type FhirFile,
} from "./my-data-fhir-parts.ts";

const HL7 = "http://terminology.hl7.org/CodeSystem";
const ORIGINAL_TEXT = "http://hl7.org/fhir/StructureDefinition/originalText";
/** FHIR's codes of what a member is to the subscriber; a dependent has none. */
const RELATIONSHIPS: Readonly<Record<Relationship, string | null>> = {
  subscriber: "self",
  spouse: "spouse",
  child: "child",
  dependent: null,
};

const hl7 = (system: string, code: string): Fhir => codeable(null, [`${HL7}/${system}`, code]);

/** A member as a Patient. */
export function patientResource(file: FhirFile, member: DataRow<"members">): Fhir {
  const { firstName, lastName, sex } = member;
  const gender = findSex(sex);
  return {
    resourceType: "Patient",
    extension: [
      ownText("member-suffix", member.memberSuffix === null ? null : `${member.memberSuffix}`),
      ownText("relationship", member.relationship),
      ownText("group-number", member.groupId),
      ownText("group-name", member.groupName),
    ],
    identifier: [identifierOf(file, "subscriber", member.subscriberId, hl7("v2-0203", "SN"))],
    name: [{ family: lastName, given: [firstName] }],
    gender,
    _gender:
      gender === undefined && sex !== null
        ? { extension: [{ url: ORIGINAL_TEXT, valueString: sex }] }
        : null,
    birthDate: member.dateOfBirth,
  };
}

/** The carrier as an Organization. */
export const insurerResource = ({ insurer }: FhirFile): Fhir => ({
  resourceType: "Organization",
  type: [hl7("organization-type", "pay")],
  name: insurer,
});

/**
 * A period of coverage as a Coverage; its end is the last day with it, as FHIR counts. One that ended on
 * the day it began covered no day, and has no period.
 */
export const coverageResource = (
  file: FhirFile,
  row: DataRow<"eligibility">,
  member: DataRow<"members"> | undefined,
): Fhir => ({
  resourceType: "Coverage",
  status: row.status === "active" || row.status === "future" ? "active" : "cancelled",
  type: codeable(row.category, null),
  subscriberId: member?.subscriberId,
  beneficiary: required(patientRef(file, row, row.memberName)),
  relationship: relationshipOf(member?.relationship ?? null),
  period: neverCovered(row)
    ? null
    : { start: row.effectiveDate, end: row.terminationDate && addDays(row.terminationDate, -1) },
  payor: [insurerRef(file)],
  class: [
    member?.groupId != null && {
      type: hl7("coverage-class", "group"),
      value: member.groupId,
      name: member.groupName,
    },
  ].filter(Boolean),
});

const neverCovered = ({ effectiveDate: from, terminationDate: until }: DataRow<"eligibility">) =>
  from !== null && until !== null && until <= from;

function relationshipOf(word: string | null): Fhir {
  const known = findRelationship(word);
  const code = known === undefined ? null : RELATIONSHIPS[known];
  return codeable(word, code === null ? null : [`${HL7}/subscriber-relationship`, code]);
}

/** A member's accumulators as a CoverageEligibilityResponse: by category, each an item with one benefit. */
export const accumulatorsResource = (
  file: FhirFile,
  rows: readonly DataRow<"accumulators">[],
  { created, today }: { readonly created: string; readonly today: PlainDate },
): Fhir => {
  const who = rows[0] ?? { memberSuffix: null, memberName: null };
  return {
    resourceType: "CoverageEligibilityResponse",
    status: "active",
    purpose: ["benefits"],
    patient: required(patientRef(file, who, who.memberName)),
    created,
    request: absent("not-applicable"),
    outcome: "complete",
    insurer: insurerRef(file),
    insurance: [...Map.groupBy(rows, ({ category }) => category)].map(([category, its]) => ({
      coverage: coverageRef(file, { memberSuffix: who.memberSuffix, category, day: today }),
      item: its.map(accumulator),
    })),
  };
};

const accumulator = (row: DataRow<"accumulators">): Fhir => ({
  category: required(codeable(row.category, null)),
  network: codeable(row.networkTier, null),
  unit: row.coverageType && hl7("benefit-unit", row.coverageType),
  benefit: [
    {
      type: required(codeable(row.limitType, null)),
      allowedMoney: amountOf(row.totalCents),
      usedMoney: amountOf(row.metCents),
      extension: [ownMoney("remaining", row.remainingCents)],
    },
  ],
});

/** An explanation of benefits as the reference to a document, with the claims that it explains. */
export const eobResource = (file: FhirFile, rows: readonly DataRow<"eobs">[]): Fhir => ({
  resourceType: "DocumentReference",
  identifier: [identifierOf(file, "document", rows[0]?.documentId ?? null)],
  status: "current",
  type: codeable("Explanation of benefits", null),
  category: [codeable(rows[0]?.typeOfClaims ?? null, null)],
  subject: { display: rows[0]?.subscriber },
  content: [{ attachment: { title: "Explanation of benefits", creation: rows[0]?.date } }],
  context: {
    related: rows.map((row) => ({
      identifier: identifierOf(file, "claim", row.claimId),
      extension: [
        ownText("patient", row.patient),
        ownText("provider", row.provider),
        ownMoney("billed", row.billedCents),
        ownMoney("you-owe", row.oweCents),
      ],
    })),
  },
});

/** Words that practices have in their names and people do not. */
const PRACTICE =
  /\b(?:associates|care|center|centers|clinics?|dental|dentistry|group|health|hospital|imaging|laborator(?:y|ies)|llc|llp|medical|medicine|optometry|orthodontics|partners|pc|pediatrics|pharmacy|practice|radiology|rehab|surgery|therapy|vision|wellness)\b/i;

/**
 * A provider: with a title a Practitioner, else an Organization, for which FHIR requires only a
 * name. A practice may have its doctor's title, and only its name shows that it is a practice.
 */
export function providerResource(file: FhirFile, row: DataRow<"providers">): Fhir {
  const shared = {
    identifier: [identifierOf(file, "provider", row.providerId)],
    telecom: row.phone === null ? [] : [{ system: "phone", value: row.phone }],
    address: [{ text: row.address }],
  };
  if (row.title === null || PRACTICE.test(row.name ?? "")) {
    const extension = [ownText("title", row.title)];
    return { resourceType: "Organization", extension, ...shared, name: row.name };
  }
  return {
    resourceType: "Practitioner",
    ...shared,
    name: [{ text: row.name }],
    qualification: [{ code: codeable(row.title, null) }],
  };
}

/** A choice of primary care, present or past, as a CareTeam of one. */
export const careResource = (file: FhirFile, row: DataRow<"primary-care">): Fhir => ({
  resourceType: "CareTeam",
  status: row.current === true ? "active" : "inactive",
  subject: patientRef(file, row, row.memberName),
  period: { start: row.beginDate, end: row.endDate },
  participant: [
    {
      role: [codeable("Primary care", null)],
      member: providerRef(file, { providerId: row.providerId, name: row.provider }),
    },
  ],
  note: [{ text: row.endReason }],
});

/** The member's preferences as answers to questions; one without an answer was never chosen. */
export const preferencesResource = (rows: readonly DataRow<"preferences">[]): Fhir => ({
  resourceType: "QuestionnaireResponse",
  status: "completed",
  item: rows.map(({ preference, answer }) => ({
    linkId: preference,
    answer:
      answer === "yes" || answer === "no"
        ? [{ valueBoolean: answer === "yes" }]
        : [{ valueString: answer }],
  })),
});
