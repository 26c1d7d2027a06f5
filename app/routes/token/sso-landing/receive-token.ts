import { redirect } from "react-router";
import { LANDING_PATH } from "#app/rules/sign-in/landing-path.ts";
import { isTokenReceipt } from "#server/middleware/same-origin.ts";
import { gatewayErrorResponse } from "#server/middleware/gateway.ts";
import { redirectSessionOver } from "#server/middleware/session-over.ts";
import { authenticate } from "#server/sign-in/authenticator.ts";
import { LONGEST_TOKEN } from "#server/session/session.ts";
import { readForm } from "#app/forms/form-data.ts";
import { throwErrorPage } from "#app/frame/errors/throw-error-page.ts";
import type { Route } from "./+types/sso-landing.ts";

/**
 * Answers a post: any but one with a token leads to the loader.
 *
 * Receives a member's token from another application of the carrier (S-25): once the gateway accepts
 * it, it starts a sign-in as a password does. Otherwise no session starts or ends. A token whose
 * session ended here opens nothing any more (docs/decisions/sign-in/tokens-to-other-sites.md).
 */
export async function receiveToken(arrival: Route.ActionArgs): Promise<Response> {
  const { request, url, context } = arrival;
  if (!isTokenReceipt(request, url)) return redirect(LANDING_PATH, { status: 303 });
  const token = (await readForm(request)).get("token");
  // Not a token at all: 400, before the gateway is asked.
  if (typeof token !== "string" || token.length > LONGEST_TOKEN) throwErrorPage(400);
  const result = await authenticate("receive-token", { request, url, context }, { token });
  switch (result.kind) {
    case "signed-in":
      return redirect(LANDING_PATH, { status: 303 });
    case "no-token":
      return throwErrorPage(400);
    case "other-brand":
      return throwErrorPage(403);
    case "limited":
      return throwErrorPage(503, 429);
    case "ended":
      return redirectSessionOver(context);
    default:
      throw gatewayErrorResponse(context, result.error);
  }
}
