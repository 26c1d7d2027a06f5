import type { ClaimAmounts } from "../claim-amounts.ts";
import { claimStatusKey } from "../claim-status.ts";
import {
  findMeaning,
  findReasonMeaning,
  isNoDenial,
  isPaidElsewhere,
  parseReasonCode,
  type ReasonMeaning,
} from "./remittance-reasons.ts";

type Disallowed = { readonly code: string | null; readonly description: string | null } | null;

export type Reasons = {
  readonly medicalLineDisallowed: Disallowed;
  readonly dentalLineDisallowed: Disallowed;
};

/** The fields that decide whether the plan denied a line (§3 "Claim detail"); cents. */
export type DeniableLine = Pick<ClaimAmounts, "notCoveredCents" | "planPaidCents"> &
  Partial<Pick<ClaimAmounts, "deductibleCents" | "copayCents" | "coinsuranceCents">> &
  Reasons & {
    readonly status: string | null;
    readonly oweCents?: number | null;
    readonly disallowedCents?: number | null;
    /** How much of what is disallowed the gateway says was denied; null where it does not say. */
    readonly saidDeniedCents?: number | null;
  };

/** "not-allowed" for a reason of which nobody knows whether it is one of a denial. */
export type DenialKey = "denied" | "disallowed" | "not-allowed" | "not-covered";

export type LineDenial = {
  readonly key: DenialKey;
  /** The gateway's reason and its code; null if it gives none. */
  readonly reason: string | null;
  readonly code: string | null;
  readonly nextStep: "call-or-appeal";
};

/**
 * Whether and how the plan denied a line: by its status, by a reason for disallowing it, or by
 * charges that are not covered. Undefined for all others. A disallowed amount without these is no
 * denial: the plan's discount is one, too. Where only charges that are not covered can be meant (`isOfCharges`), as
 * of a line that was paid as another service, they are called so, whatever the reason. What is left to pay is no
 * fact of a line (`to-pay.ts`).
 */
export function findDenial(line: DeniableLine, isOfCharges = false): LineDenial | undefined {
  const key = denialKey(line, isOfCharges);
  if (key === undefined) return undefined;
  const meaning = findLineMeaning(line);
  const isOfOther =
    (key === "not-covered" && isNoDenial(meaning)) ||
    (isPaidElsewhere(meaning) && (line.notCoveredCents ?? 0) > 0);
  const given = isOfOther ? undefined : findReason(line);
  return {
    key,
    reason: given?.description ?? null,
    code: given?.code ?? null,
    nextStep: "call-or-appeal",
  };
}

function denialKey(line: DeniableLine, isOfCharges: boolean): DenialKey | undefined {
  const key = claimStatusKey(line.status);
  // The plan did not deny as a whole what it paid a part of (T-88).
  if (key === "denied" && (line.planPaidCents ?? 0) <= 0) return "denied";
  if (key === "denied" || key === "denied-in-part") return "disallowed";
  const isOfOwed = isOfCharges && (line.notCoveredCents ?? 0) > 0;
  const isOwedOnly = (line.saidDeniedCents ?? 0) <= 0 && (isOfOwed || isWithoutBenefit(line));
  if (isLineDenied(line) && !isOwedOnly) {
    if (isSurelyDenied(line)) return "disallowed";
    // Nothing is disallowed: the reason is a remark.
    const isRemark = [line.disallowedCents, line.notCoveredCents].every((it) => (it ?? 1) <= 0);
    return isRemark ? undefined : "not-allowed";
  }
  return (line.notCoveredCents ?? 0) > 0 && !isIncluded(line) ? "not-covered" : undefined;
}

/** Whether a line's reason only says that the plan has no benefit for charges that the member owes. */
const isWithoutBenefit = (line: DeniableLine): boolean =>
  findLineMeaning(line) === "no-benefit" && mayExplainCharges(line);

/** Whether another service's payment includes a line of which the member owes no charges. */
const isIncluded = (line: DeniableLine): boolean =>
  findLineMeaning(line) === "included" && (line.oweCents ?? 0) < (line.notCoveredCents ?? 0);

