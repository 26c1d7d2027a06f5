import type { ClaimAmounts } from "../claim-amounts.ts";
import { claimStatusKey } from "../claim-status.ts";

type Disallowed = { readonly code: string | null; readonly description: string | null } | null;

export type Reasons = {
  readonly medicalLineDisallowed: Disallowed;
  readonly dentalLineDisallowed: Disallowed;
};

/** The fields that decide whether the plan denied a line (§3 "Claim detail"); cents. */
export type DeniableLine = Pick<ClaimAmounts, "notCoveredCents" | "planPaidCents"> &
  Reasons & {
    readonly status: string | null;
    readonly oweCents?: number | null;
    /** How much of what is disallowed the gateway says was denied; null where it does not say. */
    readonly saidDeniedCents?: number | null;
  };

export type LineDenial = {
  readonly key: "denied" | "disallowed" | "not-covered";
  /** The gateway's reason and its code; null if it gives none. */
  readonly reason: string | null;
  readonly code: string | null;
  readonly nextStep: "call-or-appeal";
};

/**
 * Whether and how the plan denied a line: by its status, by a reason for disallowing it, or by
 * charges that are not covered. Undefined for all others. A disallowed amount without these is no
 * denial: the plan's discount is one, too. Of a line that was paid as another service only the difference
 * is not covered, whatever the reason. What is left to pay is no fact of a line (`to-pay.ts`).
 */
export function findDenial(line: DeniableLine, isPaidAsOther = false): LineDenial | undefined {
  const key = denialKey(line, isPaidAsOther);
  if (key === undefined) return undefined;
  const given = findReason(line);
  return {
    key,
    reason: given?.description ?? null,
    code: given?.code ?? null,
    nextStep: "call-or-appeal",
  };
}

function denialKey(line: DeniableLine, isPaidAsOther: boolean): LineDenial["key"] | undefined {
  const key = claimStatusKey(line.status);
  // The plan did not deny as a whole what it paid a part of (T-88).
  if (key === "denied" && (line.planPaidCents ?? 0) <= 0) return "denied";
  if (key === "denied" || key === "denied-in-part") return "disallowed";
  const isDifference = isPaidAsOther && (line.notCoveredCents ?? 0) > 0;
  const isOwedOnly = (line.saidDeniedCents ?? 0) <= 0 && (isDifference || isWithoutBenefit(line));
  if (isLineDenied(line) && !isOwedOnly) return "disallowed";
  return (line.notCoveredCents ?? 0) > 0 ? "not-covered" : undefined;
}

/** Codes in remittances of what a plan has no benefit for, or no more of it, such as a maximum that is reached. */
const NO_BENEFIT = /^(?:CO|CR|OA|PI|PR)[- ]?(?:35|49|96|119|149|204|B1)$/i;

/** Whether a line's reason only says that the plan has no benefit for charges that the member owes. */
const isWithoutBenefit = (line: DeniableLine): boolean =>
  NO_BENEFIT.test(plainCode(findReason(line)?.code)) && mayExplainCharges(line);

/** The first reason that is not empty. */
function findReason(line: Reasons): NonNullable<Disallowed> | undefined {
  const given = [line.medicalLineDisallowed, line.dentalLineDisallowed];
  return given
    .filter((reason) => reason !== null)
    .find(({ code, description }) => code !== null || description !== null);
}

/**
 * Codes in remittances that are no denial, with a group whose amounts the member does not owe: other numbers may
 * be the carrier's own. A flat rate for all care, prices that were agreed on or set, what is kept back from the
 * provider or added, a service that only reports, for a cent or nothing (246), and one that the payment of another
 * service, stay or person includes (60, 89, 97, 128, 190, 234, 236, B10, B13).
 */
const NO_DENIAL_OF_PROVIDER =
  "24|42|44|59|60|69|70|74|75|76|87|89|90|91|97|102|103|104|105|118|121|122|128|130|131|132|137|139|143|144|161|172|190|223|225|232|234|236|237|245|246|253|A2|B10|B13|P12|P24|P25";

/** The same of the group of what the member owes: names of shares, such as a deductible. */
const NO_DENIAL_OF_MEMBER = "1|2|3|36|37|66|85|122|142|201|241|247|248";

/** 45 is what is over the plan's allowed amount, whoever pays it. */
const NO_DENIAL = new RegExp(
  [
    "^(?:(?:(?:CO|CR|OA|PI|PR)[- ]?)?45",
    `PR[- ]?(?:${NO_DENIAL_OF_MEMBER})`,
    `(?:CO|CR|OA|PI)[- ]?(?:${NO_DENIAL_OF_PROVIDER}))$`,
  ].join("|"),
  "i",
);

/** Words of a reason without a code that is no denial, as the codes above. */
const NO_DENIAL_WORDS = new RegExp(
  [
    String.raw`\b(?:discounts?|savings|write[- ]?offs?|contractual|(?:negotiated|contracted) (?:rate|fee|price|amount)|fee schedule|allowed (?:amount|charge|fee)|allowable|allowance|(?:usual|reasonable) and customary|UCR)\b`,
    String.raw`\b(?:included|bundled) (?:in|into|with) (?:the )?(?:(?:payment|allowance|price|benefit) (?:for|of) )?(?:another|other|primary|main)\b`,
  ].join("|"),
  "i",
);

/** Words with which such a reason may be one of a denial after all. */
const REFUSAL_WORDS =
  /\b(?:not|no|non|never|without|missing|lacks?|denied|denial|rejected|refused|excluded|exclusion|visits?|limits?|times|frequency|once|twice|per|reached|exhausted|duplicate|late|expired|ineligible)\b/i;

