import type { Definition } from "#app/components/ui/DefinitionList.tsx";
import type { PreferenceControl, SavedPreferences } from "#app/rules/sign-in/preferences.ts";
import { settingsText } from "#app/text/settings.ts";

const text = settingsText.preferences;

const TERMS: Readonly<Record<PreferenceControl, string>> = {
  emailBreakingNews: text.news,
  electronicEob: text.eob,
  electronicMedicareMailing: text.medicare,
  discontinuePaperStatements: text.statements,
  emailWhenBillReady: text.invoice,
  emailPaymentReminder: text.reminder,
};

/** What comes, by which way and from when (S-08), for each preference that concerns the member. */
export function viewPreferences(
  saved: SavedPreferences,
  shown: readonly PreferenceControl[],
): (Definition & { value: string })[] {
  const email = saved.emailAddress?.trim() ?? "";
  return [
    { term: text.email, value: email === "" ? text.noEmail : email },
    ...shown.map((name) => {
      const chosen = saved[name];
      const value = chosen === null ? text.unset : text.says[name][chosen ? "Y" : "N"];
      return { term: TERMS[name], value };
    }),
  ];
}
