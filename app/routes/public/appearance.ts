import { redirect } from "react-router";
import { findSchemeChoice, schemeCookie } from "#server/middleware/scheme.ts";
import { findPathIn, readForm } from "#app/forms/form-data.ts";
import { returnPath } from "#app/frame/addresses/return-path.ts";
import { throwErrorPage } from "#app/frame/errors/throw-error-page.ts";
import type { Route } from "./+types/appearance.ts";

/** Has no page of its own: the form is in the footer of every page. */
export const loader = () => redirect("/");

/** Stores the choice and redirects to the form on the page it came from. */
export const action = async ({ request }: Route.ActionArgs) => {
  const form = await readForm(request);
  const choice = findSchemeChoice(form.get("scheme"));
  if (choice === undefined) throwErrorPage(400);
  const headers = { "Set-Cookie": schemeCookie(choice) };
  return redirect(`${returnPath(findPathIn(form, "to"))}#appearance`, { status: 303, headers });
};

export { default } from "#app/frame/errors/no-page.tsx";
