/**
 * How long an answer is cached: "session" until log-out or two hours, "minute" for a page, its
 * neighbours and a reload (T-34).
 */
export type Lifetime = "session" | "minute" | "never";

type Row = { readonly asOfDate: boolean; readonly lifetime: Lifetime };

const session: Row = { asOfDate: false, lifetime: "session" };
const minute: Row = { asOfDate: false, lifetime: "minute" };
const never: Row = { asOfDate: false, lifetime: "never" };
const dated = (row: Row): Row => ({ ...row, asOfDate: true });

export const LIFETIMES = {
  token: never,
  "token/userkey": never,
  "login-as": never,
  "group-selection": never,
  groups: session,
  "groups/individual": session,
  "group-detail": session,
  account: dated(session),
  "account/status": never,
  "account/getEmployeeId": session,
  "account/preferences": session,
  "account/relevant-preferences": session,
  "account/email-changed": never,
  "account/policy-details": session,
  "account/address": minute,
  "account/confidential-communication": never,
  "account/password": never,
  "account/security-questions": minute,
  "account/security-answers": never,
  "account/security-answers-changed": never,
  "account/registration": never,
  "account/registration/details": never,
  "account/registration/policies": never,
  "account/registration/validate-user": never,
  "account/registration/validate-username": never,
  "forgot-username": never,
  "forgot-password/questions": never,
  "forgot-password/verify": never,
  "forgot-password/reset": never,
  "eligibility/family": dated(session),
  "benefits/medical": dated(session),
  "benefits/dental": dated(session),
  "benefits/vision": dated(session),
  "benefits/pharmacy": dated(session),
  "benefits/limits": dated(session),
  "benefits/history": dated(session),
  "claims/{type}": minute,
  "claims/{type}/{id}": minute,
  "claims/metadata": session,
  "v2/eobs": minute,
  "eobs/metadata": session,
  "eobs/eob-detail": minute,
  "eobs/pdf": never,
  "pcp/members": dated(minute),
  "pcp/eligibility": dated(minute),
  "pcp/provider": dated(minute),
  "pcp/city-of-portland": dated(minute),
  "pcp/search": never,
  "pcp/select": never,
  programs: dated(session),
  "programs/sitecore": session,
  "plan-management/details": dated(minute),
  "plan-management/cancellation": never,
  "idCard/eligible": dated(session),
  "idCard/view": dated(never),
  "idCard/email": never,
  "idCard/request": dated(never),
  "ebill/hasEbill": minute,
  "ebill/ebillRegistered": minute,
  "ebill/showEbillAlert": minute,
  "ebill/registerEbillUser": never,
  "handbook/ooc": session,
  "medicare-materials": session,
  "medicare-materials/eligibility": session,
  referrals: minute,
  "referrals/metadata": session,
  "referrals/hasReferrals": session,
  "message/calendar": minute,
  "message/calendar/domain/{domainId}": minute,
  ncqa: session,
  chat: session,
} as const satisfies Record<string, Row>;

export type CallPath = keyof typeof LIFETIMES;

/** Milliseconds an answer stays fresh; 0 means not cached. Two hours is a session's length (§9). */
export const FRESH_MS: Record<Lifetime, number> = {
  session: 7_200_000,
  minute: 60_000,
  never: 0,
};

/** How long after the gateway gave it an answer may serve a failed read, milliseconds (T-70). */
export const STALE_MS = 900_000;

/** How long after the gateway gave it an answer of this lifetime may be served at all, milliseconds. */
export const servableMs = (lifetime: Lifetime): number => Math.max(FRESH_MS[lifetime], STALE_MS);
