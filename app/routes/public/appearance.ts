import { redirect } from "react-router";
import { findSchemeChoice, keepChoice } from "#server/appearance.ts";
import { findSafePath } from "#app/rules/frame/safe-path.ts";
import { readForm } from "#app/forms/form-data.ts";
import { throwEntry } from "#app/frame/throw-entry.ts";
import type { Route } from "./+types/appearance.ts";

const START = "/";

/** There is nothing to see here: the choice stands at the foot of every page. */
export const loader = () => redirect(START);

/** Keeps the choice and leads back to where it was made: the page, and the place on it. */
export const action = async ({ request }: Route.ActionArgs) => {
  const form = await readForm(request);
  const choice = findSchemeChoice(form.get("scheme"));
  if (choice === undefined) throwEntry(400);
  const headers = { "Set-Cookie": keepChoice(choice) };
  return redirect(`${wayBack(form.get("to"))}#appearance`, { status: 303, headers });
};

/** Looking at /logout logs out, which nobody asks for by choosing colours. */
function wayBack(to: FormDataEntryValue | null): string {
  const path = findSafePath(typeof to === "string" ? to : null);
  return path === undefined || /^\/logout\b/.test(path) ? START : path;
}

// A component makes this a page's route: a refusal is then a page, too, and no bare text.
export default function Appearance() {
  return null;
}
