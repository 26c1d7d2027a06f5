import { z } from "zod";
import {
  getHasExtendedPolicy,
  getPreferences,
  listRelevantPreferences,
  savePreferences,
  type Preferences,
  type PreferencesBody,
} from "#server/gateway/calls/member/account.ts";
import type { Gateway } from "#server/gateway/transport/gateway.ts";
import { getRuntime } from "#server/runtime.ts";
import type { Session } from "#server/session/session.ts";
import {
  initialPreferences,
  type PreferenceControl,
  preferencesToSend,
  type PreferenceForm,
} from "#app/rules/account/preferences.ts";
import { isEmailAddress } from "#app/rules/forms/email-address.ts";
import { preferencesText } from "#app/text/account/preferences.ts";
import { choiceField, invalid, textField, tickField } from "../field-schemas.ts";
import { absentField, onBehalfField, recordConsent } from "#app/sign-in/on-behalf.ts";
import { renderedIn } from "./preference-fields.tsx";
import { tellFormerAddress } from "#server/gateway/calls/member/account-notices.ts";
import type { Context } from "#server/middleware/context.ts";
import { memberContext } from "#server/middleware/member.ts";
import { outcomeOf } from "../submit/write-outcome.ts";

/**
 * The saved values, the controls that apply to this member, and the form's initial values (§5): a
 * box is "Y" or empty.
 */
export async function readPreferences(gateway: Gateway) {
  const [saved, relevant, hasExtendedPolicy] = await Promise.all([
    getPreferences(gateway),
    listRelevantPreferences(gateway),
    findHasExtendedPolicy(gateway),
  ]);
  const initial = Object.entries(initialPreferences(saved, { hasExtendedPolicy }));
  return {
    saved,
    relevant,
    initial: Object.fromEntries(
      initial.map(([name, value]) => [name, value === true ? "Y" : value || ""]),
    ),
  };
}

/** Only where the carrier configured the path; without it no policy counts as extended (S-27). */
async function findHasExtendedPolicy(gateway: Gateway): Promise<boolean> {
  const path = getRuntime().settings.GATEWAY_PATHS["account/policy-details"];
  return path === undefined ? false : getHasExtendedPolicy(gateway);
}

/** The member's controls that the posted form had (T-45); a forged marker adds none. */
export function renderedControls<Control extends string>(
  form: FormData,
  controls: readonly Control[],
) {
  const rendered = renderedIn(form.get("rendered"));
  return controls.filter((name) => rendered.includes(name));
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
    emailAddress: textField(
      emailAddress,
      (text) => (isEmailAddress(text) ? undefined : "pattern"),
      invalid("emailAddress"),
    ),
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

type Sending = {
  /** The pattern of the page, for the audit trail. */
  readonly pattern: string;
  /** The controls that the form had. */
  readonly shown: readonly PreferenceControl[];
  readonly typed: PreferenceForm;
};

/** Whether the gateway notifies the former address (`account/email-changed`). */
export const isFormerAddressTold = (): boolean =>
  getRuntime().settings.GATEWAY_PATHS["account/email-changed"] !== undefined;

/**
 * The save of preferences after sign-in (T-45); a former e-mail address is notified of a new one.
 */
export function preferencesSave(context: Context, { pattern, shown, typed }: Sending) {
  const { gateway, session } = context.get(memberContext);
  const bodyOf = (saved: Preferences) => preferencesToSend(saved, shown, typed);
  return {
    bodyOf,
    isSaved: (now: Preferences, before: Preferences) => arePreferencesSaved(now, bodyOf(before)),
    write: async (before: Preferences) => outcomeOf(await savePreferences(gateway, bodyOf(before))),
    async onWritten(ok: boolean, before: Preferences) {
      recordConsent(context, session, { event: "preferences", pattern, ok });
      if (ok) await tellFormerIfChanged(gateway, before.emailAddress, typed.emailAddress);
    },
  };
}

/** The former address, where mail went until now. A fault is in the log, and undoes nothing. */
export async function tellFormerIfChanged(
  gateway: Gateway,
  before: string | null,
  typed: string | undefined,
): Promise<void> {
  const previousEmailAddress = before?.trim() ?? "";
  const emailAddress = typed?.trim() ?? previousEmailAddress;
  const isSame = previousEmailAddress.toLowerCase() === emailAddress.toLowerCase();
  if (previousEmailAddress === "" || isSame || !isFormerAddressTold()) return;
  await tellFormerAddress(gateway, { previousEmailAddress, emailAddress });
}

/** Whether the saved values equal the sent ones. */
export function arePreferencesSaved(saved: Preferences, sent: PreferencesBody): boolean {
  const asSent = preferencesToSend(saved, [], { emailAddress: saved.emailAddress ?? "" });
  return JSON.stringify(asSent) === JSON.stringify(sent);
}
