import { href, redirect, redirectDocument } from "react-router";
import { LANDING_PATH } from "#app/rules/sign-in/landing-path.ts";
import { isTokenReceipt } from "#server/middleware/same-origin.ts";
import { sessionContext } from "#server/middleware/session-state.ts";
import { CHANGE_PASSWORD_PATH } from "#server/middleware/member.ts";
import { pendingContext } from "#server/middleware/token.ts";
import { sendToken, isNavigation, type TokenForm } from "#app/sign-in/send-token.ts";
import { destinationOf } from "./destination.ts";
import type { Route } from "./+types/sso-landing.ts";
import { gatewayErrorResponse } from "#server/middleware/gateway.ts";
import { redirectSessionOver } from "#server/middleware/session-over.ts";
import { authenticate } from "#server/sign-in/authenticator.ts";
import { LONGEST_TOKEN, type PendingSession } from "#server/session/session.ts";
import { readForm } from "#app/forms/form-data.ts";
import { throwErrorPage } from "#app/frame/errors/throw-error-page.ts";
import { getRuntime } from "#server/runtime.ts";

/** Redirects every sign-in to its first page, or sends its token to another site (§2, §4, S-25). */
export const loader = async ({ request, context }: Route.LoaderArgs) => {
  const state = context.get(sessionContext);
  const { pending } = context.get(pendingContext);
  const destination = pending.elsewhere === null ? await destinationOf(context) : "send-token";
  switch (destination) {
    case "send-token": {
      // The router's data would give the token to a script: it has to load the document instead.
      if (!isNavigation(request)) throw redirectDocument(LANDING_PATH);
      const form = getTokenForm(pending);
      // The token leaves with this page, and the session here ends.
      await state.release();
      return sendToken(context, form);
    }
    case "group-selection":
    case "update-preferences":
    case "registration-policies":
      throw redirect(`${href("/")}${destination}`);
    case "change-password":
      // Who came from an identity provider has no password here.
      if (pending.staff === null && pending.provider !== null) {
        await state.completePending();
        throw redirect(href("/home"));
      }
      // Staff cannot change a member's password: they are told, and go on.
      if (pending.staff !== null) {
        await state.completePending();
        state.setFlash("first-password");
        throw redirect(href("/home"));
      }
      await state.completePending({ mustChangePassword: true });
      throw redirect(CHANGE_PASSWORD_PATH);
    case "login-as":
      await state.completePending();
      throw redirect(href("/login-as"));
    default: {
      const requested = state.findRequestedPage();
      await state.completePending();
      // Draft and page are found for their own member alone.
      throw redirect(state.findDraft()?.path ?? requested ?? href("/home"));
    }
  }
};

/** Receives a token; any other post is redirected. */
export const action = (args: Route.ActionArgs) =>
  isTokenReceipt(args.request, args.url)
    ? receiveToken(args)
    : redirect(LANDING_PATH, { status: 303 });

export { default } from "#app/frame/errors/no-page.tsx";

export { FrameError as ErrorBoundary } from "#app/frame/document/plain-frame.tsx";

/**
 * Receives a member's token from another application of the carrier (S-25): once the gateway accepts
 * it, it starts a sign-in as a password does. Otherwise no session starts or ends. A token whose
 * session ended here opens nothing any more (docs/decisions/sign-in/tokens-to-other-sites.md).
 */
async function receiveToken(arrival: Route.ActionArgs): Promise<Response> {
  const token = (await readForm(arrival.request)).get("token");
  // Not a token at all: 400, before the gateway is asked.
  if (typeof token !== "string" || token.length > LONGEST_TOKEN) throwErrorPage(400);
  const { request, url, context } = arrival;
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

/**
 * The form that sends a token: to another application of the carrier (T-15), else to the relationship
 * dashboard's SSO, with the flag of its test environment where one is set (§4).
 */
function getTokenForm({ token, elsewhere }: PendingSession): TokenForm {
  const { CRM_SSO_URL, CRM_TEST_ENVIRONMENT } = getRuntime().settings;
  const fields = [{ name: "token", value: token }];
  if (elsewhere !== null) return { action: `${elsewhere}${LANDING_PATH}`, fields };
  if (CRM_SSO_URL === null) throwErrorPage("generic");
  if (CRM_TEST_ENVIRONMENT !== null) {
    fields.push({ name: "testEnvironment", value: CRM_TEST_ENVIRONMENT });
  }
  return { action: CRM_SSO_URL, fields };
}
