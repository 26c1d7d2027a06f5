import { pendingContext } from "#server/middleware/pending.ts";
import { findDraftValues } from "#app/forms/form-answer.ts";
import { FormPage } from "#app/forms/form-page.tsx";
import { isAnsweringForm, finishForm, submitGuarded } from "#app/forms/submit/submit-guarded.ts";
import { preferencesText } from "#app/text/account/preferences.ts";
import { PreferenceFields, valuesToShow } from "#app/forms/preferences/preference-fields.tsx";
import {
  arePreferencesSaved,
  preferencesSchema,
  readPreferences,
  renderedControls,
  tellFormerIfChanged,
} from "#app/forms/preferences/preferences-form.ts";
import type { Route } from "./+types/update-preferences.ts";
import { LANDING_PATH } from "#app/rules/sign-in/landing-path.ts";
import {
  attemptFreshPreferences,
  getPreferences,
  listRelevantPreferences,
  savePreferences,
  type Preferences,
} from "#server/gateway/calls/member/account.ts";
import type { Gateway } from "#server/gateway/transport/gateway.ts";
import type { PendingSession } from "#server/session/session.ts";
import { isRefusal } from "#server/gateway/transport/errors.ts";
import { outcomeWords, wasSavedDespiteError } from "#app/forms/submit/write-outcome.ts";
import { troubleParagraphs } from "#app/forms/submit/refuse.ts";
import {
  findMissing,
  listShownControls,
  preferencesToSend,
} from "#app/rules/account/preferences.ts";
import { auditConsent } from "#app/sign-in/on-behalf.ts";

/** How a member wants to hear from the carrier (§2 "Update-preferences page"). */
export const loader = async ({ context, url }: Route.LoaderArgs) => {
  const { pending, gateway } = context.get(pendingContext);
  const load = context.get(isAnsweringForm) ? readAgain : readPreferences;
  const { saved, relevant, initial } = await load(gateway);
  return {
    shown: listShownControls(relevant),
    initial,
    // The reason for the page (§4).
    missing: saved === null ? null : findMissing(saved, relevant),
    isStaffActing: pending.staff !== null,
    draft: findDraftValues(context, url.pathname),
  };
};

/** The page's data for a rejected form, which keeps its typed values and needs no saved ones. */
async function readAgain(gateway: Gateway) {
  const [saved, relevant] = await Promise.all([
    getPreferences(gateway).catch(() => null),
    listRelevantPreferences(gateway),
  ]);
  return { saved, relevant, initial: {} };
}

/**
 * Saves the preferences (§4 "Preferences submit", §5, T-45). Trouble of the save is shown above the
 * form, which keeps what was chosen; a 401 ends the session.
 */
export async function action({ request, context, pattern }: Route.ActionArgs) {
  const { pending, gateway } = context.get(pendingContext);
  const relevant = await listRelevantPreferences(gateway);
  return submitGuarded(request, context, {
    schema: (form) => {
      const shown = renderedControls(form, listShownControls(relevant));
      return preferencesSchema(shown, pending).transform((typed) => ({ shown, typed }));
    },
    async work({ shown, typed }) {
      // Past the cache: the address on file may have changed since the form was opened.
      const fresh = await attemptFreshPreferences(gateway);
      if (!fresh.ok) return { kind: "trouble", error: fresh.error };
      const saved = fresh.value;
      if (!mayHave(typed.emailAddress, pending, saved)) return { kind: "refused", reason: null };
      const body = preferencesToSend(saved, shown, typed);
      return auditConsent(context, pending, { event: "preferences", pattern }, async () => {
        const sent = await savePreferences(gateway, body);
        const readBack = {
          read: () => attemptFreshPreferences(gateway),
          isSaved: (now: Preferences) => arePreferencesSaved(now, body),
        };
        // Thrown, so that the audit trail has it as failed.
        if (!sent.ok && !(await wasSavedDespiteError(sent.error, readBack))) throw sent.error;
        await tellFormerIfChanged(gateway, saved.emailAddress, body.emailAddress ?? undefined);
        return { kind: "ok", value: null } as const;
      });
    },
    trouble: (error) => {
      if (error.entry === 401) return gateway.fail(error);
      if (isRefusal(error)) return [preferencesText.refused];
      return troubleParagraphs(error, outcomeWords(error, preferencesText));
    },
    answer: ({ kind }) =>
      kind === "ok"
        ? finishForm(context, LANDING_PATH, "preferences-saved")
        : { fieldErrors: { emailAddress: [preferencesText.keptAddress] } },
  });
}

/**
 * Whether this form may set this address. Only a sign-in by password may change one that is on file:
 * a group switch within an open session, an arrival by token and staff lead here without one, and go
 * to the settings for it, where the password is required.
 */
function mayHave(
  typed: string,
  { groupChosen, username }: PendingSession,
  { emailAddress }: Preferences,
): boolean {
  const onFile = emailAddress?.trim().toLowerCase() ?? "";
  const byPassword = username !== null && !groupChosen;
  return byPassword || onFile === "" || typed.toLowerCase() === onFile;
}

/** An invalid submit scrolls here, in pixels (§5). */
const ERRORS_AT = 600;

export default function UpdatePreferences({ loaderData, actionData }: Route.ComponentProps) {
  const { isStaffActing, shown, initial, missing, draft } = loaderData;
  return (
    <FormPage
      title={preferencesText.title}
      heading={preferencesText.heading}
      intro={<p>{missing === null ? preferencesText.intro : preferencesText.missing[missing]}</p>}
      answer={actionData}
      draft={draft}
      restore={(typed) => valuesToShow(initial, typed)}
      scrollOnErrors={ERRORS_AT}
      isStaffActing={isStaffActing}
      submit={preferencesText.submit}
    >
      {(form) => <PreferenceFields shown={shown} form={form} />}
    </FormPage>
  );
}
