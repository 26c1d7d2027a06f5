/**
 * Calls whose paths the specification does not show (§7, S-01, S-02, S-27): GATEWAY_PATHS may
 * override them. Each default keeps the key word that the error rules of §8 look for.
 */
export const CONFIGURABLE_PATHS = [
  "account/confidential-communication",
  "account/email-changed",
  "account/policy-details",
  "account/registration/validate-user",
  "account/registration/validate-username",
  "account/security-answers-changed",
  "forgot-password/questions",
  "forgot-password/reset",
  "forgot-password/verify",
  "forgot-username",
] as const;

export type ConfigurablePath = (typeof CONFIGURABLE_PATHS)[number];

/** Whether GATEWAY_PATHS may override this path. */
export function isConfigurablePath(name: string): name is ConfigurablePath {
  return CONFIGURABLE_PATHS.some((path) => path === name);
}

/** Whether GATEWAY_PATHS may put a call there. A parameter is one that its own path has. */
export const isPathFor = (path: string, place: string): boolean =>
  place.split("/").every((part) => /^[\w-]+$/.test(part) || path.split("/").includes(part));
