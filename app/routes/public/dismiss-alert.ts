import { redirect } from "react-router";
import { dismissedCookie, dismissedIn } from "#server/middleware/global-alerts.ts";
import { brandContext } from "#server/middleware/brand.ts";
import { getRuntime } from "#server/runtime.ts";
import { withDismissed } from "#app/rules/frame/global-alerts.ts";
import { returnPath } from "#app/frame/addresses/return-path.ts";
import { findPathIn, readForm } from "#app/forms/form-data.ts";
import type { Route } from "./+types/dismiss-alert.ts";

/** Dismisses an alert until the browser is closed; no other ids get into the cookie. */
export const action = async ({ request, context }: Route.ActionArgs) => {
  const form = await readForm(request);
  const { DEFAULT_PATH } = getRuntime().settings;
  const back = returnPath(findPathIn(form, "from") ?? DEFAULT_PATH);
  const alert = context
    .get(brandContext)
    .alerts.find((each) => each.id === form.get("alert") && each.canDismiss);
  if (alert === undefined) return redirect(back, { status: 303 });
  const ids = withDismissed(dismissedIn(request), alert.id);
  return redirect(back, { status: 303, headers: { "Set-Cookie": dismissedCookie(ids) } });
};

export const loader = () => redirect("/");

export { default } from "#app/frame/errors/no-page.tsx";
