import type { RouterContextProvider } from "react-router";
import {
  getPreferences,
  listRelevantPreferences,
  savePreferences,
} from "#server/gateway/calls/account.ts";
import { sessionContext } from "#server/middleware/session-state.ts";
import { tokenContext } from "#server/middleware/token.ts";
import { getRuntime } from "#server/runtime.ts";
import type { FormAnswer } from "#app/components/forms/answered-form.ts";
import { listShownControls, preferencesToSend } from "#app/rules/sign-in/preferences.ts";
import { preferencesText } from "#app/text/preferences.ts";
import { checkForm } from "#app/forms/form-answer.ts";
import { readForm } from "#app/forms/form-data.ts";
import { findThrownEntry } from "#app/frame/thrown-entry.ts";
import { audit } from "#app/sign-in/on-behalf.ts";
import { preferencesSchema } from "./preferences-form.ts";
import { renderedIn } from "./rendered-controls.ts";

/**
 * Saves what the form says (§4 "Preferences submit", §5, T-45). The answer is what the form shows
 * instead, or null when it went well.
 */
export async function submitPreferences(
  request: Request,
  context: Readonly<RouterContextProvider>,
  pattern: string,
): Promise<FormAnswer | null> {
  const { pending, gateway } = context.get(tokenContext);
  const form = await readForm(request);
  const [saved, relevant] = await Promise.all([
    getPreferences(gateway),
    listRelevantPreferences(gateway),
  ]);
  // A form may have been made up: the marker speaks only for controls this member has.
  const rendered = renderedIn(form.get("rendered"));
  const shown = listShownControls(relevant).filter((name) => rendered.includes(name));
  const checked = checkForm(form, preferencesSchema(shown, pending));
  if (checked.status !== "success") return checked.reply();

  const body = preferencesToSend(saved, shown, checked.value);
  const save = () => savePreferences(gateway, body);
  try {
    await getRuntime().idempotent(`${pending.id} ${pattern}`, form, () =>
      audit(context, pending, { event: "preferences", pattern }, save),
    );
  } catch (error) {
    // The gateway holds the values against rules of its own (400); all else is its own trouble.
    if (findThrownEntry(error) === 400) {
      return checked.reply({ formErrors: [preferencesText.refused] });
    }
    throw error;
  }
  const state = context.get(sessionContext);
  state.setFlash("preferences-saved");
  state.dropDraft();
  return null;
}
