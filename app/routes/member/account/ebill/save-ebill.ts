import type { RouterContextProvider } from "react-router";
import {
  attemptFreshPreferences,
  listRelevantPreferences,
  savePreferences,
} from "#server/gateway/calls/account.ts";
import { isRefusal } from "#server/gateway/transport/refusal.ts";
import { memberContext } from "#server/middleware/member.ts";
import { savedHref } from "#app/components/forms/EditCard.tsx";
import { isSavedAnyway, saveTrouble } from "#app/forms/find-out.ts";
import type { Answered, Trouble } from "#app/forms/outcome.ts";
import { preferencesSchema } from "#app/forms/preferences-form.ts";
import { renderedIn } from "#app/forms/rendered-controls.ts";
import { changedMeanwhile, isChangedMeanwhile, seenField } from "#app/forms/seen-version.ts";
import { finishForm, submitGuarded } from "#app/forms/submit-guarded.ts";
import {
  areEbillChoicesSaved,
  ebillChoicesOf,
  ebillPreferencesToSend,
  listEbillControls,
} from "#app/rules/account/ebill-preferences.ts";
import { auditConsent } from "#app/sign-in/on-behalf.ts";
import { ebillText } from "#app/text/ebill.ts";
import { preferencesText } from "#app/text/preferences.ts";
import { CARD, EBILL_PATH } from "./ebill-address.ts";

const text = ebillText.preferences;

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

  return submitGuarded(request, context, {
    schema: (form) => {
      const shown = shownIn(form.get("rendered"));
      return preferencesSchema(shown, session)
        .omit({ emailAddress: true })
        .extend({ seen: seenField })
        .transform((typed) => ({ ...typed, shown }));
    },
    sender: `${session.id} ${pattern}`,
    work: async ({ seen, shown, ...typed }): Promise<Answered<null, "changed"> | Trouble> => {
      const now = await attemptFreshPreferences(gateway);
      if (!now.ok) return { kind: "trouble", error: now.error };
      if (isChangedMeanwhile(seen, ebillChoicesOf(now.value))) {
        return { kind: "refused", reason: "changed" };
      }
      const body = ebillPreferencesToSend(now.value, shown, typed);
      return auditConsent(context, session, { event: "preferences", pattern }, async () => {
        const sent = await savePreferences(gateway, body);
        if (sent.ok) return { kind: "ok", value: null };
        const isThere = await isSavedAnyway(sent.error, {
          read: () => attemptFreshPreferences(gateway),
          isSaved: (after) => areEbillChoicesSaved(body, after),
        });
        if (isThere) return { kind: "ok", value: null };
        // Thrown, so that the audit trail has it as failed.
        throw sent.error;
      });
    },
    trouble: (error) =>
      isRefusal(error) ? [preferencesText.refused] : saveTrouble(gateway, text)(error),
    answer: ({ kind }) =>
      kind === "ok"
        ? finishForm(context, savedHref(EBILL_PATH, CARD), "preferences-saved")
        : changedMeanwhile,
  });
}
