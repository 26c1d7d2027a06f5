import { attemptSecurityQuestions } from "#server/gateway/calls/sign-in/security.ts";
import type { MemberRequest } from "#server/middleware/member.ts";
import { isFormerAddressTold, readPreferences } from "#app/forms/preferences/preferences-form.ts";
import { findProviderOf } from "#app/sign-in/provider-visit.ts";
import { providerText } from "#app/text/sign-in/login.ts";
import type { Brand } from "#server/brands/brand.ts";
import type { Session } from "#server/session/session.ts";
import { troubleSentence } from "#app/forms/submit/refuse.ts";
import { optionOf } from "#app/lists/view-fields.ts";
import { carrierText } from "#app/components/ui/text/CarrierText.tsx";
import { seenVersionOf } from "#app/forms/submit/submit-save.ts";
import { awaitAll, orUnavailable } from "#app/frame/loading/load.ts";
import { settingsText as text } from "#app/text/account/settings.ts";
import type { Definition } from "#app/components/ui/text/DefinitionList.tsx";
import {
  listShownControls,
  type PreferenceControl,
  type SavedPreferences,
} from "#app/rules/account/preferences.ts";

export type EditedCard = "questions" | "preferences" | null;
/** The forms that are posted here: those of the cards, and the one that ends the other sessions. */
export type PostedForm = EditedCard | "sessions";

/**
 * The page's data (S-08): the preferences, and the questions to choose from while the form is open.
 */
export async function loadSettings({ gateway, session, brand }: MemberRequest, edited: EditedCard) {
  const isStaffActing = session.staff !== null;
  const { preferences, questions } = await awaitAll({
    preferences: orUnavailable(gateway.ask(findPreferences)),
    questions: edited === "questions" && !isStaffActing ? findQuestions(gateway) : null,
  });
  return {
    edited,
    isStaffActing,
    username: session.username,
    // Staff's own provider says nothing of the member's password.
    passwordAtProvider: isStaffActing ? null : findPasswordAtProvider(session, brand),
    preferences: preferences === "unavailable" ? null : preferences,
    questions,
  };
}

/** Where the password is changed of who came from the brand's identity provider; null for others. */
function findPasswordAtProvider(session: Session, brand: Brand): string | null {
  const provider = findProviderOf(session, brand);
  return provider && providerText.passwordThere(provider.fields.name);
}

async function findPreferences(gateway: MemberRequest["gateway"]) {
  const { saved, relevant, initial } = await readPreferences(gateway);
  const shown = listShownControls(relevant);
  return {
    shown,
    initial,
    version: seenVersionOf(saved),
    items: viewPreferences(saved, shown),
    formerIsTold: saved.emailAddress !== null && isFormerAddressTold(),
  };
}

async function findQuestions(gateway: MemberRequest["gateway"]) {
  const found = await attemptSecurityQuestions(gateway);
  if (!found.ok) {
    return { options: [], trouble: troubleSentence(found.error, text.questions.unavailable) };
  }
  const options = found.value.map(({ id, question }) => optionOf(id, carrierText(question)));
  return { options, trouble: null };
}

export type SettingsView = Awaited<ReturnType<typeof loadSettings>>;

const words = text.preferences;

const TERMS: Readonly<Record<PreferenceControl, string>> = {
  emailBreakingNews: words.news,
  electronicEob: words.eob,
  electronicMedicareMailing: words.medicare,
  discontinuePaperStatements: words.statements,
  emailWhenBillReady: words.invoice,
  emailPaymentReminder: words.reminder,
};

/**
 * For each preference that applies to the member: the mail it controls, the channel and the first
 * day (S-08).
 */
export function viewPreferences(
  saved: SavedPreferences,
  shown: readonly PreferenceControl[],
): (Definition & { value: string; isAddress?: boolean })[] {
  const email = saved.emailAddress?.trim() ?? "";
  return [
    email === ""
      ? { term: words.email, value: words.noEmail }
      : { term: words.email, value: email, isAddress: true },
    ...shown.map((name) => {
      const chosen = saved[name];
      const value = chosen === null ? words.unset : words.values[name][chosen ? "Y" : "N"];
      return { term: TERMS[name], value };
    }),
  ];
}
