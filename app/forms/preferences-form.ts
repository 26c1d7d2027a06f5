import { z } from "zod";
import {
  getHasExtendedPolicy,
  getPreferences,
  listRelevantPreferences,
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
} from "#app/rules/sign-in/preferences.ts";
import { preferencesText } from "#app/text/preferences.ts";
import { choiceField, textField, tickField } from "./field-schemas.ts";
import { absentField, onBehalfField } from "#app/sign-in/on-behalf.ts";
import type { Typed } from "./rendered-controls.ts";

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
