import type { CallPath } from "./lifetimes.ts";

/**
 * Calls whose use the specification needs and whose paths it does not show (§7 "Listed, use not
 * shown", S-01, S-02, S-27). They go by these paths unless GATEWAY_PATHS says another; what stands
 * in a path decides which error rule it falls under (§8), so a name here keeps its key word.
 */
export const CONFIGURABLE_PATHS = [
  "account/policy-details",
  "account/registration/validate-user",
  "account/registration/validate-username",
  "forgot-password/questions",
  "forgot-password/reset",
  "forgot-password/verify",
  "forgot-username",
] as const satisfies readonly CallPath[];

export type ConfigurablePath = (typeof CONFIGURABLE_PATHS)[number];

/** Where the gateway has them instead. */
export type PathOverrides = Readonly<Partial<Record<CallPath, string>>>;

/** Whether a name is one of the table. */
export function isConfigurablePath(name: string): name is ConfigurablePath {
  return CONFIGURABLE_PATHS.some((path) => path === name);
}

/**
 * Calls the specification lists without a use (§7, S-33): known by name, asked by nobody until their
 * shapes are. The contract page names them, so that a carrier sees they were not overlooked.
 */
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
