import type { RouterContextProvider } from "react-router";
import {
  attemptFreshPreferences,
  listRelevantPreferences,
  savePreferences,
  type Preferences,
} from "#server/gateway/calls/account.ts";
import { memberContext } from "#server/middleware/member.ts";
import { savedHref } from "#app/components/forms/EditCard.tsx";
import { outcomeOf } from "#app/forms/write-outcome.ts";
import { preferencesSchema } from "#app/forms/preferences-form.ts";
import { renderedIn } from "#app/forms/preference-fields.tsx";
import { seenField, submitSave } from "#app/forms/submit-save.ts";
import { finishForm } from "#app/forms/submit-guarded.ts";
import {
  areEbillChoicesSaved,
  ebillChoicesOf,
  ebillPreferencesToSend,
  listEbillControls,
} from "#app/rules/account/ebill-preferences.ts";
import { recordConsent } from "#app/sign-in/on-behalf.ts";
import { ebillText } from "#app/text/ebill.ts";
import { preferencesText } from "#app/text/preferences.ts";
import { CARD, EBILL_PATH } from "./ebill-address.ts";

/**
 * Saves how a member gets their bills (S-11, T-45). All else is sent back as it is saved at this
 * moment, so that what another tab or page changed meanwhile is not undone.
 */
export async function saveEbillPreferences(
  request: Request,
  context: Readonly<RouterContextProvider>,
  pattern: string,
) {
  const { session, gateway } = context.get(memberContext);
  const relevant = await listRelevantPreferences(gateway);
  const shownIn = (marker: FormDataEntryValue | null) =>
    // The marker may be forged, so it counts only for controls this member has.
    listEbillControls(relevant).filter((name) => renderedIn(marker).includes(name));

  return submitSave(request, context, {
    schema: (form) => {
      const shown = shownIn(form.get("rendered"));
      return preferencesSchema(shown, session)
        .omit({ emailAddress: true })
        .extend({ seen: seenField })
        .transform((typed) => ({ ...typed, shown }));
    },
    form: pattern,
    read: attemptFreshPreferences,
    shownOf: ebillChoicesOf,
    save({ shown, ...typed }) {
      const bodyOf = (saved: Preferences) => ebillPreferencesToSend(saved, shown, typed);
      return {
        isSaved: (now, before) => areEbillChoicesSaved(bodyOf(before), now),
        write: async (before) => outcomeOf(await savePreferences(gateway, bodyOf(before))),
        onWritten: (ok) => recordConsent(context, session, { event: "preferences", pattern, ok }),
      };
    },
    words: ebillText.preferences,
    refused: () => ({ formErrors: [preferencesText.refused] }),
    done: () => finishForm(context, savedHref(EBILL_PATH, CARD), "preferences-saved"),
  });
}
