import type { ClaimAmounts } from "./claim-amounts.ts";

/** The states a claim or a line is known to be in; "other" is any word of the gateway's own. */
export const CLAIM_STATUS_KEYS = [
  "paid",
  "in-process",
  "pended",
  "denied",
  "denied-in-part",
  "adjusted",
  "estimate",
  "other",
] as const;

type ClaimStatusKey = (typeof CLAIM_STATUS_KEYS)[number];

export type NextStep =
  | "none"
  | "wait"
  | "wait-or-answer"
  | "call-or-appeal"
  | "compare"
  | "call-with-questions";

type ClaimStanding = {
  readonly key: ClaimStatusKey;
  /** Null for a status of the gateway's own. */
  readonly tone: "ok" | "info" | "warn" | "bad" | null;
  readonly icon:
    | "check-circle-fill"
    | "arrows-clockwise"
    | "clock"
    | "x-circle-fill"
    | "swap"
    | "info"
    | "warning-fill"
    | "question";
  readonly nextStep: NextStep;
};

const standings: Readonly<Record<ClaimStatusKey, Omit<ClaimStanding, "key">>> = {
  paid: { tone: "ok", icon: "check-circle-fill", nextStep: "none" },
  "in-process": { tone: "info", icon: "arrows-clockwise", nextStep: "wait" },
  pended: { tone: "warn", icon: "clock", nextStep: "wait-or-answer" },
  denied: { tone: "bad", icon: "x-circle-fill", nextStep: "call-or-appeal" },
  "denied-in-part": { tone: "bad", icon: "warning-fill", nextStep: "call-or-appeal" },
  adjusted: { tone: "info", icon: "swap", nextStep: "compare" },
  estimate: { tone: "info", icon: "info", nextStep: "none" },
  other: { tone: null, icon: "question", nextStep: "call-with-questions" },
};

/** Plain words that carriers use for a state, by their style class. */
const PLAIN_WORDS: ReadonlyMap<string, ClaimStatusKey> = new Map([
  ["on-hold", "pended"],
  ["pending", "in-process"],
  ["in-progress", "in-process"],
  ["processing", "in-process"],
  ["partially-denied", "denied-in-part"],
  ["partly-denied", "denied-in-part"],
  ["partial-denial", "denied-in-part"],
  ["rejected", "denied"],
  ["declined", "denied"],
  ["predetermination", "estimate"],
  ["pre-determination", "estimate"],
  ["pretreatment-estimate", "estimate"],
  ["pre-treatment-estimate", "estimate"],
]);

