import { z } from "zod";
import {
  getHasExtendedPolicy,
  getPreferences,
  listRelevantPreferences,
  attemptFreshPreferences,
  savePreferences,
  type Preferences,
} from "#server/gateway/calls/account.ts";
import type { Gateway } from "#server/gateway/transport/gateway.ts";
import { getRuntime } from "#server/runtime.ts";
import type { Session } from "#server/session/session.ts";
import {
  findMissing,
  initialPreferences,
  isEmailAddress,
  listShownControls,
  type PreferenceControl,
  preferencesToSend,
  type PreferenceForm,
  type PreferencesToSend,
} from "#app/rules/sign-in/preferences.ts";
import { preferencesText } from "#app/text/preferences.ts";
import { choiceField, textField, tickField } from "./field-schemas.ts";
import { absentField, onBehalfField, recordConsent } from "#app/sign-in/on-behalf.ts";
import type { Typed } from "./preference-fields.tsx";
import type { RouterContextProvider } from "react-router";
import { tellFormerAddress } from "#server/gateway/calls/account-notices.ts";
import type { GatewayError } from "#server/gateway/transport/errors.ts";
import { memberContext } from "#server/middleware/member.ts";
import { wasSavedDespiteError, outcomeOf } from "./write-outcome.ts";
import type { Save } from "./submit-save.ts";

/** The controls this member has, their initial values (§5), and why they are asked (§4). */
export async function loadPreferences(gateway: Gateway) {
  const [saved, relevant, hasExtendedPolicy] = await Promise.all([
    getPreferences(gateway),
    listRelevantPreferences(gateway),
    findHasExtendedPolicy(gateway),
  ]);
  const initial = initialPreferences(saved, { hasExtendedPolicy });
  return {
    shown: listShownControls(relevant),
    initial: asTyped(initial),
    missing: findMissing(saved, relevant),
  };
}

/** The same for a form that came back, which has its values, and stands without the reason as well. */
export async function loadControls(gateway: Gateway) {
  const [saved, relevant] = await Promise.all([
    getPreferences(gateway).catch(() => null),
    listRelevantPreferences(gateway),
  ]);
  const missing = saved === null ? null : findMissing(saved, relevant);
  return { shown: listShownControls(relevant), initial: {}, missing };
}

const asField = (value: string | boolean) => (value === true ? "Y" : value === false ? "" : value);

/** Only where the carrier configured the path; without it no policy counts as extended (S-27). */
export async function findHasExtendedPolicy(gateway: Gateway): Promise<boolean> {
  const path = getRuntime().settings.GATEWAY_PATHS["account/policy-details"];
  return path === undefined ? false : getHasExtendedPolicy(gateway);
}

/** Values as the form has them: a box is "Y" or empty. */
export function asTyped(values: Readonly<Record<string, string | boolean>>): Typed {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, asField(value)]));
}

const { emailAddress, electronicEob, electronicMedicareMailing, discontinuePaperStatements } =
  preferencesText;

const yesOrNo = (label: string) =>
  choiceField(label, ["Y", "N"]).transform((value) => value === "Y");

/** The posted form: radios only where they were shown, so that no answer is made up (T-45). */
export function preferencesSchema(shown: readonly PreferenceControl[], session: Session) {
  const where = <Field extends z.ZodType>(name: PreferenceControl, field: Field) =>
    shown.includes(name) ? field : absentField;
  return z.object({
    emailAddress: textField(emailAddress, (text) => (isEmailAddress(text) ? undefined : "pattern")),
    emailBreakingNews: where("emailBreakingNews", tickField),
    electronicEob: where("electronicEob", yesOrNo(electronicEob.label)),
    electronicMedicareMailing: where(
      "electronicMedicareMailing",
      yesOrNo(electronicMedicareMailing.label),
    ),
    discontinuePaperStatements: where(
      "discontinuePaperStatements",
      yesOrNo(discontinuePaperStatements.label),
    ),
    emailWhenBillReady: where("emailWhenBillReady", tickField),
    emailPaymentReminder: where("emailPaymentReminder", tickField),
    onBehalf: onBehalfField(session),
  });
}

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
  wasSavedDespiteError(error, {
    read: () => attemptFreshPreferences(gateway),
    isSaved: (now) => areAsSent(now, sent),
  });

/** Saved preferences as they would be sent back. */
const asSent = (saved: Preferences): PreferencesToSend =>
  preferencesToSend(saved, [], { emailAddress: saved.emailAddress ?? "" });

const areAsSent = (saved: Preferences, body: PreferencesToSend): boolean =>
  JSON.stringify(asSent(saved)) === JSON.stringify(body);
