import { AMOUNTS, type AmountName } from "../claims/claim-amounts.ts";
import { isEstimate } from "../claims/claim-status.ts";
import { isSamePerson } from "../claims/patient.ts";
import type { ClaimStanding } from "../claims/standings.ts";
import type { DataRow } from "./my-data-tables.ts";
import {
  absent,
  amountOf,
  codeable,
  coverageRef,
  identifierOf,
  insurerRef,
  ownSystem,
  patientRef,
  providerRef,
  pruned,
  required,
  type Fhir,
  type FhirFile,
} from "./my-data-fhir-parts.ts";

const HL7 = "http://terminology.hl7.org/CodeSystem";
const ADJUDICATION = `${HL7}/adjudication`;
const C4BB = "http://hl7.org/fhir/us/carin-bb/CodeSystem";

/**
 * The codes of CARIN Blue Button for amounts; a denied amount, and one over what the plan allows, have
 * none and are named in words.
 */
const AMOUNT_CODES: Readonly<Record<AmountName, Fhir>> = {
  billedCents: codeable("Billed", [ADJUDICATION, "submitted"]),
  discountCents: codeable("Over allowed amount", null),
  deniedCents: codeable("Not allowed", null),
  notCoveredCents: codeable("Not covered", [`${C4BB}/C4BBAdjudication`, "noncovered"]),
  planPaidCents: codeable("Plan paid", [ADJUDICATION, "benefit"]),
  otherPayerPaidCents: codeable("Paid by another payer", [
    `${C4BB}/C4BBAdjudication`,
    "priorpayerpaid",
  ]),
  deductibleCents: codeable("Deductible", [ADJUDICATION, "deductible"]),
  copayCents: codeable("Copay", [ADJUDICATION, "copay"]),
  coinsuranceCents: codeable("Coinsurance", [`${C4BB}/C4BBAdjudication`, "coinsurance"]),
  oweCents: codeable("You owe", [`${C4BB}/C4BBAdjudication`, "memberliability"]),
};

/** The gateway does not tell professional from institutional medical claims: they have no code. */
const TYPES: Readonly<Record<string, Fhir>> = {
  medical: codeable("Medical", null),
  dental: codeable("Dental", [`${HL7}/claim-type`, "oral"]),
  vision: codeable("Vision", [`${HL7}/claim-type`, "vision"]),
};

type Forms = readonly (readonly [form: RegExp, system: string])[];

/** The systems of procedures' codes, by their form; a code of another is the carrier's own. */
const PROCEDURES: Forms = [
  [/^\d{4}[\dFTUM]$/, "http://www.ama-assn.org/go/cpt"],
  [/^D\d{4}$/, "http://www.ada.org/cdt"],
  [/^[A-CEG-V]\d{4}$/, "http://www.cms.gov/Medicare/Coding/HCPCSReleaseCodeSets"],
];

/** The systems of reasons why a claim was paid otherwise than billed, by the form of the code. */
const REASONS: Forms = [
  [/^(?:MA?|N)\d{1,3}$/, "https://x12.org/codes/remittance-advice-remark-codes"],
  [/^(?:\d{1,3}|[ABDPWY]\d{1,2})$/, "https://x12.org/codes/claim-adjustment-reason-codes"],
];

const UNIQUE_CLAIM = codeable(null, [`${C4BB}/C4BBIdentifierType`, "uc"]);

/** Says in words that an amount of the claim contradicts another. */
const CONTRADICTORY_NOTE = "The amounts of this claim do not add up.";

/** Says in words what became of a claim, or what it does to another (T-86). */
const STANDING_NOTES: Readonly<Record<string, string>> = {
  "takes-back": "This claim takes an earlier one back.",
  "taken-back": "This claim was taken back.",
  replaced: "A newer claim replaced this one.",
  "same-number": "Another claim has the same number. Which one holds is not known.",
  "may-change": "Another claim may change this one.",
} satisfies Record<ClaimStanding, string>;

