import { z } from "zod";
import { defineCall, defineWrite } from "../../transport/call.ts";
import { attemptOf } from "../../transport/call-functions.ts";
import type { Gateway } from "../../transport/gateway.ts";
import { flowKey, orElse, orNull, textOrNull } from "../../wire/wire.ts";

/** Why an account is refused (S-01); anything else is a fault. */
export const REGISTRATION_REASONS = [
  "REGISTRATION_KEY_INVALID",
  "USERNAME_TAKEN",
  "PASSWORD_INVALID",
  "ANSWERS_INVALID",
] as const;

const booleanOrNull = orNull(z.boolean());

export const registrationPolicies = defineCall({
  path: "account/registration/policies",
  summary: "What the member consented to: the communication policy, EOBs by electronic delivery",
  answer: z.object({
    isCommunicationPolicySigned: booleanOrNull,
    isEeobPreferenceConsented: booleanOrNull,
  }),
});

const policiesBody = z.object({
  isCommunicationPolicySigned: z.boolean(),
  isEeobPreferenceConsented: z.boolean().nullable(),
});

export const putRegistrationPolicies = defineWrite({
  path: "account/registration/policies",
  summary: "Saves the consents; the EOB delivery is null for dependents",
  body: policiesBody,
});

/** Names reach the gateway in the form of §5 (T-87). */
export const gatewayName = z.string().meta({
  description: "ASCII letters, ', `, -, spaces and stops: Núñez is sent as Nunez",
});

export const personBody = z.object({
  firstName: gatewayName,
  lastName: gatewayName,
  dateOfBirth: z.string(),
  memberId: z.string(),
  emailAddress: z.string().nullable(),
  domainId: z.number(),
});

export const validateUserDetails = defineCall({
  method: "POST",
  path: "account/registration/validate-user",
  summary: "Finds the member who wants an account; the key stands for them in the later steps",
  bearer: false,
  body: personBody,
  answer: z.object({ registrationKey: flowKey }),
  refusal: { shown: "on the form: nobody was found, whatever the reason" },
});

export const registrationDetails = defineCall({
  path: "account/registration/details",
  summary: "Whose account is being made: what the later steps may show of them",
  parameters: { registrationKey: "as validate-user answered" },
  bearer: false,
  answer: z.object({ firstName: z.string(), groupName: textOrNull }),
  refusal: { shown: "by beginning again: the key is good no more" },
});

export const validateUsername = defineCall({
  method: "POST",
  path: "account/registration/validate-username",
  summary: "Whether a user name may be taken",
  bearer: false,
  body: z.object({ registrationKey: z.string(), username: z.string(), domainId: z.number() }),
  answer: z.object({ available: z.boolean() }),
  refusal: {
    reasons: ["USERNAME_TAKEN", "USERNAME_INVALID"],
    shown: "beside the field; for another reason the form begins again",
  },
});

export const securityAnswer = z.object({ questionId: z.string(), answer: z.string() });

const accountBody = z.object({
  registrationKey: z.string(),
  username: z.string(),
  password: z.string(),
  emailAddress: z.string().nullable(),
  securityAnswers: z.array(securityAnswer),
  domainId: z.number(),
});

export const postRegistration = defineCall({
  method: "POST",
  path: "account/registration",
  summary: "Makes the account; a token, when one comes back, signs the member in",
  bearer: false,
  body: accountBody,
  mayBeEmpty: true,
  answer: orElse(z.object({ token: textOrNull, redirect: textOrNull }), {
    token: null,
    redirect: null,
  }),
  refusal: {
    reasons: REGISTRATION_REASONS,
    shown: "at the step that it is about; another reason is trouble",
  },
});

export type RegistrationPolicies = z.output<typeof registrationPolicies.answer>;
export type RegistrationPoliciesBody = z.output<typeof policiesBody>;
export type RegistrationAccount = z.input<typeof accountBody>;

/** The member's consents (§3), null if never asked. Faults are values, exempt from §8's rule. */
export const attemptRegistrationPolicies = attemptOf(registrationPolicies);

/** Saves the consents (§4 "Registration policies submit"). Faults are values. */
export const saveRegistrationPolicies = attemptOf(putRegistrationPolicies);

/** Finds the member of the first step (§7, S-01); refusals are values. */
export const findRegistrant = attemptOf(validateUserDetails);

/** The person whose account is being made (§7); faults are values. */
export const attemptRegistrationDetails = (gateway: Gateway, registrationKey: string) =>
  gateway.attempt(registrationDetails, { registrationKey });

/** Whether the user name of the second step may be taken (§7); faults are values. */
export const attemptUsername = attemptOf(validateUsername);

/** Makes the account (§7 "POST account/registration"); refusals are values. */
export const register = attemptOf(postRegistration);
