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

type StatusFacts = {
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

const FACTS_BY_STATUS: Readonly<Record<ClaimStatusKey, Omit<StatusFacts, "key">>> = {
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
  ["in-review", "in-process"],
  ["pending-review", "in-process"],
  ["under-review", "in-process"],
  ["received", "in-process"],
  ["submitted", "in-process"],
  ["pend", "pended"],
  ["suspended", "pended"],
  ["partially-denied", "denied-in-part"],
  ["partly-denied", "denied-in-part"],
  ["partial-denial", "denied-in-part"],
  ["rejected", "denied"],
  ["declined", "denied"],
  ["denied-in-full", "denied"],
  ["fully-denied", "denied"],
  ["not-covered", "denied"],
  ["not-payable", "denied"],
  ["predetermination", "estimate"],
  ["pre-determination", "estimate"],
  ["pretreatment-estimate", "estimate"],
  ["pre-treatment-estimate", "estimate"],
]);

/** "Denied - timely filing", "Denied (not covered)", "Pended for records": a state, and why. */
const STATE_WITH_REASON =
  /^\s*(denied|pend(?:ing|ed)?|on hold|suspended|in process|(?:in|under) review)\s*(?:[-–—:;,(/]|(?<=\s)(?:for|additional|more|further|info\w*|records|documents?)\b)/i;

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
 * carriers' plain words, and with the reason of a denial or of a wait behind it.
 */
export function claimStatusKey(status: string | null): ClaimStatusKey {
  const word = statusClass(status);
  const known = CLAIM_STATUS_KEYS.find((key) => key === word) ?? PLAIN_WORDS.get(word);
  if (known !== undefined) return known;
  const state = STATE_WITH_REASON.exec(status ?? "")?.[1];
  if (state === undefined) return "other";
  const key = claimStatusKey(state);
  return key === "denied" && IN_PART.test(status ?? "") ? "denied-in-part" : key;
}

/** How a claim's status is drawn, what it means and what to do next. The gateway's text is kept. */
export function statusFactsOf(claimStatusDescription: string | null): StatusFacts {
  const key = claimStatusKey(claimStatusDescription);
  return { key, ...FACTS_BY_STATUS[key] };
}

/** Words that carriers use for a claim that counts no more, by what became of it. */
const WITHDRAWN: ReadonlyMap<string, "taken-back" | "replaced"> = new Map([
  ["void", "taken-back"],
  ["voided", "taken-back"],
  ["canceled", "taken-back"],
  ["cancelled", "taken-back"],
  ["reversed", "taken-back"],
  ["entered-in-error", "taken-back"],
  ["replaced", "replaced"],
]);

/** "Void - Replaced", "Cancelled by provider": the end, and why. */
const WITHDRAWN_WITH_REASON =
  /^\s*(void(?:ed)?|cancell?ed|reversed|replaced)\s*(?:[-–—:;,(/]|(?<=\s)(?:by|due to)\s)(.*)$/i;

/** Words for a claim that is decided, and not how. */
const DECIDED: ReadonlySet<string> = new Set([
  "final",
  "finalized",
  "complete",
  "completed",
  "processed",
  "adjudicated",
  "closed",
]);

/** Whether a status of the gateway's own says that there is nothing left to decide. */
export const isDecided = (status: string | null): boolean => DECIDED.has(statusClass(status));

/** Whether a status is that of an estimate before care, which is no claim, and owed by nobody. */
export const isEstimate = (status: string | null): boolean => claimStatusKey(status) === "estimate";

/** What became of a claim by its own status; null for most (T-86). */
export function findWithdrawal(status: string | null): "taken-back" | "replaced" | null {
  const [, word, why] = WITHDRAWN_WITH_REASON.exec(status ?? "") ?? [];
  if (why !== undefined && /\breplaced\b/i.test(why)) return "replaced";
  return WITHDRAWN.get(statusClass(word ?? status)) ?? null;
}

/** A claim's status as it is drawn; a text of null is one that the gateway does not give. */
export type ClaimStatusValue =
  | { readonly kind: "paid"; readonly on: string | null; readonly planPaidNothing?: true }
  | { readonly kind: "in-process" }
  | OtherStatus;

export type OtherStatus = {
  readonly kind: "other";
  readonly key: ClaimStatusKey;
  readonly text: string | null;
  readonly className: string;
} & Partial<Pick<StatusFacts, "tone" | "icon">>;

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
      ...(claim.planPaidCents === 0 && { planPaidNothing: true }),
    };
  }
  if (className === "in-process") return { kind: "in-process" };
  const { key, tone, icon } = statusFactsOf(claim.status);
  return { kind: "other", key, text: claim.status, className, tone, icon };
}