/** A claim as a FHIR R4 ExplanationOfBenefit with the names of CARIN Blue Button 2.0.0. */
export const claimResource = (
  file: FhirFile,
  claim: DataRow<"claims">,
  lines: readonly DataRow<"claim-lines">[],
): Fhir => ({
  resourceType: "ExplanationOfBenefit",
  identifier: [identifierOf(file, "claim", claim.claimId, UNIQUE_CLAIM)],
  status: isCancelled(claim) ? "cancelled" : "active",
  type: required(TYPES[claim.type ?? ""] ?? {}),
  use: isEstimate(claim.status) ? "predetermination" : "claim",
  patient: required(patientRef(file, whoseOf(claim), claim.patient)),
  billablePeriod: { start: claim.serviceDate },
  // When the claim was made is not known, and the element may not be missing.
  _created: absent("unknown"),
  insurer: insurerRef(file),
  provider: required(providerRef(file, { providerId: claim.providerId, name: claim.provider })),
  payee: { party: { display: claim.payee } },
  outcome: outcomeOf(claim, lines),
  disposition: claim.status,
  insurance: [
    {
      focal: true,
      coverage: coverageRef(file, {
        ...whoseOf(claim),
        category: claim.type,
        day: claim.serviceDate,
      }),
    },
  ],
  item: lines.map((line, index) => lineItem(file, line, index)),
  total: amountsOf(claim, ["billedCents", "planPaidCents", "otherPayerPaidCents", "oweCents"]),
  payment: { date: claim.paidDate },
  processNote: [
    { text: STANDING_NOTES[claim.standing ?? ""] ?? null },
    { text: claim.contradictory === true ? CONTRADICTORY_NOTE : null },
  ],
});

/**
 * Whether a claim is left out of sums for another: what it takes back, and the claim that does so, both
 * are (T-86). One that is not decided is left out for its own sake.
 */
const isCancelled = ({ counted, decided, standing }: DataRow<"claims">): boolean =>
  counted === false &&
  (standing === "taken-back" ||
    standing === "replaced" ||
    (standing === "takes-back" && decided === true));

/** Only a claim of the member in whose list it is refers to them, and to their coverage. */
const whoseOf = ({ patient, memberName, memberSuffix }: DataRow<"claims">) => ({
  memberSuffix: patient === null || isSamePerson(patient, memberName ?? "") ? memberSuffix : null,
});

/** "partial" where some of the lines are decided, and others are not. */
const outcomeOf = (
  { decided }: DataRow<"claims">,
  lines: readonly DataRow<"claim-lines">[],
): string => {
  if (decided === true) return "complete";
  const isDecided = lines.some(
    ({ planPaidCents, oweCents }) => (planPaidCents ?? oweCents) !== null,
  );
  return isDecided ? "partial" : "queued";
};

/** What lines that cancel each other do (T-88). */
const REVERSALS: Readonly<Record<string, string>> = {
  "takes-back": "Takes back an earlier charge",
  "taken-back": "Taken back",
};

const lineItem = (file: FhirFile, line: DataRow<"claim-lines">, index: number): Fhir => ({
  sequence: line.line ?? index + 1,
  category: codeable(line.category, null),
  productOrService: required(
    codeable(line.description, coded(line.code, PROCEDURES, ownSystem(file, "procedure"))),
  ),
  servicedDate: line.serviceDate,
  bodySite: codeable(line.tooth, null),
  subSite: [codeable(line.surface, null)],
  adjudication: [
    ...amountsOf(line, AMOUNTS),
    ...reasonOf(codeable("Status", null), codeable(line.status, null)),
    ...reasonOf(
      codeable("Reversal", null),
      codeable(line.standing === null ? null : (REVERSALS[line.standing] ?? null), null),
    ),
    ...reasonOf(codeable("Paid as", null), codeable(line.paidAs, null)),
    ...reasonOf(
      codeable(null, [`${C4BB}/C4BBAdjudicationDiscriminator`, "adjustmentreason"]),
      codeable(line.denialReason, coded(line.denialCode, REASONS, ownSystem(file, "denial"))),
    ),
  ],
});

const amountsOf = <Name extends AmountName>(
  row: Readonly<Record<Name, number | null>>,
  names: readonly Name[],
): Fhir[] =>
  names
    .filter((name) => row[name] !== null)
    .map((name) => ({ category: AMOUNT_CODES[name], amount: amountOf(row[name]) }));

const reasonOf = (category: Fhir, reason: Fhir): Fhir[] =>
  pruned(reason) === undefined ? [] : [{ category, reason }];

const coded = (code: string | null, forms: Forms, own: string) =>
  code === null ? null : ([forms.find(([form]) => form.test(code))?.[1] ?? own, code] as const);
