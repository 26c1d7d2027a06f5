import type { Preferences, PreferencesBody } from "#server/gateway/calls/member/account.ts";

/** Yes or no on the wire and in radio buttons (§3 "Preferences", §5). */
type YesNo = "Y" | "N";

/** A member's saved preferences (§3 "Preferences"); null if nothing was ever chosen. */
export type SavedPreferences = Readonly<Preferences>;

/** Every preference with a control on the page, besides the e-mail. */
export const CONTROLS = [
  "emailBreakingNews",
  "electronicEob",
  "electronicMedicareMailing",
  "discontinuePaperStatements",
  "emailWhenBillReady",
  "emailPaymentReminder",
] as const satisfies readonly (keyof SavedPreferences)[];

export type PreferenceControl = (typeof CONTROLS)[number];
export type EbillControl = (typeof EBILL_CONTROLS)[number];

/** The controls of preferences about bills, in the order of the page (S-11). */
export const EBILL_CONTROLS = [
  "discontinuePaperStatements",
  "emailWhenBillReady",
  "emailPaymentReminder",
] as const satisfies readonly PreferenceControl[];

const CHECKBOXES: ReadonlySet<PreferenceControl> = new Set([
  "emailBreakingNews",
  "emailWhenBillReady",
  "emailPaymentReminder",
]);

/**
 * The submitted form; unchecked boxes may be missing, and so may the address where the form has no
 * field for it.
 */
export type PreferenceForm = { readonly emailAddress?: string } & {
  readonly [Control in PreferenceControl]?: boolean | undefined;
};

/** The controls in page order (§2): breaking news always, others where relevant (T-47). */
export function listShownControls(relevant: readonly string[]): PreferenceControl[] {
  return CONTROLS.filter((name) => name === "emailBreakingNews" || relevant.includes(name));
}

/** The controls about bills that concern this member, in the order of the page (PREFS-09). */
export const listEbillControls = (relevant: readonly string[]): EbillControl[] =>
  EBILL_CONTROLS.filter((name) => relevant.includes(name));

/** The saved choices about bills: a change of any other choice is no conflict. */
export function ebillChoicesOf(saved: SavedPreferences): Record<EbillControl, boolean | null> {
  const { discontinuePaperStatements, emailWhenBillReady, emailPaymentReminder } = saved;
  return { discontinuePaperStatements, emailWhenBillReady, emailPaymentReminder };
}

/** Whether the saved values show the sent choices about bills. */
export const areEbillChoicesSaved = (
  sent: Pick<PreferencesBody, EbillControl>,
  now: SavedPreferences,
): boolean => EBILL_CONTROLS.every((name) => sent[name] === findYesNo(now[name]));

/**
 * Whether something the member must decide is still open (§4 "Post-login routing", T-46): a name
 * that is relevant, was never chosen, and has a control on the page. Without the last condition a
 * name the page cannot ask about would send the member back to it for ever.
 */
export function hasUnsetPreference(saved: SavedPreferences, relevant: readonly string[]): boolean {
  return CONTROLS.some((name) => relevant.includes(name) && saved[name] === null);
}

/** The reason why a sign-in leads to the page of preferences (§4): null for a visit by choice. */
export function findMissing(
  saved: SavedPreferences,
  relevant: readonly string[],
): "email" | "choices" | "both" | null {
  const choices = hasUnsetPreference(saved, relevant);
  if (isEmailMissing(saved)) return choices ? "both" : "email";
  return choices ? "choices" : null;
}

/** Whether the e-mail address is missing (§4 "Post-login routing"): null or blank. */
export function isEmailMissing(saved: Pick<SavedPreferences, "emailAddress">): boolean {
  return (saved.emailAddress ?? "").trim() === "";
}

/** The form's first values (§5): as saved, else paperless unless the policy is extended (T-45). */
export function initialPreferences(
  saved: SavedPreferences,
  policy: { readonly hasExtendedPolicy: boolean },
) {
  const paperless = !policy.hasExtendedPolicy;
  return {
    emailAddress: saved.emailAddress ?? "",
    electronicEob: toYesNo(saved.electronicEob ?? paperless),
    discontinuePaperStatements: toYesNo(saved.discontinuePaperStatements ?? paperless),
    electronicMedicareMailing: toYesNo(saved.electronicMedicareMailing ?? true),
    emailWhenBillReady: saved.emailWhenBillReady ?? paperless,
    emailPaymentReminder: saved.emailPaymentReminder ?? paperless,
    emailBreakingNews: saved.emailBreakingNews ?? false,
  };
}

/**
 * The body of the write (§5, T-45). It replaces everything, so a field without a shown control
 * keeps its saved value, null included, and ignores the form. A missing checkbox means N where it
 * was shown; a missing radio stays unanswered.
 */
export function preferencesToSend(
  saved: SavedPreferences,
  shown: readonly PreferenceControl[],
  form: PreferenceForm,
): PreferencesBody {
  const choice = (name: PreferenceControl): YesNo | null => {
    if (!shown.includes(name)) return findYesNo(saved[name]);
    return findYesNo(form[name] ?? (CHECKBOXES.has(name) ? false : saved[name]));
  };
  return {
    emailAddress: form.emailAddress?.trim() ?? saved.emailAddress,
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

function findYesNo(value: boolean | null): YesNo | null {
  return value === null ? null : toYesNo(value);
}

function toYesNo(value: boolean): YesNo {
  return value ? "Y" : "N";
}
