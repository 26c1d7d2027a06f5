import { AMOUNTS, type AmountName } from "../claims/claim-amounts.ts";
import type { DataRow } from "./my-data-tables.ts";
import {
  absent,
  amountOf,
  backbone,
  codeable,
  patientRef,
  type Fhir,
} from "./my-data-fhir-parts.ts";

const ADJUDICATION = "http://terminology.hl7.org/CodeSystem/adjudication";
const C4BB = "http://hl7.org/fhir/us/carin-bb/CodeSystem";
const CLAIM_TYPE = "http://terminology.hl7.org/CodeSystem/claim-type";

/** The codes of CARIN Blue Button for amounts; a denied amount has none and is named in words. */
const AMOUNT_CODES: Readonly<Record<AmountName, Fhir>> = {
  billedCents: codeable("Billed", [ADJUDICATION, "submitted"]),
  discountCents: codeable("Discount", [`${C4BB}/C4BBAdjudication`, "discount"]),
  deniedCents: codeable("Denied", null),
  notCoveredCents: codeable("Not covered", [`${C4BB}/C4BBAdjudication`, "noncovered"]),
  planPaidCents: codeable("Plan paid", [ADJUDICATION, "benefit"]),
  deductibleCents: codeable("Deductible", [ADJUDICATION, "deductible"]),
  copayCents: codeable("Copay", [ADJUDICATION, "copay"]),
  coinsuranceCents: codeable("Coinsurance", [`${C4BB}/C4BBAdjudication`, "coinsurance"]),
  oweCents: codeable("You owe", [`${C4BB}/C4BBAdjudication`, "memberliability"]),
};

/** Whether a medical claim is a professional's or an institution's is not known: it has no code. */
const TYPE_CODES: Readonly<Record<string, readonly [string, string]>> = {
  Dental: [CLAIM_TYPE, "oral"],
  Vision: [CLAIM_TYPE, "vision"],
};

/** Says in words that an amount of the claim contradicts another. */
export const CONTRADICTORY_NOTE = "The amounts of this claim do not add up.";

/** A claim as a FHIR R4 ExplanationOfBenefit with the names of CARIN Blue Button. */
export function claimResource(
  claim: DataRow<"claims">,
  lines: readonly DataRow<"claim-lines">[],
  insurer: string,
): Fhir {
  const { providerId, provider, payee, type } = claim;
  return backbone({
    resourceType: "ExplanationOfBenefit",
    identifier: [
      {
        type: codeable(null, [`${C4BB}/C4BBIdentifierType`, "uc"]),
        value: claim.claimId,
      },
    ],
    status: "active",
    type: codeable(type, TYPE_CODES[type ?? ""] ?? null),
    use: "claim",
    patient: backbone({ ...patientRef(claim), display: claim.patient }),
    billablePeriod: claim.serviceDate && { start: claim.serviceDate },
    // When the claim was made is not known, and the element may not be missing.
    _created: absent("unknown"),
    insurer: { display: insurer },
    provider:
      providerId === null && provider === null
        ? absent("unknown")
        : backbone({ identifier: providerId && { value: providerId }, display: provider }),
    payee: payee && { party: { display: payee } },
    outcome: claim.decided === true ? "complete" : "queued",
    disposition: claim.status,
    insurance: [{ focal: true, coverage: { display: claim.memberName } }],
    item: lines.map(lineItem),
    total: (["billedCents", "planPaidCents", "oweCents"] as const).flatMap((name) =>
      claim[name] === null ? [] : [{ category: AMOUNT_CODES[name], amount: amountOf(claim[name]) }],
    ),
    payment: claim.paidDate && { date: claim.paidDate },
    processNote: claim.contradictory === true ? [{ text: CONTRADICTORY_NOTE }] : [],
  });
}

function lineItem(line: DataRow<"claim-lines">): Fhir {
  return backbone({
    sequence: line.line,
    category: line.category && codeable(line.category, null),
    productOrService:
      line.code === null && line.description === null
        ? absent("unknown")
        : codeable(line.description, line.code === null ? null : [systemOf(line.code), line.code]),
    servicedDate: line.serviceDate,
    bodySite: line.tooth && codeable(line.tooth, null),
    subSite: line.surface === null ? [] : [codeable(line.surface, null)],
    adjudication: [
      ...AMOUNTS.flatMap((name) =>
        line[name] === null ? [] : [{ category: AMOUNT_CODES[name], amount: amountOf(line[name]) }],
      ),
      ...reasonOf(codeable("Status", null), line.status, null),
      ...reasonOf(codeable("Paid as", null), line.paidAs, null),
      ...reasonOf(
        codeable(null, [`${C4BB}/C4BBAdjudicationDiscriminator`, "denialreason"]),
        line.denialReason,
        line.denialCode,
      ),
    ],
  });
}

const reasonOf = (category: Fhir, text: string | null, code: string | null): Fhir[] =>
  text === null && code === null
    ? []
    : [{ category, reason: codeable(text, code === null ? null : [null, code]) }];

/** The system of a procedure's code, where its form is that of one. */
function systemOf(code: string): string | null {
  if (/^\d{4}[\dFTUM]$/.test(code)) return "http://www.ama-assn.org/go/cpt";
  if (/^D\d{4}$/.test(code)) return "http://www.ada.org/cdt";
  return null;
}
