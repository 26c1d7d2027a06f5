import { href } from "react-router";
import { z } from "zod";
import {
  attemptFreshPreferences,
  listRelevantPreferences,
} from "#server/gateway/calls/member/account.ts";
import { tellAnswersChanged } from "#server/gateway/calls/member/account-notices.ts";
import {
  SECURITY_ANSWER_REASONS,
  saveSecurityAnswers,
} from "#server/gateway/calls/sign-in/security.ts";
import { auditParties, recordAudit } from "#server/middleware/audit.ts";
import type { Context } from "#server/middleware/context.ts";
import { memberContext } from "#server/middleware/member.ts";
import { getRuntime } from "#server/runtime.ts";
import { savedHref } from "#app/components/forms/EditCard.tsx";
import { saveTrouble, outcomeByReason } from "#app/forms/submit/write-outcome.ts";
import {
  preferencesSave,
  preferencesSchema,
  renderedControls,
} from "#app/forms/preferences/preferences-form.ts";
import { answerField, QUESTIONS } from "#app/rules/forms/security-questions.ts";
import { answersSchema } from "#app/forms/security-questions/security-answers.ts";
import { seenField, submitSave } from "#app/forms/submit/submit-save.ts";
import { finishForm, submitGuarded } from "#app/forms/submit/submit-guarded.ts";
import { throwErrorPage } from "#app/frame/errors/throw-error-page.ts";
import { sessionContext } from "#server/session/browser-sessions.ts";
import { listOwners } from "#app/sign-in/list-owners.ts";
import { listShownControls } from "#app/rules/account/preferences.ts";
import { preferencesText } from "#app/text/account/preferences.ts";
import { settingsText } from "#app/text/account/settings.ts";
import type { PostedForm } from "./load-settings.ts";
import { redirectIfPasswordAtProvider } from "#app/sign-in/provider-visit.ts";
import { refuseStaff } from "#app/sign-in/on-behalf.ts";

type SaveContext = { readonly request: Request; readonly pattern: string };
export const SETTINGS_PATH = href("/account/settings");

/** Carries out a form of the page. Throws 404 for a post to none. */
export function saveSettings(context: Context, given: SaveContext, posted: PostedForm) {
  if (posted === "questions") return saveQuestions(context, given);
  if (posted === "preferences") return saveCommunication(context, given);
  if (posted === "sessions") return endOtherSessions(context, given);
  return throwErrorPage(404);
}

/** Replaces the security questions (§7); staff who act for the member cannot, as with the password. */
async function saveQuestions(context: Context, { request }: SaveContext) {
  const { session, gateway } = context.get(memberContext);
  const { questions: text } = settingsText;
  const event = { event: "security-answers", ...auditParties(session) } as const;
  refuseStaff(session, () => recordAudit(context, { ...event, outcome: "failed" }));
  redirectIfPasswordAtProvider(context.get(memberContext));
  return submitGuarded(request, context, {
    schema: answersSchema,
    // The member who chooses the answers sees them in plain text.
    shown: QUESTIONS.map(answerField),
    confirms: true,
    async work(answers) {
      const saved = await saveSecurityAnswers(gateway, answers);
      // A fault of it is in the log, and undoes nothing.
      if (saved.ok && isChangeTold()) await tellAnswersChanged(gateway);
      return outcomeByReason(saved, SECURITY_ANSWER_REASONS);
    },
    audit: ({ kind }) =>
      recordAudit(context, { ...event, outcome: kind === "ok" ? "ok" : "failed" }),
    // Answers cannot be read, so what became of those that were sent is not known.
    trouble: saveTrouble(gateway, text),
    answer: (outcome) =>
      outcome.kind === "ok"
        ? finishForm(context, savedHref(SETTINGS_PATH, "questions"), "questions-saved")
        : { formErrors: [text.refused] },
  });
}

/**
 * Whether the gateway notifies the member of changed answers (`account/security-answers-changed`).
 */
const isChangeTold = (): boolean =>
  getRuntime().settings.GATEWAY_PATHS["account/security-answers-changed"] !== undefined;

/** Logs the member out in every other browser; staff who act for the member cannot. */
async function endOtherSessions(context: Context, { request }: SaveContext) {
  const { session, gateway } = context.get(memberContext);
  const event = { event: "other-sessions-end", ...auditParties(session) } as const;
  refuseStaff(session, () => recordAudit(context, { ...event, outcome: "failed" }));
  return submitGuarded(request, context, {
    schema: z.object({}),
    work: async () => {
      await context.get(sessionContext).endAllOf(await listOwners(gateway, session));
      return { kind: "ok", value: null } as const;
    },
    audit: () => recordAudit(context, { ...event, outcome: "ok" }),
    // No gateway call here can fail.
    trouble: settingsText.signIn.notEnded,
    answer: async () => {
      await context.get(sessionContext).renew();
      return finishForm(context, SETTINGS_PATH, "other-sessions-ended");
    },
  });
}

/** Saves e-mail address and preferences by the rules of /update-preferences (§5, T-45). */
async function saveCommunication(context: Context, { request, pattern }: SaveContext) {
  const { session, gateway } = context.get(memberContext);
  const relevant = await listRelevantPreferences(gateway);
  return submitSave(request, context, {
    schema: (form) => {
      const shown = renderedControls(form, listShownControls(relevant));
      return preferencesSchema(shown, session)
        .extend({ seen: seenField })
        .transform(({ seen, ...typed }) => ({ pattern, shown, seen, typed }));
    },
    confirms: true,
    read: attemptFreshPreferences,
    shownOf: (saved) => saved,
    save: (typed) => preferencesSave(context, typed),
    words: settingsText.preferences,
    refused: () => ({ formErrors: [preferencesText.refused] }),
    done: () => finishForm(context, savedHref(SETTINGS_PATH, "preferences"), "preferences-saved"),
  });
}
