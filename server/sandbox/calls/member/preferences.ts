import { z } from "zod";
import { isEmailAddress } from "#app/rules/forms/email-address.ts";
import {
  accountPreferences,
  accountRelevantPreferences,
  policyDetails,
  putPreferences,
  type preferencesAnswer,
} from "#server/gateway/calls/member/account.ts";
import {
  postAnswersChanged,
  postEmailChanged,
} from "#server/gateway/calls/member/account-notices.ts";
import { answer, type Handler } from "../../handler.ts";
import { readBody } from "../../parameters.ts";
import type { SandboxState } from "../../state.ts";
import type { FamilyMember } from "../../world/world.ts";

const PREFERENCES = "preferences";

const choice = z.enum(["Y", "N"]).nullable();

/** Every field is required: a missing one would be erased. */
const preferencesBody = z.object({
  emailAddress: z.string().refine(isEmailAddress).nullable(),
  electronicEob: choice,
  emailBreakingNews: choice,
  electronicMedicareMailing: choice,
  emailPaymentReminder: choice,
  emailAutopayWithdrawalReminder: choice,
  discontinuePaperStatements: choice,
  emailWhenBillReady: choice,
  emailEwpNotification: choice,
  showEwpLandingPage: choice,
});

const emailChangedBody = z.object({
  previousEmailAddress: z.string().refine(isEmailAddress),
  emailAddress: z.string().refine(isEmailAddress),
});

export const preferencesCalls: readonly Handler[] = [
  answer(accountPreferences, ({ state, caller }) => preferencesOf(state, caller)),
  answer(accountRelevantPreferences, ({ caller }) => [...caller.family.relevantPreferences]),
  answer(putPreferences, ({ state, caller, body }) => {
    state.changes.write(caller.member.key, PREFERENCES, readBody(preferencesBody, body));
    return {};
  }),
  answer(postEmailChanged, ({ state, body }) => {
    const { previousEmailAddress: to } = readBody(emailChangedBody, body);
    state.mail.send({ to, about: "email-changed" });
    return {};
  }),
  answer(postAnswersChanged, ({ state, caller }) => {
    const { emailAddress } = preferencesOf(state, caller);
    if (emailAddress) state.mail.send({ to: emailAddress, about: "security-answers-changed" });
    return {};
  }),
  answer(policyDetails, ({ caller }) => ({ hasExtendedPolicy: caller.family.hasExtendedPolicy })),
];

/** A member's preferences: as last saved, or else the seeded ones. */
export function preferencesOf(
  { changes }: SandboxState,
  { family, member }: FamilyMember,
): z.input<typeof preferencesAnswer> {
  const changed = changes.find(member.key, PREFERENCES);
  if (changed !== undefined) return preferencesBody.parse(changed);
  return { emailAddress: member.emailAddress, ...family.preferences };
}

/** Saves the e-mail address of a registration, and leaves the other preferences. */
export function saveEmailAddress(
  state: SandboxState,
  holder: FamilyMember,
  emailAddress: string,
): void {
  const preferences = { ...preferencesOf(state, holder), emailAddress };
  state.changes.write(holder.member.key, PREFERENCES, preferences);
}
