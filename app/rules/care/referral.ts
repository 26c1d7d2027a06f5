import type { Referral } from "#server/gateway/calls/care/referrals.ts";
import { daysBetween, type PlainDate } from "../dates/plain-date.ts";

/** Statuses that are known by their word; "other" is any word of the gateway's own. */
const REFERRAL_STATUS_KEYS = ["approved", "pending", "denied", "canceled", "other"] as const;

export type ReferralStatusKey = (typeof REFERRAL_STATUS_KEYS)[number];

/** The beginnings of a status text that name it, where nothing behind them limits it, and what each says. */
export const REFERRAL_STATUS_WORDS = {
  approved: { approved: "approved", authorized: "authorized", active: "active" },
  pending: {
    pending: "pending",
    "in review": "pending",
    "in process": "inProcess",
    received: "received",
  },
  denied: { denied: "denied", "not approved": "notApproved" },
  canceled: {
    canceled: "canceled",
    cancelled: "canceled",
    closed: "closed",
    withdrawn: "withdrawn",
    void: "void",
  },
} as const satisfies Record<Exclude<ReferralStatusKey, "other">, Readonly<Record<string, string>>>;

type Words = typeof REFERRAL_STATUS_WORDS;

/** What a known status text says: several words name one state, and each has its own in a language. */
export type ReferralStatusWord = {
  [Key in keyof Words]: Words[Key][keyof Words[Key]];
}[keyof Words];

/** Status texts that mean, without any date, that a referral is over. */
export const EXPIRED_WORD = "expired";

type DatedReferral = Pick<Referral, "statusDescription" | "effectiveDate" | "expirationDate">;

/** The state of a referral today (S-15). */
type ReferralStanding = {
  readonly key: ReferralStatusKey;
  readonly isExpired: boolean;
  /**
   * Whether to show the status text: not for an expired approval, nor for the gateway's own word
   * "expired".
   */
  readonly saysStatus: boolean;
  /** Days until the last one, 0 on it, while that is near; null for every other referral. */
  readonly endsInDays: number | null;
  readonly startsLater: boolean;
};

/** A referral is marked as ending soon from this many days before its last day. */
const SOON_DAYS = 14;

/** What is approved or denied in part, or not yet: "Denied in part", "Approved pending documents". */
const LIMITED = /^(?!pending).*\b(?:in part|partial(?:ly)?|partly|pending)\b/;

/** The state that a status text names, in any letter case. */
export function referralStatusKey(text: string | null): ReferralStatusKey {
  const said = wordOf(text);
  if (LIMITED.test(said)) return "other";
  return statusOf(said)?.key ?? "other";
}

/** What a status text says, where it names a known state; null for the gateway's own. */
export function referralStatusWord(text: string | null): ReferralStatusWord | null {
  const said = wordOf(text);
  return LIMITED.test(said) ? null : (statusOf(said)?.word ?? null);
}

const KNOWN_STATUSES = REFERRAL_STATUS_KEYS.flatMap((key) =>
  key === "other"
    ? []
    : Object.entries(REFERRAL_STATUS_WORDS[key]).map(
        ([start, word]: readonly [string, ReferralStatusWord]) => ({ key, start, word }),
      ),
);

const statusOf = (said: string) => KNOWN_STATUSES.find(({ start }) => startsWith(said, start));

/**
 * The state of a referral on a day. It is valid through its expiration date, and expired after it.
 */
export function referralStanding(referral: DatedReferral, today: PlainDate): ReferralStanding {
  const { statusDescription, effectiveDate, expirationDate } = referral;
  const key = referralStatusKey(statusDescription);
  const isCalledExpired = startsWith(wordOf(statusDescription), EXPIRED_WORD);
  const isExpired = isCalledExpired || (expirationDate !== null && expirationDate < today);
  const left = expirationDate === null ? null : daysBetween(today, expirationDate);
  const isUsable = !isExpired && (key === "approved" || key === "other");
  const startsLater = isUsable && effectiveDate !== null && effectiveDate > today;
  return {
    key,
    isExpired,
    saysStatus: !isCalledExpired && !(isExpired && key === "approved"),
    endsInDays: isUsable && !startsLater && left !== null && left <= SOON_DAYS ? left : null,
    startsLater,
  };
}

const wordOf = (text: string | null): string => (text ?? "").trim().toLowerCase();

/** Whole words only: "activeness" is not "active". */
const startsWith = (said: string, word: string): boolean =>
  said.startsWith(word) && !/^\p{L}/u.test(said.slice(word.length));

/** Visits of a referral; null if nothing is known of them. */
export type ReferralVisits =
  | { readonly kind: "none" }
  | { readonly kind: "some"; readonly allowed: number; readonly used: number }
  | { readonly kind: "all"; readonly allowed: number }
  | { readonly kind: "allowed"; readonly allowed: number }
  | { readonly kind: "used"; readonly used: number };

/** The share of the visits that is used, 0 to 1; null if the two counts make none. */
export const usedShare = ({ visitsAllowed, visitsUsed }: Counts): number | null =>
  visitsAllowed === null || visitsAllowed === 0 || visitsUsed === null
    ? null
    : Math.min(1, visitsUsed / visitsAllowed);

type Counts = Pick<Referral, "visitsAllowed" | "visitsUsed">;

/** How many visits a referral allows and how many were used, as far as both are known (S-15). */
export function referralVisits({ visitsAllowed, visitsUsed }: Counts): ReferralVisits | null {
  if (visitsAllowed === null)
    return visitsUsed === null ? null : { kind: "used", used: visitsUsed };
  if (visitsAllowed === 0 && !visitsUsed) return { kind: "none" };
  if (visitsUsed === null) return { kind: "allowed", allowed: visitsAllowed };
  return visitsUsed === visitsAllowed
    ? { kind: "all", allowed: visitsAllowed }
    : { kind: "some", allowed: visitsAllowed, used: visitsUsed };
}
