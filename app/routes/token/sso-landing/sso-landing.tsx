import { redirect, redirectDocument } from "react-router";
import { LANDING_PATH } from "#server/landing-path.ts";
import { isTokenReceipt } from "#server/middleware/same-origin.ts";
import { sessionContext } from "#server/middleware/session-state.ts";
import { CHANGE_PASSWORD_PATH } from "#server/middleware/member.ts";
import { tokenContext } from "#server/middleware/token.ts";
import { sendToken, isNavigation } from "#app/sign-in/send-token.ts";
import { getTokenForm } from "./token-form.ts";
import { receiveToken } from "./receive-token.ts";
import { destinationOf } from "./destination.ts";
import type { Route } from "./+types/sso-landing.ts";

/** Redirects every sign-in to its first page, or sends its token to another site (§2, §4, S-25). */
export const loader = async ({ request, context }: Route.LoaderArgs) => {
  const state = context.get(sessionContext);
  const { pending } = context.get(tokenContext);
  const destination = pending.elsewhere === null ? await destinationOf(context) : "send-token";
  switch (destination) {
    case "send-token": {
      // The router's data would give the token to a script: it has to load the document instead.
      if (!isNavigation(request)) throw redirectDocument(LANDING_PATH);
      const form = getTokenForm(pending);
      // The token leaves with this page, and the session here ends.
      state.release();
      return sendToken(context, form);
    }
    case "group-selection":
    case "update-preferences":
    case "registration-policies":
      throw redirect(`/${destination}`);
    case "change-password":
      // Staff cannot change a member's password: they are told, and go on.
      if (pending.staff !== null) {
        await state.completePending();
        state.setFlash("first-password");
        throw redirect("/home");
      }
      await state.completePending({ mustChangePassword: true });
      throw redirect(CHANGE_PASSWORD_PATH);
    case "login-as":
      await state.completePending();
      throw redirect("/login-as");
    default: {
      const requested = state.findRequestedPage();
      await state.completePending();
      // Draft and page are found for their own member alone.
      throw redirect(state.findDraft()?.path ?? requested ?? "/home");
    }
  }
};

/** Receives a token; any other post is redirected. */
export const action = ({ request, url, context }: Route.ActionArgs) =>
  isTokenReceipt(request, url)
    ? receiveToken({ request, url, context })
    : redirect(LANDING_PATH, { status: 303 });

/** Never shown: the loader redirects or sends the token. */
export default function SsoLanding() {
  return null;
}

export { FrameError as ErrorBoundary } from "#app/frame/plain-frame.tsx";
