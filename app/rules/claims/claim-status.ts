import {
  isAwaitingPayment,
  isDecidedWord,
  ofKnownWords,
  readBeforeCare,
  readStatus,
  STATE_WORDS,
  UNDER_APPEAL,
  WITHDRAWAL_WORDS,
} from "./status-words.ts";

/** The states a claim or a line is known to be in; "other" is any word of the gateway's own. */
export const CLAIM_STATUS_KEYS = [
  "paid",
  "in-process",
  "forwarded",
  "pended",
  "denied",
  "denied-in-part",
  "adjusted",
  "estimate",
  "other",
] as const;

export type ClaimStatusKey = (typeof CLAIM_STATUS_KEYS)[number];

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
    | "envelope-simple"
    | "info"
    | "warning-fill"
    | "question";
  readonly nextStep: NextStep;
};

const FACTS_BY_STATUS: Readonly<Record<ClaimStatusKey, Omit<StatusFacts, "key">>> = {
  paid: { tone: "ok", icon: "check-circle-fill", nextStep: "none" },
  "in-process": { tone: "info", icon: "arrows-clockwise", nextStep: "wait" },
  forwarded: { tone: "info", icon: "envelope-simple", nextStep: "call-with-questions" },
  pended: { tone: "warn", icon: "clock", nextStep: "wait-or-answer" },
  denied: { tone: "bad", icon: "x-circle-fill", nextStep: "call-or-appeal" },
  "denied-in-part": { tone: "bad", icon: "warning-fill", nextStep: "call-or-appeal" },
  adjusted: { tone: "info", icon: "swap", nextStep: "compare" },
  estimate: { tone: "info", icon: "info", nextStep: "none" },
  other: { tone: null, icon: "question", nextStep: "call-with-questions" },
};

/** What ended a denial: how the claim stands since, nobody says. */
const OVERTURNED =
  /^(?:(?:the )?(?:denial|denied|appeal)\W+)?(?:was |later |since )?(?:overturned|reversed|paid)\b/i;

/** What limits a denial to a part. */
const IN_PART = /\b(?:in part|partially|partly|partial(?!\s+\w)|remainder)\b/i;
const DENIAL =
  /^(?:to |(?:the )?remainder (?:was )?)?(?:partial(?:ly)? |partly )?(?:denied|denial|deny|rejected|declined|not covered|not payable)\b/i;

/** What another payer may still pay of, though this plan has decided. */
const FORWARDED =
  /\b(?:forwarded|crossed over|sent on) to\b.*\b(?:payers?|plans?|insur\w+|carriers?|medicare|medicaid|HRA)\b/i;

/** What says that nobody here works on a claim. */
const ELSEWHERE = /\b(?:incorrect|wrong) (?:payer|plan|carrier)\b/i;

