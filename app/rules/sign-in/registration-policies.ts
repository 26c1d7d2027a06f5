import { isSubscriber } from "../member/member.ts";

/** The body of PUT account/registration/policies (§7). */
export type PoliciesToSend = {
  readonly isCommunicationPolicySigned: boolean;
  readonly isEeobPreferenceConsented: boolean | null;
};

/** Whether the digital communications box starts checked: as saved, else not (§5). */
export function initialCommunication(saved: boolean | null): boolean {
  return saved ?? false;
}

/**
 * The EOB delivery the form starts with (§5): true for electronic unless a saved false exists, null
 * for anybody but the subscriber, who alone is asked (§6).
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
 * What is sent (§4, §5). A dependent's EOB consent is null whatever the form says: it is not theirs
 * to give. That the box is checked at all is for the form to demand.
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
