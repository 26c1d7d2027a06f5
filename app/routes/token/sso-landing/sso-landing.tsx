import { href, redirect, redirectDocument } from "react-router";
import { LANDING_PATH } from "#app/rules/sign-in/landing-path.ts";
import { sessionContext } from "#server/session/browser-sessions.ts";
import { CHANGE_PASSWORD_PATH } from "#server/middleware/member.ts";
import { pendingContext } from "#server/middleware/pending.ts";
import { sendToken, isNavigation, type TokenForm } from "#app/sign-in/send-token.ts";
import { destinationOf } from "./destination.ts";
import { receiveToken } from "./receive-token.ts";
import type { Route } from "./+types/sso-landing.ts";
import type { Context } from "#server/middleware/context.ts";
import type { PendingSession } from "#server/session/session.ts";
import { throwErrorPage } from "#app/frame/errors/throw-error-page.ts";
import { getRuntime } from "#server/runtime.ts";

/** Redirects every sign-in to its first page, or sends its token to another site (§2, §4, S-25). */
export const loader = async (args: Route.LoaderArgs) => {
  const { context } = args;
  const state = context.get(sessionContext);
  const { pending } = context.get(pendingContext);
  if (pending.sendTokenTo !== null) return sendTokenAway(args, pending);
  const destination = await destinationOf(context);
  switch (destination) {
    case "send-token":
      return sendTokenAway(args, pending);
    case "group-selection":
    case "update-preferences":
    case "registration-policies":
      throw redirect(STEP_PAGES[destination]);
    case "change-password":
      throw redirect(await startAtFirstPassword(context, pending));
    case "login-as":
      await state.completePending();
      throw redirect(href("/login-as"));
    default: {
      const requested = state.findRequestedPage();
      await state.completePending();
      // Draft and page are found only for their own member.
      throw redirect(state.findDraft()?.path ?? requested ?? href("/home"));
    }
  }
};

/** Steps of the way; the session begins after them. */
const STEP_PAGES = {
  "group-selection": href("/group-selection"),
  "update-preferences": href("/update-preferences"),
  "registration-policies": href("/registration-policies"),
};

/** Starts the session of an account whose password is still its first; returns its first page. */
async function startAtFirstPassword(context: Context, { staff, provider }: PendingSession) {
  const state = context.get(sessionContext);
  // Who came from an identity provider has no password here, and staff cannot change a member's.
  const isTheirs = staff === null && provider === null;
  await state.completePending(isTheirs ? { mustChangePassword: true } : {});
  // Staff are told, and go on.
  if (staff !== null) state.setFlash("first-password");
  return isTheirs ? CHANGE_PASSWORD_PATH : href("/home");
}

/** The token leaves with this page, and the session here ends. */
async function sendTokenAway({ request, context }: Route.LoaderArgs, pending: PendingSession) {
  // The router's data would give the token to a script: it has to load the document instead.
  if (!isNavigation(request)) throw redirectDocument(LANDING_PATH);
  const form = getTokenForm(pending);
  await context.get(sessionContext).release();
  return sendToken(context, form);
}

export const action = (args: Route.ActionArgs) => receiveToken(args);

export { default } from "#app/frame/errors/no-page.tsx";

export { FrameError as ErrorBoundary } from "#app/frame/document/plain-frame.tsx";

/**
 * The form that sends a token: to another application of the carrier (T-15), else to the relationship
 * dashboard's SSO, with the flag of its test environment where one is set (§4).
 */
function getTokenForm({ token, sendTokenTo }: PendingSession): TokenForm {
  const { CRM_SSO_URL, CRM_TEST_ENVIRONMENT } = getRuntime().settings;
  const fields = [{ name: "token", value: token }];
  if (sendTokenTo !== null) return { action: `${sendTokenTo}${LANDING_PATH}`, fields };
  if (CRM_SSO_URL === null) throwErrorPage("generic");
  if (CRM_TEST_ENVIRONMENT !== null) {
    fields.push({ name: "testEnvironment", value: CRM_TEST_ENVIRONMENT });
  }
  return { action: CRM_SSO_URL, fields };
}
