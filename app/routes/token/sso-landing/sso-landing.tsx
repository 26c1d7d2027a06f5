import { redirect, redirectDocument } from "react-router";
import { LANDING_PATH } from "#server/landing-path.ts";
import { isTokenReceipt } from "#server/middleware/same-origin.ts";
import { sessionContext } from "#server/middleware/session-state.ts";
import { CHANGE_PASSWORD_PATH } from "#server/middleware/member.ts";
import { tokenContext } from "#server/middleware/token.ts";
import { FrameError } from "#app/frame/flash-frame.tsx";
import { sendToken, isNavigation } from "#app/sign-in/send-token.ts";
import { getTokenForm } from "./token-form.ts";
import { receiveToken } from "./receive-token.ts";
import { destinationOf } from "./destination.ts";
import type { Route } from "./+types/sso-landing.ts";

/** A blank page: who comes here goes on at once, or hands their token on (§2, §4, S-25). */
export const loader = async ({ request, context }: Route.LoaderArgs) => {
  const state = context.get(sessionContext);
  const { pending } = context.get(tokenContext);
  const destination = pending.elsewhere === null ? await destinationOf(context) : "send-token";
  switch (destination) {
    case "send-token": {
      // The router's data would hand the token to a script: it is told to load the page instead.
      if (!isNavigation(request)) throw redirectDocument(LANDING_PATH);
      const form = getTokenForm(pending);
      // The token goes elsewhere with this page; here nobody is signed in any more.
      state.release();
      return sendToken(context, form);
    }
    case "group-selection":
    case "update-preferences":
    case "registration-policies":
      throw redirect(`/${destination}`);
    case "change-password":
      // Staff cannot change a member's password; they find that said there, and may go on.
      await state.completePending({ mustChangePassword: pending.staff === null });
      throw redirect(CHANGE_PASSWORD_PATH);
    case "login-as":
      await state.completePending();
      throw redirect("/login-as");
    default: {
      await state.completePending();
      // What was typed when the session ended is waited for by nobody but its member.
      throw redirect(state.findDraft()?.path ?? "/home");
    }
  }
};

/** Nothing is posted here but the token of a hand-over; any other form just goes on. */
export const action = ({ request, url, context }: Route.ActionArgs) =>
  isTokenReceipt(request, url)
    ? receiveToken({ request, url, context })
    : redirect(LANDING_PATH, { status: 303 });

/** Never seen: whoever comes here is sent on, or gets the page of the hand-off. */
export default function SsoLanding() {
  return null;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <FrameError error={error} />;
}
