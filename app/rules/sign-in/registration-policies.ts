import type {
  RegistrationPolicies,
  RegistrationPoliciesBody,
} from "#server/gateway/calls/sign-in/registration.ts";
import { isSubscriber } from "../member/member.ts";

/**
 * The form's first values (§5): the digital communications box as saved, else not checked; EOB
 * delivery electronic unless false was saved, null for members other than the subscriber, who alone
 * gets the question (§6).
 */
export const initialPolicies = (suffix: number, saved: RegistrationPolicies) => ({
  communication: saved.isCommunicationPolicySigned ?? false,
  eob: isSubscriber(suffix) ? (saved.isEeobPreferenceConsented ?? true) : null,
});

/** The body of the write (§4, §5) of a form whose box is checked. A dependent's EOB consent is always null. */
export const policiesToSend = (suffix: number, eob: boolean | null): RegistrationPoliciesBody => ({
  isCommunicationPolicySigned: true,
  isEeobPreferenceConsented: isSubscriber(suffix) ? eob : null,
});

/** Whether the saved consents equal the sent ones. */
export function arePoliciesSaved(
  sent: RegistrationPoliciesBody,
  saved: RegistrationPolicies,
): boolean {
  if (saved.isCommunicationPolicySigned !== sent.isCommunicationPolicySigned) return false;
  const { isEeobPreferenceConsented: eob } = sent;
  return eob === null || eob === saved.isEeobPreferenceConsented;
}
