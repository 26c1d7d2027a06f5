import { redirect } from "react-router";
import { keepLanguage } from "#server/middleware/language.ts";
import { sessionContext } from "#server/session/browser-sessions.ts";
import { readForm, textFieldsOf } from "#app/forms/form-data.ts";
import { returnPath } from "#app/frame/addresses/return-path.ts";
import { throwErrorPage } from "#app/frame/errors/throw-error-page.ts";
import { findLanguage } from "#app/rules/frame/languages.ts";
import { findSafePath } from "#app/rules/frame/safe-path.ts";
import { draftFields } from "#app/rules/forms/draft-fields.ts";
import { SWITCH } from "#app/components/frame/LanguageSwitch.tsx";
import type { Route } from "./+types/language.ts";

/** Has no page of its own: the switch is in the frame of every page. */
export const loader = () => redirect("/");

/**
 * Keeps the choice, and leads back to the page it came from, with what was typed there (LANG-04). The
 * button's value is the language and the page's path, so that it fits into any form.
 */
export const action = async ({ request, context }: Route.ActionArgs) => {
  const form = await readForm(request);
  const value = form.get(SWITCH);
  const [code, path] = typeof value === "string" ? value.split(" ") : [];
  const language = findLanguage(code);
  if (language === undefined) throwErrorPage(400);
  const to = returnPath(findSafePath(path));
  form.delete(SWITCH);
  const fields = Object.fromEntries(draftFields(textFieldsOf(form)));
  if (Object.keys(fields).length > 0) {
    const state = context.get(sessionContext);
    const [page = to] = to.split("?");
    const unconfirmed = state.unconfirmed();
    const owner = unconfirmed === null ? state.lapsed()?.memberKey : unconfirmed.actor;
    // Who has to sign in first finds it as a form that was sent too late.
    if (owner === undefined) await state.saveTyped({ path: page, fields });
    else {
      const actingFor = unconfirmed?.actingFor ?? null;
      await state.saveDraft({ memberKey: owner, actingFor, path: page, fields });
    }
  }
  return redirect(to, { status: 303, headers: { "Set-Cookie": keepLanguage(language) } });
};

export { default } from "#app/frame/errors/no-page.tsx";
