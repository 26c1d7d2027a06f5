import { HOME_PROGRAM_LIMIT } from "#app/rules/programs/programs.ts";
import { RECENT_CLAIMS } from "#app/rules/claims/recent-claims.ts";
import { STAFF_ROLES } from "#app/rules/sign-in/login-as.ts";
import { LONGEST_FLOW_KEY } from "#server/session/drafts-and-flows.ts";
import { LONGEST_TOKEN } from "#server/session/session.ts";
import { readSettings } from "#server/settings/settings.ts";
import { LAST_END_YEAR } from "#server/gateway/wire/wire.ts";
import { FRESH_MS } from "#server/gateway/transport/cache/lifetimes.ts";

/** Page sizes the dashboard requests; a test compares them with what the pages send. */
export const PAGE_SIZES = {
  "claims/{type}": [RECENT_CLAIMS.size, 500],
  referrals: [10],
  "v2/eobs": [20, 500],
} as const;

/** Forms of a calendar day on the wire, by example. */
export const DAY_FORMS = [
  "2026-01-31",
  "2026-01-31T08:00:00Z",
  "01/31/2026",
  "2026-1-31",
  "1/31/2026",
] as const;

/** The brands' domain ids (§1); those of the two partners stand in the file of brands. */
export const DOMAINS = {
  "1": "main carrier",
  "2": "Summit",
  "5": "Providence",
  "brands.partner.domainId": "health-plan partner, as set",
  "brands.medicare.domainId": "Medicare-oriented partner, as set",
} as const;

export const ROLES: Readonly<Record<(typeof STAFF_ROLES)[number], string>> = {
  logInAsAnyone: "staff who may log in as any member",
  logInAsNonEmp: "staff who may log in as members who are no employees",
};

const DEFAULTS = readSettings({
  GATEWAY_URL: "https://gateway.example",
  SESSION_KEYS: Buffer.alloc(32).toString("base64url"),
});

/** Times and sizes of the dashboard, from its own constants. */
export const BOUNDS = {
  timeoutMs: DEFAULTS.GATEWAY_TIMEOUT_MS,
  optionalMs: DEFAULTS.GATEWAY_OPTIONAL_TIMEOUT_MS,
  answerBytes: DEFAULTS.GATEWAY_MAX_ANSWER_BYTES,
  documentBytes: DEFAULTS.GATEWAY_MAX_DOCUMENT_BYTES,
  freshMs: FRESH_MS,
  longestToken: LONGEST_TOKEN,
  longestKey: LONGEST_FLOW_KEY,
  endlessAfterYear: LAST_END_YEAR,
  programsOnHome: HOME_PROGRAM_LIMIT,
};

/** Calls that the specification lists without a use or a shape (§7, S-33), for the contract. */
export const UNUSED_CALLS = [
  "message/customer-service",
  "v2/contact/email",
  "forms",
  "ncqa",
  "chat",
  "prior-authorizations",
  "care-reminders",
  "sso",
  "sso/sp-salesforce",
  "sso/digital-claims-form",
] as const;
