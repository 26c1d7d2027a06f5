import { redirect, redirectDocument } from "react-router";
import { LANDING_PATH } from "#server/landing-path.ts";
import { isHandOver } from "#server/middleware/same-origin.ts";
import { sessionContext } from "#server/middleware/session-state.ts";
import { CHANGE_PASSWORD_PATH } from "#server/middleware/member.ts";
import { tokenContext } from "#server/middleware/token.ts";
import { FrameError } from "#app/frame/flash-frame.tsx";
import { handOff, isNavigation } from "#app/sign-in/send-token.ts";
import { findHandOff } from "./token-form.ts";
import { handOver } from "./receive-token.ts";
import { destinationOf } from "./destination.ts";
import type { Route } from "./+types/sso-landing.ts";

/** A blank page: who comes here goes on at once, or hands their token on (§2, §4, S-25). */
export const loader = async ({ request, context }: Route.LoaderArgs) => {
  const state = context.get(sessionContext);
  const { temporary } = context.get(tokenContext);
  const destination = temporary.elsewhere === null ? await destinationOf(context) : "send-token";
  switch (destination) {
    case "send-token": {
      // The router's data would hand the token to a script: it is told to load the page instead.
      if (!isNavigation(request)) throw redirectDocument(LANDING_PATH);
      const form = findHandOff(temporary);
      // The token goes elsewhere with this page; here nobody is signed in any more.
      state.leave();
      return handOff(context, form);
    }
    case "group-selection":
    case "update-preferences":
    case "registration-policies":
      throw redirect(`/${destination}`);
    case "change-password":
      // Staff cannot change a member's password; they find that said there, and may go on.
      await state.settle({ mustChangePassword: temporary.staff === null });
      throw redirect(CHANGE_PASSWORD_PATH);
    case "login-as":
      await state.settle();
      throw redirect("/login-as");
    default: {
      await state.settle();
      // What was typed when the session ended is waited for by nobody but its member.
      throw redirect(state.keptForm()?.path ?? "/home");
    }
  }
};

/** Nothing is posted here but the token of a hand-over; any other form just goes on. */
export const action = ({ request, url, context }: Route.ActionArgs) =>
  isHandOver(request, url)
    ? handOver({ request, url, context })
    : redirect(LANDING_PATH, { status: 303 });

/** Never seen: whoever comes here is sent on, or gets the page of the hand-off. */
export default function SsoLanding() {
  return null;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <FrameError error={error} />;
}
