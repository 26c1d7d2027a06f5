import type { RouterContextProvider } from "react-router";
import {
  attemptFreshPreferences,
  savePreferences,
  type Preferences,
} from "#server/gateway/calls/account.ts";
import { tellFormerAddress } from "#server/gateway/calls/account-notices.ts";
import type { GatewayError } from "#server/gateway/transport/errors.ts";
import type { Gateway } from "#server/gateway/transport/gateway.ts";
import { memberContext } from "#server/middleware/member.ts";
import { getRuntime } from "#server/runtime.ts";
import {
  preferencesToSend,
  type PreferenceControl,
  type PreferenceForm,
  type PreferencesToSend,
} from "#app/rules/sign-in/preferences.ts";
import { recordConsent } from "#app/sign-in/on-behalf.ts";
import { isSavedAnyway } from "./find-out.ts";
import { outcomeOf } from "./outcome.ts";
import type { Save } from "./submit-save.ts";

type Context = Readonly<RouterContextProvider>;

type Sending = {
  /** The pattern of the page, for the audit trail. */
  readonly pattern: string;
  /** The controls that the form had. */
  readonly shown: readonly PreferenceControl[];
  readonly typed: PreferenceForm;
};

/** Whether the gateway has a former address told (`account/email-changed`). */
export const isFormerAddressTold = (): boolean =>
  getRuntime().settings.GATEWAY_PATHS["account/email-changed"] !== undefined;

/**
 * The save of a form that changes preferences after sign-in (T-45), as `submitSave` takes it. Where
 * the e-mail address changed, the former one is told.
 */
export function preferencesSave(
  context: Context,
  { pattern, shown, typed }: Sending,
): Save<Preferences, unknown, string | null> {
  const { gateway, session } = context.get(memberContext);
  const bodyOf = (saved: Preferences) => preferencesToSend(saved, shown, typed);
  return {
    isSaved: (now, before) => areAsSent(now, bodyOf(before)),
    write: async (before) => outcomeOf(await savePreferences(gateway, bodyOf(before))),
    async onWritten(ok, before) {
      recordConsent(context, session, { event: "preferences", pattern, ok });
      if (ok) await tellFormer(gateway, before.emailAddress, bodyOf(before).emailAddress);
    },
  };
}

/** The former address, where mail went until now. A fault is in the log, and undoes nothing. */
async function tellFormer(gateway: Gateway, before: string | null, emailAddress: string) {
  const previousEmailAddress = before?.trim() ?? "";
  const isSame = previousEmailAddress.toLowerCase() === emailAddress.toLowerCase();
  if (previousEmailAddress === "" || isSame || !isFormerAddressTold()) return;
  await tellFormerAddress(gateway, { previousEmailAddress, emailAddress });
}

/** Whether preferences were saved although their save met this error. */
export const arePreferencesSaved = (
  gateway: Gateway,
  error: GatewayError,
  sent: PreferencesToSend,
): Promise<boolean> =>
  isSavedAnyway(error, {
    read: () => attemptFreshPreferences(gateway),
    isSaved: (now) => areAsSent(now, sent),
  });

/** Saved preferences as they would be sent back. */
const asSent = (saved: Preferences): PreferencesToSend =>
  preferencesToSend(saved, [], { emailAddress: saved.emailAddress ?? "" });

const areAsSent = (saved: Preferences, body: PreferencesToSend): boolean =>
  JSON.stringify(asSent(saved)) === JSON.stringify(body);
