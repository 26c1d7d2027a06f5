import { attemptSecurityQuestions } from "#server/gateway/calls/security.ts";
import { getPreferences } from "#server/gateway/calls/account.ts";
import type { MemberRequest } from "#server/middleware/member.ts";
import { loadPreferences } from "#app/forms/preferences-form.ts";
import { troubleSentence } from "#app/forms/refuse.ts";
import { seenVersionOf } from "#app/forms/seen-version.ts";
import { isFormerAddressTold } from "#app/forms/send-preferences.ts";
import { loadTogether } from "#app/frame/load-together.ts";
import { orUnread } from "#app/frame/optional.ts";
import { settingsText as text } from "#app/text/settings.ts";
import { viewPreferences } from "./view-preferences.ts";

/** The card whose form is open. */
export type EditedCard = "questions" | "preferences" | null;
/** The forms that are posted here: those of the cards, and the one that ends the other sessions. */
export type PostedForm = EditedCard | "sessions";

/** What the page shows (S-08): the preferences, and the questions to choose from while they are asked. */
export async function loadSettings({ gateway, session }: MemberRequest, edited: EditedCard) {
  const acting = session.staff !== null;
  const { preferences, questions } = await loadTogether({
    preferences: orUnread(gateway.ask(findPreferences)),
    questions: edited === "questions" && !acting ? findQuestions(gateway) : null,
  });
  return {
    edited,
    acting,
    username: session.username,
    preferences: preferences === "unread" ? null : preferences,
    questions,
  };
}

async function findPreferences(gateway: MemberRequest["gateway"]) {
  const [{ shown, initial }, saved] = await Promise.all([
    loadPreferences(gateway),
    getPreferences(gateway),
  ]);
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
  const options = found.value.map(({ id, question }) => ({ value: id, label: question }));
  return { options, trouble: null };
}

export type SettingsView = Awaited<ReturnType<typeof loadSettings>>;
