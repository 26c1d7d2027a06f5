import {
  EBILL_CONTROLS,
  preferencesToSend,
  type PreferencesToSend,
  type SavedPreferences,
} from "../sign-in/preferences.ts";

export type EbillControl = (typeof EBILL_CONTROLS)[number];

/** What a member chose about their bills; what is not shown is missing. */
export type EbillChoices = { readonly [Control in EbillControl]?: boolean | undefined };

/** The controls about bills that concern this member, in the order of the page (PREFS-09). */
export function listEbillControls(relevant: readonly string[]): EbillControl[] {
  return EBILL_CONTROLS.filter((name) => relevant.includes(name));
}

/** What is saved about bills alone: a change of anything else is no conflict. */
export function ebillChoicesOf(saved: SavedPreferences): Record<EbillControl, boolean | null> {
  const { discontinuePaperStatements, emailWhenBillReady, emailPaymentReminder } = saved;
  return { discontinuePaperStatements, emailWhenBillReady, emailPaymentReminder };
}

/** The body of the write (T-45): only what is shown changes, and all else goes back as it came. */
export function ebillPreferencesToSend(
  saved: SavedPreferences,
  shown: readonly EbillControl[],
  typed: EbillChoices,
): Omit<PreferencesToSend, "emailAddress"> & { readonly emailAddress: string | null } {
  const { emailAddress } = saved;
  const form = { ...typed, emailAddress: emailAddress ?? "" };
  return { ...preferencesToSend(saved, shown, form), emailAddress };
}

/** Whether the choices show in what is saved now. */
export function areEbillChoicesSaved(
  sent: { readonly [Control in EbillControl]: "Y" | "N" | null },
  after: SavedPreferences,
): boolean {
  return EBILL_CONTROLS.every((name) => {
    const saved = after[name];
    return sent[name] === (saved === null ? null : saved ? "Y" : "N");
  });
}