/** What says only that the member need not pay. */
const NOT_OWED =
  /\b(?:you|member|patient)(?:'s)? (?:is|are|do|does|may|can|should|will|need)(?: not|n't)\b[^.;]*|\bnot (?:your|the (?:member|patient)'s) responsibility\b|\bno (?:payment|balance) (?:is )?due\b/gi;

/** Whether a reason is no denial: by its code, or where it has none, by words that carriers use for that. */
function isNoDenial({ code, description }: NonNullable<Disallowed>): boolean {
  if (code !== null) return NO_DENIAL.test(plainCode(code));
  const said = (description ?? "").replaceAll(NOT_OWED, "");
  return NO_DENIAL_WORDS.test(said) && !REFUSAL_WORDS.test(said);
}

/**
 * Whether a line's reason says why the member owes a part of it: a number in a remittance's group PR,
 * such as PR-96 or PR-B7. Other words that begin with PR are the carrier's own.
 */
export const hasShareReason = (line: Reasons): boolean => isShareCode(findReason(line)?.code);

/** Whether a reason's code says why the member owes an amount. */
export function isShareCode(given: string | null | undefined): boolean {
  const code = plainCode(given);
  return /^PR[- ]?[A-Z]?\d{1,3}$/i.test(code) && !PAID_ELSEWHERE.test(code);
}

/** Whether a line's reason is of a group of remittances whose amounts the member does not owe. */
export const isReasonOfProvider = (line: Reasons): boolean =>
  /^(?:CO|CR|OA|PI)[- ]?[A-Z]?\d{1,3}$/i.test(reasonCodeOf(line));

/** Whether a line's reason says that nobody has decided it yet. */
export const isUndecidedReason = (line: Reasons): boolean =>
  /^(?:CO|CR|OA|PI|PR)[- ]?(?:133|257)$/i.test(reasonCodeOf(line));

/** Whether a line's reason says that the member may have to pay what is over the allowed amount. */
export const isOverAllowed = (line: Reasons): boolean => /^PR[- ]?45$/i.test(reasonCodeOf(line));

/** Whether a line's reason says that it was sent twice. */
export const isRepeat = (line: Reasons): boolean =>
  /^(?:CO|CR|OA|PI)[- ]?18$/i.test(reasonCodeOf(line));

/**
 * Codes of amounts paid in another way, which may include a discount: by an earlier payer (23), to the
 * member (100), or from the member's spending account (187).
 */
export const PAID_ELSEWHERE = /^(?:(?:CO|CR|OA|PI)[- ]?23|(?:CO|CR|OA|PI|PR)[- ]?(?:100|187))$/i;

/** The code of a line's reason, without zeros and remarks; "" for none. */
export const reasonCodeOf = (line: Reasons): string => plainCode(findReason(line)?.code);

/** A code without the zeros before its number, and a remark's code behind it: "CO-045 N130" is CO-45. */
const plainCode = (code: string | null | undefined): string =>
  (code ?? "")
    .replace(/[\s,;/|]+(?:N|MA?)\d{1,3}\b.*$/i, "")
    .replace(/(^|[A-Z][- ]?)0+(?=\d)/i, "$1");

/**
 * Whether a line is denied: it says how much is, names a reason that is not one of `NO_DENIAL`, or says that
 * it is disallowed without saying why.
 */
export function isLineDenied(line: DeniableLine): boolean {
  if ((line.saidDeniedCents ?? 0) > 0) return true;
  const reason = findReason(line) ?? line.medicalLineDisallowed ?? line.dentalLineDisallowed;
  if (reason === null || isNoDenial(reason)) return false;
  return !PAID_ELSEWHERE.test(plainCode(reason.code));
}

/**
 * Whether a line's reason may say why the member owes charges that are not covered: then nobody knows
 * whether the disallowed amount is denied.
 */
const mayExplainCharges = (line: DeniableLine): boolean => {
  const notCoveredCents = line.notCoveredCents ?? 0;
  return notCoveredCents > 0 && (hasShareReason(line) || (line.oweCents ?? 0) >= notCoveredCents);
};

type DisallowingLine = DeniableLine & {
  /** `disallowAmount` on the wire, in cents. */
  readonly disallowedCents: number | null;
};

/**
 * What a line disallows, in cents, as the plan's discount or as what the plan denied: as the gateway says,
 * else it is denied where the line's status says so or it names a reason (§3 "Claim detail"), unless that
 * is why the member owes charges that are not covered. `claimStatus` is used for a line without a status.
 * An amount that is not given is null under the name it would have, as is a discount within an amount paid
 * in another way.
 */
export function splitDisallowed(
  line: DisallowingLine,
  claimStatus: string | null,
): Pick<ClaimAmounts, "discountCents" | "deniedCents"> {
  const { disallowedCents, saidDeniedCents = null } = line;
  const isSaid = saidDeniedCents !== null && saidDeniedCents >= 0;
  if (isSaid && disallowedCents !== null && saidDeniedCents <= disallowedCents)
    return { discountCents: disallowedCents - saidDeniedCents, deniedCents: saidDeniedCents };
  // A claim's denial does not apply to a line that the plan paid for.
  const status = line.status ?? ((line.planPaidCents ?? 0) > 0 ? null : claimStatus);
  const isDenied = claimStatusKey(status) === "denied";
  if (isDenied || (isLineDenied(line) && !mayExplainCharges(line)))
    return { discountCents: 0, deniedCents: disallowedCents };
  const isPaidElsewhere = PAID_ELSEWHERE.test(plainCode(findReason(line)?.code));
  return { discountCents: isPaidElsewhere ? null : disallowedCents, deniedCents: 0 };
}
