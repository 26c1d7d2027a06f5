import type { RouterContextProvider } from "react-router";
import { LANDING_PATH } from "#server/landing-path.ts";
import {
  getPreferences,
  listRelevantPreferences,
  savePreferences,
  type Preferences,
} from "#server/gateway/calls/account.ts";
import { tokenContext } from "#server/middleware/token.ts";
import type { PendingSession } from "#server/session/pending-session.ts";
import { isRefusal } from "#server/gateway/transport/errors.ts";
import { fateWords } from "#app/forms/find-out.ts";
import { arePreferencesSaved } from "#app/forms/send-preferences.ts";
import { troubleParagraphs } from "#app/forms/refuse.ts";
import { finishForm, submitGuarded } from "#app/forms/submit-guarded.ts";
import { listShownControls, preferencesToSend } from "#app/rules/sign-in/preferences.ts";
import { auditConsent } from "#app/sign-in/on-behalf.ts";
import { preferencesText } from "#app/text/preferences.ts";
import { preferencesSchema } from "#app/forms/preferences-form.ts";
import { renderedIn } from "#app/forms/rendered-controls.ts";

/**
 * Saves the preferences (§4 "Preferences submit", §5, T-45). Trouble of the save is shown above the
 * form, which keeps what was chosen; a 401 ends the session.
 */
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
      return preferencesSchema(shown, pending)
        .refine(({ emailAddress }) => mayHave(emailAddress, pending, saved), {
          path: ["emailAddress"],
          error: preferencesText.keptAddress,
        })
        .transform((typed) => preferencesToSend(saved, shown, typed));
    },
    sender: `${pending.id} ${pattern}`,
    work: (body) =>
      auditConsent(context, pending, { event: "preferences", pattern }, async () => {
        const sent = await savePreferences(gateway, body);
        // Thrown, so that the audit trail has it as failed.
        if (!sent.ok && !(await arePreferencesSaved(gateway, sent.error, body))) throw sent.error;
        return { kind: "ok", value: null };
      }),
    trouble: (error) => {
      if (error.entry === 401) return gateway.fail(error);
      if (isRefusal(error)) return [preferencesText.refused];
      return troubleParagraphs(error, fateWords(error, preferencesText));
    },
    answer: () => finishForm(context, LANDING_PATH, "preferences-saved"),
  });
}

/**
 * Whether this form may set this address. An open session leads here without a password by choosing
 * another group: an address on file is changed in the settings then, where the password is asked for.
 */
function mayHave(
  typed: string,
  { groupChosen, staff }: PendingSession,
  { emailAddress }: Preferences,
): boolean {
  const onFile = emailAddress?.trim().toLowerCase() ?? "";
  return !groupChosen || staff !== null || onFile === "" || typed.toLowerCase() === onFile;
}
