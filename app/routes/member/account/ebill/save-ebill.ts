import {
  attemptFreshPreferences,
  listRelevantPreferences,
} from "#server/gateway/calls/member/account.ts";
import type { Context } from "#server/middleware/context.ts";
import { memberContext } from "#server/middleware/member.ts";
import { savedHref } from "#app/components/forms/EditCard.tsx";
import {
  preferencesSave,
  preferencesSchema,
  renderedControls,
} from "#app/forms/preferences/preferences-form.ts";
import { finishForm } from "#app/forms/submit/submit-guarded.ts";
import { seenField, submitSave } from "#app/forms/submit/submit-save.ts";
import {
  areEbillChoicesSaved,
  ebillChoicesOf,
  listEbillControls,
} from "#app/rules/account/preferences.ts";
import { ebillText } from "#app/text/account/ebill.ts";
import { preferencesText } from "#app/text/account/preferences.ts";
import { CARD, EBILL_PATH } from "./Preferences.tsx";

/** Saves how a member gets their bills (S-11, T-45); all else goes back as saved at this moment. */
export async function saveEbillPreferences(request: Request, context: Context, pattern: string) {
  const { session, gateway } = context.get(memberContext);
  const relevant = await listRelevantPreferences(gateway);
  return submitSave(request, context, {
    schema: (form) =>
      preferencesSchema(renderedControls(form, listEbillControls(relevant)), session)
        .omit({ emailAddress: true })
        .extend({ seen: seenField })
        .transform(({ seen, ...typed }) => ({
          pattern,
          shown: renderedControls(form, listEbillControls(relevant)),
          seen,
          typed,
        })),
    read: attemptFreshPreferences,
    shownOf: ebillChoicesOf,
    save(typed) {
      const save = preferencesSave(context, typed);
      return {
        ...save,
        isSaved: (now, before) => areEbillChoicesSaved(save.bodyOf(before), now),
      };
    },
    words: ebillText.preferences,
    refused: () => ({ formErrors: [preferencesText.refused] }),
    done: () => finishForm(context, savedHref(EBILL_PATH, CARD), "preferences-saved"),
  });
}