/** The first reason that is not empty. */
function findReason(line: Reasons): NonNullable<Disallowed> | undefined {
  const given = [line.medicalLineDisallowed, line.dentalLineDisallowed];
  return given
    .filter((reason) => reason !== null)
    .find(({ code, description }) => code !== null || description !== null);
}

/**
 * Whether a line's reason says why the member owes a part of it: a number in a remittance's group PR,
 * such as PR-96 or PR-B7. Other words that begin with PR are the carrier's own.
 */
export const hasShareReason = (line: Reasons): boolean => isShareCode(findReason(line)?.code);

/** Whether a reason's code says why the member owes an amount. */
export const isShareCode = (code: string | null | undefined): boolean =>
  parseReasonCode(code)?.group === "PR" && !isPaidElsewhere(findMeaning(code));

/** Whether a line's reason is of a group of remittances whose amounts the member does not owe. */
export function isReasonOfProvider(line: Reasons): boolean {
  const group = parseReasonCode(findReason(line)?.code)?.group ?? "";
  return group !== "" && group !== "PR";
}

const SHARES = [
  ["deductibleCents", /^(?:1|66)$/, /\bdeductible\b/i],
  ["coinsuranceCents", /^2$/, /\bco-?insurance\b/i],
  ["copayCents", /^3$/, /\bco-?pay/i],
] as const;

/** The share that a line's reason names, by its code or its words; null for another, or none. */
export function findShareName(line: Reasons): (typeof SHARES)[number][0] | null {
  const reason = findReason(line);
  const { group = "", code = "" } = parseReasonCode(reason?.code) ?? {};
  const found = SHARES.find(([, codes, words]) =>
    group === "" ? words.test(reason?.description ?? "") : codes.test(code),
  );
  return found?.[0] ?? null;
}

/** What a line's reason means; null where nobody knows, or it has none. */
export function findLineMeaning(line: Reasons): ReasonMeaning | null {
  const reason = findReason(line);
  return reason === undefined ? null : findReasonMeaning(reason);
}

/** Whether a line's reason says that an amount is over the allowed one, and not that the provider bears it. */
export const isOverAllowed = (line: Reasons): boolean =>
  findLineMeaning(line) === "over-allowed" && !isReasonOfProvider(line);

/** Whether a line's reason says that the provider bears what is over the allowed amount. */
export function isWrittenOff(line: Reasons): boolean {
  const meaning = findLineMeaning(line);
  return meaning === "price" || (isNoDenial(meaning) && isReasonOfProvider(line));
}

/**
 * Whether the amount or the reason of a line that may be denied leaves no doubt. Words alone do so only of a line
 * that the plan neither paid for nor left a share of: of others they may be about a limit that was met, or waived.
 */
function isSurelyDenied(line: DeniableLine): boolean {
  if ((line.saidDeniedCents ?? 0) > 0) return true;
  if (findLineMeaning(line) === null) return false;
  const { planPaidCents, deductibleCents, copayCents, coinsuranceCents } = line;
  const isRefusedWhole = [planPaidCents, deductibleCents, copayCents, coinsuranceCents].every(
    (cents) => (cents ?? 0) <= 0,
  );
  return isRefusedWhole || (parseReasonCode(findReason(line)?.code)?.group ?? "") !== "";
}

/**
 * Whether a line is denied, or may be: it says how much is, names a reason that is no other, or says that it is
 * disallowed without saying why.
 */
export function isLineDenied(line: DeniableLine): boolean {
  if ((line.saidDeniedCents ?? 0) > 0) return true;
  // Where nothing is said to be denied, a reason is a remark.
  if (line.saidDeniedCents === 0) return false;
  const reason = findReason(line) ?? line.medicalLineDisallowed ?? line.dentalLineDisallowed;
  if (reason === null) return false;
  const meaning = findReasonMeaning(reason);
  return !isNoDenial(meaning) && !isPaidElsewhere(meaning);
}

/**
 * Whether a line's reason may say why the member owes charges that are not covered: then nobody knows
 * whether the disallowed amount is denied.
 */
export const mayExplainCharges = (line: DeniableLine): boolean => {
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
  const isUnknown = isPaidElsewhere(findLineMeaning(line));
  return { discountCents: isUnknown ? null : disallowedCents, deniedCents: 0 };
}