/** What says that a claim ended without a decision on the care, or with one that is not named. */
const UNRESOLVED =
  /\b(?:cannot|can't|unable|could not|lack of|no response|not processed|incorrect payer)\b/i;

/** How an appeal ended: what of the claim that changed, nobody says. */
const APPEAL_DECIDED =
  /\b(?:upheld|overturned|reversed|granted|approved|denied|paid|decided|closed|completed?)\b/i;

/** What a denial is under again, so that it is not the last word. */
const AGAIN: ReadonlySet<string | null> = new Set([
  ...UNDER_APPEAL,
  "reopened",
  "reprocessing",
  "in review",
  "under review",
]);

/** A style class of a-z, 0-9 and hyphens, "unknown" for none (§2 "Home dashboard"). */
export function statusClass(status: string | null): string {
  const plain = (status ?? "").normalize("NFKD").toLowerCase().replaceAll(/\p{M}/gu, "");
  const hyphenated = plain.replaceAll(/[^a-z0-9]+/g, "-").replaceAll(/^-|-$/g, "");
  return hyphenated === "" ? "unknown" : hyphenated;
}

function searchStatusKey(status: string | null): ClaimStatusKey {
  const { word, reason } = readStatus(status);
  if (readBeforeCare(status) !== null) return "estimate";
  const key = (word === null ? null : STATE_WORDS[word]) ?? null;
  if (UNDER_APPEAL.includes(word ?? "") && APPEAL_DECIDED.test(reason)) return "other";
  const isOpen = key === "in-process" || key === "pended";
  if (isOpen && (DENIAL.test(reason) || ELSEWHERE.test(reason))) return "other";
  if (key?.startsWith("denied") && AGAIN.has(readStatus(reason).word)) return "in-process";
  if (key?.startsWith("denied") && OVERTURNED.test(reason)) return "other";
  if (key === "denied") return IN_PART.test(reason) ? "denied-in-part" : key;
  const mayBeDenied = isDecidedWord(word) || key === "paid" || key === "adjusted";
  if ((mayBeDenied || word === null) && !DENIAL.test(reason) && FORWARDED.test(status ?? ""))
    return "forwarded";
  if (!mayBeDenied || !DENIAL.test(reason) || OVERTURNED.test(reason)) return key ?? "other";
  return key !== null || IN_PART.test(reason) ? "denied-in-part" : "denied";
}

const KEYS_OF_KNOWN = ofKnownWords(searchStatusKey);

/**
 * The state that a status text names, in any letter case and spacing (§2 "Recent claims"), also in
 * carriers' plain words, and with a reason behind it. A claim that is decided, or paid, with a denial
 * behind it is denied: "Finalized/Denied", "Processed - partially denied".
 */
export const claimStatusKey = (status: string | null): ClaimStatusKey =>
  KEYS_OF_KNOWN.get((status ?? "").toLowerCase()) ?? searchStatusKey(status);

/** What a status says behind the word of its state, which pages say in their own words; null for nothing. */
export function findStatusReason(status: string | null): string | null {
  const { word, reason } = readStatus(status);
  const [own, key] = [STATE_WORDS[word ?? ""], claimStatusKey(status)];
  if (own === key) return reason || null;
  // Of a denial that is looked at again the state says nothing of the denial.
  return own !== undefined && key === "in-process" ? status : null;
}

/** How a claim's status is drawn, what it means and what to do next. The gateway's text is kept. */
export function statusFactsOf(claimStatusDescription: string | null): StatusFacts {
  const key = claimStatusKey(claimStatusDescription);
  const facts = FACTS_BY_STATUS[key];
  // Its word says enough, and the amounts say the rest.
  const isSaid =
    key === "other" &&
    (isDecided(claimStatusDescription) || isAwaitingPayment(claimStatusDescription));
  if (isSaid) return { key, ...facts, nextStep: "none" };
  return { key, ...facts, nextStep: nextStepFor(findStatusReason(claimStatusDescription), facts) };
}

/** What a claim waits for may be the member's: papers, or, for what the member pays for cover, a call. */
function nextStepFor(reason: string | null, { nextStep }: Pick<StatusFacts, "nextStep">): NextStep {
  if (reason === null || !nextStep.startsWith("wait")) return nextStep;
  return /\bpremiums?\b/i.test(reason) ? "call-with-questions" : "wait-or-answer";
}

/** Whether a status of the gateway's own says that there is nothing left to decide. */
export function isDecided(status: string | null): boolean {
  const { word, reason } = readStatus(status);
  return isDecidedWord(word) && !isAwaitingPayment(status) && !UNRESOLVED.test(reason);
}

/** Whether a status says that a decision is asked to be changed already. */
export function isUnderAppeal(status: string | null): boolean {
  const { word, reason } = readStatus(status);
  return [word, readStatus(reason).word].some((it) => it !== null && UNDER_APPEAL.includes(it));
}

/** Whether nobody knows what a status says, so that a claim with it may not be final. */
export const isUnknownStatus = (status: string | null): boolean =>
  (status ?? "").trim() !== "" &&
  claimStatusKey(status) === "other" &&
  !isDecided(status) &&
  !isAwaitingPayment(status);

export { isAwaitingPayment };

/** Whether a status is that of an estimate before care, which is no claim, and owed by nobody. */
export const isEstimate = (status: string | null): boolean => claimStatusKey(status) === "estimate";

/** Whether one of these is an authorization, which is a decision that can be refused. */
export const isAuthorization = (status: string | null): boolean =>
  readBeforeCare(status)?.kind === "authorization";

/**
 * How much a status says was denied; null for nothing. An authorization says it behind its name; of an
 * estimate nothing is decided.
 */
export function findDeniedExtent(status: string | null): "denied" | "denied-in-part" | null {
  const beforeCare = readBeforeCare(status);
  const said = beforeCare?.kind === "authorization" ? beforeCare.outcome : null;
  if (/^(?:partially|partly) approved\b|^approved in part\b/i.test(said ?? ""))
    return "denied-in-part";
  const key = claimStatusKey(said ?? status);
  return key === "denied" || key === "denied-in-part" ? key : null;
}

/**
 * What became of a claim by its own status; null for most (T-86). "Void - Replaced" says it behind its word,
 * and so does "Processed - Voided".
 */
export function findWithdrawal(status: string | null): "taken-back" | "replaced" | null {
  const { word, reason } = readStatus(status);
  if (isDecidedWord(word) || word === "paid" || word === "adjusted")
    return WITHDRAWAL_WORDS[readStatus(reason).word ?? ""] ?? null;
  const again = readStatus(reason);
  if (word === "denied" && again.reason === "") return WITHDRAWAL_WORDS[again.word ?? ""] ?? null;
  const end = WITHDRAWAL_WORDS[word ?? ""] ?? null;
  return end !== null && /\breplaced\b/i.test(reason) ? "replaced" : end;
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
  /** What the text says behind the word of its state. */
  readonly reason?: string;
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
  const reason = findStatusReason(claim.status);
  return {
    kind: "other",
    key,
    text: claim.status,
    className,
    tone,
    icon,
    ...(reason && { reason }),
  };
}