/** "Denied - timely filing", "Denied: duplicate", "Denied (not covered)": the status and why. */
const DENIED_BECAUSE = /^\s*denied\s*[-–—:;,(/]/i;

/** What limits a denial to a part. */
const IN_PART = /\b(?:in part|partial(?:ly)?|partly)\b/i;

/** A style class of a-z, 0-9 and hyphens, "unknown" for none (§2 "Home dashboard"). */
export function statusClass(status: string | null): string {
  const plain = (status ?? "").normalize("NFKD").toLowerCase().replaceAll(/\p{M}/gu, "");
  const hyphenated = plain.replaceAll(/[^a-z0-9]+/g, "-").replaceAll(/^-|-$/g, "");
  return hyphenated === "" ? "unknown" : hyphenated;
}

/**
 * The state that a status text names, in any letter case and spacing (§2 "Recent claims"), also in
 * carriers' plain words, and with the reason of a denial behind it.
 */
export function claimStatusKey(status: string | null): ClaimStatusKey {
  const word = statusClass(status);
  const known = CLAIM_STATUS_KEYS.find((key) => key === word) ?? PLAIN_WORDS.get(word);
  if (known !== undefined) return known;
  if (!DENIED_BECAUSE.test(status ?? "")) return "other";
  return IN_PART.test(status ?? "") ? "denied-in-part" : "denied";
}

/** How a claim's status is drawn, what it means and what to do next. The gateway's text is kept. */
export function claimStanding(claimStatusDescription: string | null): ClaimStanding {
  const key = claimStatusKey(claimStatusDescription);
  return { key, ...standings[key] };
}

/** Words that carriers use for a claim that counts no more, by what became of it. */
const ENDED: ReadonlyMap<string, "taken-back" | "replaced"> = new Map([
  ["void", "taken-back"],
  ["voided", "taken-back"],
  ["canceled", "taken-back"],
  ["cancelled", "taken-back"],
  ["reversed", "taken-back"],
  ["entered-in-error", "taken-back"],
  ["replaced", "replaced"],
]);

/** Whether a status is that of an estimate before care, which is no claim, and owed by nobody. */
export const isEstimate = (status: string | null): boolean => claimStatusKey(status) === "estimate";

/** What became of a claim by its own status; null for most (T-86). */
export const findEnd = (status: string | null): "taken-back" | "replaced" | null =>
  ENDED.get(statusClass(status)) ?? null;

/** A claim's status as it is drawn; a text of null is one that the gateway does not give. */
export type ClaimStatusValue =
  | { readonly kind: "paid"; readonly on: string | null; readonly isUnpaid?: true }
  | { readonly kind: "in-process" }
  | OtherStatus;

export type OtherStatus = {
  readonly kind: "other";
  readonly key: ClaimStatusKey;
  readonly text: string | null;
  readonly className: string;
} & Partial<Pick<ClaimStanding, "tone" | "icon">>;

/**
 * A status with a check and a day, with a sync icon, or in the gateway's text (§2, S-21). Of a claim for
 * which the plan paid nothing pages say so (T-88).
 */
export function showStatus(claim: {
  readonly status: string | null;
  readonly paidDate: string | null;
  readonly planPaidCents?: number | string | null;
}): ClaimStatusValue {
  const className = statusClass(claim.status);
  if (className === "paid") {
    return {
      kind: "paid",
      on: claim.paidDate,
      ...(claim.planPaidCents === 0 && { isUnpaid: true }),
    };
  }
  if (className === "in-process") return { kind: "in-process" };
  const { key, tone, icon } = claimStanding(claim.status);
  return { kind: "other", key, text: claim.status, className, tone, icon };
}

type Disallowed = { readonly code: string | null; readonly description: string | null } | null;

type Reasons = {
  readonly medicalLineDisallowed: Disallowed;
  readonly dentalLineDisallowed: Disallowed;
};

/** The fields that decide whether the plan denied a line (§3 "Claim detail"); cents. */
export type DeniableLine = Pick<ClaimAmounts, "notCoveredCents" | "planPaidCents"> &
  Reasons & { readonly status: string | null };

export type LineDenial = {
  readonly key: "denied" | "disallowed" | "not-covered";
  /** The gateway's reason and its code; null if it gives none. */
  readonly reason: string | null;
  readonly code: string | null;
  readonly nextStep: "call-or-appeal";
};

/**
 * Whether and how the plan denied a line: by its status, by a reason for disallowing it, or by
 * charges that are not covered. Undefined for all others. A disallowed amount alone is no denial,
 * since the plan's discount is one as well. What is left to pay is no fact of a line (`to-pay.ts`).
 */
export function findDenial(line: DeniableLine): LineDenial | undefined {
  const key = denialKey(line);
  if (key === undefined) return undefined;
  const given = findReason(line);
  return {
    key,
    reason: given?.description ?? null,
    code: given?.code ?? null,
    nextStep: "call-or-appeal",
  };
}

function denialKey(line: DeniableLine): LineDenial["key"] | undefined {
  const key = claimStatusKey(line.status);
  // What the plan paid some of it did not refuse as a whole (T-88).
  if (key === "denied" && (line.planPaidCents ?? 0) <= 0) return "denied";
  if (key === "denied" || key === "denied-in-part" || isRefused(line)) return "disallowed";
  return (line.notCoveredCents ?? 0) > 0 ? "not-covered" : undefined;
}

/** The first reason that is not empty. */
function findReason(line: Reasons): NonNullable<Disallowed> | undefined {
  const given = [line.medicalLineDisallowed, line.dentalLineDisallowed];
  return given
    .filter((reason) => reason !== null)
    .find(({ code, description }) => code !== null || description !== null);
}

/**
 * Codes in remittances of what is no refusal. 45 is a plan's discount, alone or with a group that the
 * member does not pay. Other numbers may be the carrier's own: with their group they are the member's
 * deductible, coinsurance or copay (PR 1 to 3), a flat rate for all care (24), a price that was agreed on
 * (44, 59, 131, 253), or what is kept back from the provider or added (103 to 105, 144, 161, 223, 237, 245).
 */
const NO_REFUSAL =
  /^(?:(?:(?:CO|OA|PI)[- ]?)?45|PR[- ]?[123]|CO[- ]?(?:24|44|59|10[345]|131|144|161|223|237|245|253))$/i;

/** Whether the reason that a line names is why the member owes some of it: a remittance's group PR. */
export const isOfShare = (line: Reasons): boolean =>
  /^PR[- ]?\w+$/i.test(findReason(line)?.code ?? "");

/** What an earlier payer's decision leaves out, its discount and its payment in one (23). */
const PRIOR_PAYER = /^(?:CO|OA|PI)[- ]?23$/i;

/**
 * Whether a line is refused: it names a reason, which one of `NO_REFUSAL` is not, or says that it is
 * disallowed and not why.
 */
function isRefused(line: Reasons): boolean {
  const reason = findReason(line) ?? line.medicalLineDisallowed ?? line.dentalLineDisallowed;
  const code = reason?.code ?? "";
  return reason !== null && !NO_REFUSAL.test(code) && !PRIOR_PAYER.test(code);
}

type DisallowingLine = DeniableLine & {
  /** `disallowAmount` on the wire, in cents. */
  readonly disallowedCents: number | null;
};

/**
 * What a line disallows, in cents, as the plan's discount or as what the plan refused: it is refused
 * where the line is denied or names a reason (§3 "Claim detail"), unless that is why the member owes charges
 * that are not covered. `claimStatus` stands in for a line without a status. An amount that is not given is null under the name it would have; how much of what an
 * earlier payer's decision leaves out is a discount, nobody says.
 */
export function splitDisallowed(
  line: DisallowingLine,
  claimStatus: string | null,
): Pick<ClaimAmounts, "discountCents" | "deniedCents"> {
  const { disallowedCents, notCoveredCents } = line;
  const isDenied = claimStatusKey(line.status ?? claimStatus) === "denied";
  const isOwed = isOfShare(line) && (notCoveredCents ?? 0) > 0;
  if (isDenied || (isRefused(line) && !isOwed))
    return { discountCents: 0, deniedCents: disallowedCents };
  const isPriorPayers = PRIOR_PAYER.test(findReason(line)?.code ?? "");
  return { discountCents: isPriorPayers ? null : disallowedCents, deniedCents: 0 };
}
