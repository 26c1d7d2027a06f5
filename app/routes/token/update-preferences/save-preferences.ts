import type { RouterContextProvider } from "react-router";
import { LANDING_PATH } from "#server/landing-path.ts";
import {
  getPreferences,
  listRelevantPreferences,
  savePreferences,
} from "#server/gateway/calls/account.ts";
import { tokenContext } from "#server/middleware/token.ts";
import { outcomeOfWrite } from "#app/forms/outcome.ts";
import { finishForm, submitGuarded } from "#app/forms/submit-guarded.ts";
import { listShownControls, preferencesToSend } from "#app/rules/sign-in/preferences.ts";
import { auditConsent } from "#app/sign-in/on-behalf.ts";
import { preferencesText } from "#app/text/preferences.ts";
import { preferencesSchema } from "./preferences-form.ts";
import { renderedIn } from "./rendered-controls.ts";

/** Saves the preferences (§4 "Preferences submit", §5, T-45). */
export async function submitPreferences(
  request: Request,
  context: Readonly<RouterContextProvider>,
  pattern: string,
) {
  const { pending, gateway } = context.get(tokenContext);
  const [saved, relevant] = await Promise.all([
    getPreferences(gateway),
    listRelevantPreferences(gateway),
  ]);
  return submitGuarded(request, context, {
    schema: (form) => {
      // The marker may be forged, so it counts only for controls this member has.
      const rendered = renderedIn(form.get("rendered"));
      const shown = listShownControls(relevant).filter((name) => rendered.includes(name));
      return preferencesSchema(shown, pending).transform((typed) =>
        preferencesToSend(saved, shown, typed),
      );
    },
    sender: `${pending.id} ${pattern}`,
    work: (body) => {
      const save = () => savePreferences(gateway, body);
      return outcomeOfWrite(
        auditConsent(context, pending, { event: "preferences", pattern }, save),
      );
    },
    trouble: (error) => gateway.fail(error),
    answer: ({ kind }) =>
      kind === "refused"
        ? { formErrors: [preferencesText.refused] }
        : finishForm(context, LANDING_PATH, "preferences-saved"),
  });
}
