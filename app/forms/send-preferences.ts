import type { RouterContextProvider } from "react-router";
import {
  attemptFreshPreferences,
  savePreferences,
  type Preferences,
} from "#server/gateway/calls/account.ts";
import { tellFormerAddress } from "#server/gateway/calls/email-changed.ts";
import type { GatewayError } from "#server/gateway/transport/errors.ts";
import type { Gateway } from "#server/gateway/transport/gateway.ts";
import { isRefusal } from "#server/gateway/transport/refusal.ts";
import { memberContext } from "#server/middleware/member.ts";
import { getRuntime } from "#server/runtime.ts";
import {
  preferencesToSend,
  type PreferenceControl,
  type PreferenceForm,
  type PreferencesToSend,
} from "#app/rules/sign-in/preferences.ts";
import { auditConsent } from "#app/sign-in/on-behalf.ts";
import { preferencesText } from "#app/text/preferences.ts";
import { settingsText } from "#app/text/settings.ts";
import { isSavedAnyway, saveTrouble } from "./find-out.ts";
import type { Outcome } from "./outcome.ts";
import { changedMeanwhile, isChangedMeanwhile } from "./seen-version.ts";
import { finishForm } from "./submit-guarded.ts";

const { preferences: text } = settingsText;

type Context = Readonly<RouterContextProvider>;

type Sending = {
  /** The pattern of the page, for the audit trail. */
  readonly pattern: string;
  /** The controls that the form had. */
  readonly shown: readonly PreferenceControl[];
  /** The version of what the form was filled in with. */
  readonly seen: string;
  readonly typed: PreferenceForm;
};

/** Whether the gateway has a former address told (`account/email-changed`). */
export const isFormerAddressTold = (): boolean =>
  getRuntime().settings.GATEWAY_PATHS["account/email-changed"] !== undefined;

/**
 * The parts of a form that changes preferences after sign-in (T-45): the save, what a lost answer
 * means, and the answer to the form, which leads to `done`. What another tab or browser saved in the
 * meantime is shown first.
 */
export function preferencesSubmit(context: Context, done: string) {
  const { gateway, session } = context.get(memberContext);

  /** The former address, where mail went until now. A fault is in the log, and undoes nothing. */
  async function tellFormer(before: string | null, emailAddress: string): Promise<void> {
    const previousEmailAddress = before?.trim() ?? "";
    const isSame = previousEmailAddress.toLowerCase() === emailAddress.toLowerCase();
    if (previousEmailAddress === "" || isSame || !isFormerAddressTold()) return;
    await tellFormerAddress(gateway, { previousEmailAddress, emailAddress });
  }

  async function save({ pattern, shown, seen, typed }: Sending): Promise<Outcome<null, "changed">> {
    const fresh = await attemptFreshPreferences(gateway);
    if (!fresh.ok) return { kind: "trouble", error: fresh.error };
    const before = fresh.value;
    const body = preferencesToSend(before, shown, typed);
    if (isChangedMeanwhile(seen, before)) {
      // Or it was this very form, sent once more after a save whose answer was lost.
      if (isSaved(before, body)) return { kind: "ok", value: null };
      return { kind: "refused", reason: "changed" };
    }
    await auditConsent(context, session, { event: "preferences", pattern }, async () => {
      const answer = await savePreferences(gateway, body);
      // Thrown, so that the audit trail has it as failed.
      if (!answer.ok && !(await arePreferencesSaved(gateway, answer.error, { before, body }))) {
        throw answer.error;
      }
    });
    await tellFormer(before.emailAddress, body.emailAddress);
    return { kind: "ok", value: null };
  }

  const trouble = async (error: GatewayError) =>
    isRefusal(error) ? [preferencesText.refused] : saveTrouble(gateway, text)(error);

  return {
    save,
    trouble,
    answer: (outcome: { readonly kind: "ok" | "refused" }) =>
      outcome.kind === "ok" ? finishForm(context, done, "preferences-saved") : changedMeanwhile,
  };
}

/** Whether preferences were saved although their save met this error. */
export const arePreferencesSaved = (
  gateway: Gateway,
  error: GatewayError,
  { before, body }: { readonly before: Preferences; readonly body: PreferencesToSend },
): Promise<boolean> =>
  isSavedAnyway(error, {
    read: () => attemptFreshPreferences(gateway),
    isSaved: (now) => (isSaved(now, body) ? true : isSaved(now, asSent(before)) ? false : null),
  });

/** Saved preferences as they would be sent back. */
const asSent = (saved: Preferences): PreferencesToSend =>
  preferencesToSend(saved, [], { emailAddress: saved.emailAddress ?? "" });

const isSaved = (saved: Preferences, body: PreferencesToSend): boolean =>
  JSON.stringify(asSent(saved)) === JSON.stringify(body);
