import { z } from "zod";
import {
  putRegistrationPolicies,
  registrationPolicies,
} from "#server/gateway/calls/sign-in/registration.ts";
import { answer, type Handler } from "../../handler.ts";
import { readBody } from "../../parameters.ts";
import { Refusal } from "../../refusal.ts";
import type { Caller } from "../../tokens.ts";

const POLICIES = "policies";

const policiesBody = z.object({
  isCommunicationPolicySigned: z.boolean(),
  isEeobPreferenceConsented: z.boolean().nullable(),
});

export const policiesCalls: readonly Handler[] = [
  answer(registrationPolicies, ({ state, caller }) => {
    const changed = state.changes.find(caller.member.key, POLICIES);
    return changed === undefined ? signedBefore(caller) : policiesBody.parse(changed);
  }),
  answer(putRegistrationPolicies, ({ state, caller, body }) => {
    const input = readBody(policiesBody, body);
    if (caller.member.suffix !== 0 && input.isEeobPreferenceConsented !== null) {
      throw new Refusal(400, "isEeobPreferenceConsented is the subscriber's");
    }
    state.changes.write(caller.member.key, POLICIES, input);
    return {};
  }),
];

/** EOBs go to subscribers, so dependents have no choice of delivery. */
function signedBefore({ family, member }: Caller) {
  return {
    isCommunicationPolicySigned: family.policySigned ? true : null,
    isEeobPreferenceConsented: family.policySigned && member.suffix === 0 ? true : null,
  };
}
