/** A yes or no as the gateway and the form's radios spell it (§3 "Preferences", §5). */
export type YesNo = "Y" | "N";

/** What a member chose so far (§3 "Preferences"); null where nothing was ever chosen. */
export type SavedPreferences = {
  readonly emailAddress: string | null;
  readonly electronicEob: boolean | null;
  readonly emailBreakingNews: boolean | null;
  readonly electronicMedicareMailing: boolean | null;
  readonly emailPaymentReminder: boolean | null;
  readonly emailAutopayWithdrawalReminder: boolean | null;
  readonly discontinuePaperStatements: boolean | null;
  readonly emailWhenBillReady: boolean | null;
  readonly emailEwpNotification: boolean | null;
  readonly showEwpLandingPage: boolean | null;
};

/** Every preference that the page can ask about, besides the e-mail. */
export const CONTROLS = [
  "emailBreakingNews",
  "electronicEob",
  "electronicMedicareMailing",
  "discontinuePaperStatements",
  "emailWhenBillReady",
  "emailPaymentReminder",
] as const satisfies readonly (keyof SavedPreferences)[];

/** A preference that has a control on the page (§2 "Update-preferences"), besides the e-mail. */
export type PreferenceControl = (typeof CONTROLS)[number];

const CHECKBOXES: ReadonlySet<PreferenceControl> = new Set([
  "emailBreakingNews",
  "emailWhenBillReady",
  "emailPaymentReminder",
]);

/** What the form starts with: radios as Y or N, checkboxes as boolean (T-45). */
export type PreferenceValues = {
  readonly electronicEob: YesNo;
  readonly discontinuePaperStatements: YesNo;
  readonly electronicMedicareMailing: YesNo;
  readonly emailWhenBillReady: boolean;
  readonly emailPaymentReminder: boolean;
  readonly emailBreakingNews: boolean;
};

/** What came back from the form; a box that was left unchecked may be missing. */
export type PreferenceForm = { readonly emailAddress: string } & {
  readonly [Control in PreferenceControl]?: boolean | undefined;
};

/** The body of PUT account/preferences (§7): every field, Y or N, null where never chosen. */
export type PreferencesToSend = { readonly emailAddress: string } & {
  readonly [Field in Exclude<keyof SavedPreferences, "emailAddress">]: YesNo | null;
};

/** Longest address that mail can be delivered to, in characters. */
const MAX_EMAIL_LENGTH = 254;

const LOCAL_PART = /^[A-Za-z\d.!#$%&'*+/=?^_`{|}~-]{1,64}$/;
const LABEL = /^[A-Za-z\d-]{1,63}$/;

/** What counts where nothing was chosen yet (§5); all paperless unless the policy is extended. */
export function preferenceDefaults({
  hasExtendedPolicy,
}: {
  readonly hasExtendedPolicy: boolean;
}): PreferenceValues {
  return {
    electronicEob: toYesNo(!hasExtendedPolicy),
    discontinuePaperStatements: toYesNo(!hasExtendedPolicy),
    electronicMedicareMailing: "Y",
    emailWhenBillReady: !hasExtendedPolicy,
    emailPaymentReminder: !hasExtendedPolicy,
    emailBreakingNews: false,
  };
}

/**
 * The controls the page shows, in its order (§2 "Update-preferences"): breaking news always, the
 * others when the gateway names them relevant. Names without a control are ignored (T-47).
 */
export function listShownControls(relevant: readonly string[]): PreferenceControl[] {
  return CONTROLS.filter((name) => name === "emailBreakingNews" || relevant.includes(name));
}

/**
 * Whether something the member must decide is still open (§4 "Post-login routing", T-46): a name
 * that is relevant, was never chosen, and has a control on the page. Without the last condition a
 * name the page cannot ask about would send the member back to it for ever.
 */
export function hasUnsetPreference(saved: SavedPreferences, relevant: readonly string[]): boolean {
  return CONTROLS.some((name) => relevant.includes(name) && saved[name] === null);
}

/** Whether the e-mail address is missing (§4 "Post-login routing"): null or blank. */
export function isEmailMissing(saved: Pick<SavedPreferences, "emailAddress">): boolean {
  return (saved.emailAddress ?? "").trim() === "";
}

/** The form's first values (§5): a saved one wins over the default. */
export function initialPreferences(
  saved: SavedPreferences,
  policy: { readonly hasExtendedPolicy: boolean },
): PreferenceValues & { readonly emailAddress: string } {
  const defaults = preferenceDefaults(policy);
  return {
    emailAddress: saved.emailAddress ?? "",
    electronicEob: findYesNo(saved.electronicEob) ?? defaults.electronicEob,
    discontinuePaperStatements:
      findYesNo(saved.discontinuePaperStatements) ?? defaults.discontinuePaperStatements,
    electronicMedicareMailing:
      findYesNo(saved.electronicMedicareMailing) ?? defaults.electronicMedicareMailing,
    emailWhenBillReady: saved.emailWhenBillReady ?? defaults.emailWhenBillReady,
    emailPaymentReminder: saved.emailPaymentReminder ?? defaults.emailPaymentReminder,
    emailBreakingNews: saved.emailBreakingNews ?? defaults.emailBreakingNews,
  };
}

/**
 * The whole of what is sent back (§5, T-45). The write replaces everything, so a field whose
 * control was not shown goes back as it was saved, null included, whatever the form says of it. An
 * unchecked box is missing from a form and means N, but only where the box was shown; a radio that
 * is missing was not answered, and no answer is made up for it.
 */
export function preferencesToSend(
  saved: SavedPreferences,
  shown: readonly PreferenceControl[],
  form: PreferenceForm,
): PreferencesToSend {
  const choice = (name: PreferenceControl): YesNo | null => {
    if (!shown.includes(name)) return findYesNo(saved[name]);
    return findYesNo(form[name] ?? (CHECKBOXES.has(name) ? false : saved[name]));
  };
  return {
    emailAddress: form.emailAddress.trim(),
    electronicEob: choice("electronicEob"),
    emailBreakingNews: choice("emailBreakingNews"),
    electronicMedicareMailing: choice("electronicMedicareMailing"),
    emailPaymentReminder: choice("emailPaymentReminder"),
    emailAutopayWithdrawalReminder: findYesNo(saved.emailAutopayWithdrawalReminder),
    discontinuePaperStatements: choice("discontinuePaperStatements"),
    emailWhenBillReady: choice("emailWhenBillReady"),
    emailEwpNotification: findYesNo(saved.emailEwpNotification),
    showEwpLandingPage: findYesNo(saved.showEwpLandingPage),
  };
}

/**
 * Whether a text has the format of an e-mail address (§5 "Preferences"): what a browser's own
 * e-mail field accepts, and a dot in the domain, so that both agree with and without script.
 * Nothing is trimmed. No pattern here repeats inside a repetition, so the time taken grows with
 * the length only.
 */
export function isEmailAddress(text: string): boolean {
  if (text.length > MAX_EMAIL_LENGTH) return false;
  const [local = "", domain = "", ...more] = text.split("@");
  const labels = domain.split(".");
  return more.length === 0 && LOCAL_PART.test(local) && labels.length > 1 && labels.every(isLabel);
}

function findYesNo(value: boolean | null): YesNo | null {
  return value === null ? null : toYesNo(value);
}

function toYesNo(value: boolean): YesNo {
  return value ? "Y" : "N";
}

function isLabel(label: string): boolean {
  return LABEL.test(label) && !label.startsWith("-") && !label.endsWith("-");
}
