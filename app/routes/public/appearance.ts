import { redirect } from "react-router";
import { findSchemeChoice, keepChoice } from "#server/appearance.ts";
import { findPathIn, readForm } from "#app/forms/form-data.ts";
import { throwEntry } from "#app/frame/errors/throw-entry.ts";
import type { Route } from "./+types/appearance.ts";

const START = "/";

/** Has no page of its own: the form is in the footer of every page. */
export const loader = () => redirect(START);

/** Stores the choice and redirects to the form on the page it came from. */
export const action = async ({ request }: Route.ActionArgs) => {
  const form = await readForm(request);
  const choice = findSchemeChoice(form.get("scheme"));
  if (choice === undefined) throwEntry(400);
  const headers = { "Set-Cookie": keepChoice(choice) };
  return redirect(`${returnPath(form)}#appearance`, { status: 303, headers });
};

/** A GET of /logout would log out. */
function returnPath(form: FormData): string {
  const path = findPathIn(form, "to");
  return path === undefined || /^\/logout\b/.test(path) ? START : path;
}

export { default } from "#app/frame/errors/no-page.tsx";
