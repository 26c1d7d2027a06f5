import { isSubscriber } from "../member/member.ts";

/** The body of PUT account/registration/policies (§7). */
export type PoliciesToSend = {
  readonly isCommunicationPolicySigned: boolean;
  readonly isEeobPreferenceConsented: boolean | null;
};

/** Whether the digital communications box is initially checked: as saved, else not (§5). */
export function initialCommunication(saved: boolean | null): boolean {
  return saved ?? false;
}

/**
 * The initial EOB delivery (§5): true (electronic) unless false was saved; null for anybody but the
 * subscriber, who alone is asked (§6).
 */
export function initialEobConsent({
  suffix,
  saved,
}: {
  readonly suffix: number;
  readonly saved: boolean | null;
}): boolean | null {
  return isSubscriber(suffix) ? (saved ?? true) : null;
}

/**
 * The body of the write (§4, §5). A dependent's EOB consent is always null. The form checks that
 * the box is checked.
 */
export function policiesToSend({
  suffix,
  communication,
  eob,
}: {
  readonly suffix: number;
  readonly communication: boolean;
  readonly eob: boolean | null;
}): PoliciesToSend {
  return {
    isCommunicationPolicySigned: communication,
    isEeobPreferenceConsented: isSubscriber(suffix) ? eob : null,
  };
}

/** Whether consents that were sent are what is saved now. */
export function arePoliciesSaved(
  sent: PoliciesToSend,
  saved: { readonly [Name in keyof PoliciesToSend]: boolean | null },
): boolean {
  if (saved.isCommunicationPolicySigned !== sent.isCommunicationPolicySigned) return false;
  const { isEeobPreferenceConsented: eob } = sent;
  return eob === null || eob === saved.isEeobPreferenceConsented;
}
