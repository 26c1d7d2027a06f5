import { getRuntime } from "#server/runtime.ts";
import type { PendingSession } from "#server/session/pending-session.ts";
import { LANDING_PATH } from "#server/landing-path.ts";
import type { TokenForm } from "#app/sign-in/send-token.ts";
import { throwEntry } from "#app/frame/throw-entry.ts";

/**
 * The form that sends a token: to another application of the carrier (T-15), else to the relationship
 * dashboard's SSO, with the flag of its test environment where one is set (§4).
 */
export function getTokenForm({ token, elsewhere }: PendingSession): TokenForm {
  const { CRM_SSO_URL, CRM_TEST_ENVIRONMENT } = getRuntime().settings;
  const fields = [{ name: "token", value: token }];
  if (elsewhere !== null) return { action: `${elsewhere}${LANDING_PATH}`, fields };
  if (CRM_SSO_URL === null) throwEntry("generic");
  if (CRM_TEST_ENVIRONMENT !== null) {
    fields.push({ name: "testEnvironment", value: CRM_TEST_ENVIRONMENT });
  }
  return { action: CRM_SSO_URL, fields };
}
