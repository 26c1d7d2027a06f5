import { redirect } from "react-router";
import { LANDING_PATH } from "#server/landing-path.ts";
import { gatewayErrorResponse } from "#server/middleware/gateway.ts";
import { authenticate } from "#server/sign-in/authenticator.ts";
import type { SignInRequest } from "#server/sign-in/start-sign-in.ts";
import { LONGEST_TOKEN } from "#server/session/cookies/token-length.ts";
import { readForm } from "#app/forms/form-data.ts";
import { throwEntry } from "#app/frame/throw-entry.ts";
import { getRuntime } from "#server/runtime.ts";
import type { PendingSession } from "#server/session/pending-session.ts";
import type { TokenForm } from "#app/sign-in/send-token.ts";

/**
 * Receives a member's token from another application of the carrier (S-25): once the gateway accepts
 * it, it starts a sign-in as a password does. Otherwise no session starts or ends.
 */
export async function receiveToken(
  arrival: SignInRequest & { readonly request: Request },
): Promise<Response> {
  const token = (await readForm(arrival.request)).get("token");
  // Not a token at all: 400, before the gateway is asked.
  if (typeof token !== "string" || token.length > LONGEST_TOKEN) throwEntry(400);
  const result = await authenticate("receive-token", arrival, { token });
  switch (result.kind) {
    case "signed-in":
      return redirect(LANDING_PATH, { status: 303 });
    case "no-token":
      return throwEntry(400);
    default:
      throw gatewayErrorResponse(arrival.context, result.error);
  }
}

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
