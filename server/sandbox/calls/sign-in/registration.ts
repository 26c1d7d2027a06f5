import { z } from "zod";
import { isEmailAddress } from "#app/rules/forms/email-address.ts";
import { validateUsername } from "#app/rules/forms/validation.ts";
import {
  postRegistration,
  registrationDetails,
  validateUserDetails,
  validateUsername as validateUsernameCall,
} from "#server/gateway/calls/sign-in/registration.ts";
import { findPerson, personBody } from "../../find-member.ts";
import { answerPublic, type Handler } from "../../handler.ts";
import { readBody } from "../../parameters.ts";
import type { Account } from "../../personas/personas.ts";
import { Refusal } from "../../refusal.ts";
import type { SandboxState } from "../../state.ts";
import type { FamilyMember } from "../../world/world.ts";
import { checkPassword } from "./password.ts";
import { saveEmailAddress } from "../member/preferences.ts";
import { readAnswers } from "./security-questions.ts";

const usernameBody = z.object({
  registrationKey: z.string(),
  username: z.string(),
  domainId: z.int(),
});

const accountBody = usernameBody.extend({
  password: z.string(),
  emailAddress: z.string().refine(isEmailAddress).nullish(),
  securityAnswers: z.unknown().optional(),
});

export const registrationCalls: readonly Handler[] = [
  answerPublic(validateUserDetails, ({ state, body }) => {
    const person = readBody(personBody, body);
    const found = findPerson(state, person);
    // The same answer for a person with an account and for an unknown one.
    if (found === undefined || hasAccount(state, found)) {
      throw new Refusal(404, { errorType: "NOT_FOUND" });
    }
    const { domainId } = person;
    return { registrationKey: state.registrations.issue({ owner: found.member.key, domainId }) };
  }),
  answerPublic(registrationDetails, ({ state, args }) => {
    const found = findRegistrant(state, args["registrationKey"] ?? "");
    if (found === undefined) throw new Refusal(404, "there is no such registration");
    return { firstName: found.member.firstName, groupName: found.family.group.name };
  }),
  answerPublic(validateUsernameCall, ({ state, body }) => {
    const { registrationKey, username, domainId } = readBody(usernameBody, body);
    if (findRegistrant(state, registrationKey, domainId) === undefined) {
      throw new Refusal(404, "there is no such registration");
    }
    return { available: isAvailable(state, username) };
  }),
  answerPublic(postRegistration, async ({ state, body }) => {
    const input = readBody(accountBody, body);
    const account = register(state, input);
    return { token: await state.tokens.issueTo(account), redirect: null };
  }),
];

/** Creates the account, all or nothing. Throws a Refusal (400) with its reason. */
function register(state: SandboxState, input: z.output<typeof accountBody>): Account {
  const { registrationKey, password, emailAddress, domainId } = input;
  const registrant = findRegistrant(state, registrationKey, domainId);
  if (registrant === undefined) {
    throw new Refusal(400, { errorType: "REGISTRATION_KEY_INVALID" });
  }
  if (!isAvailable(state, input.username)) {
    throw new Refusal(400, { errorType: "USERNAME_TAKEN" });
  }
  checkPassword(password);
  const answers = readAnswers(input.securityAnswers);
  const username = input.username.toLowerCase();
  const { family, member } = registrant;
  return state.inTransaction(() => {
    state.passwords.write(username, password);
    state.securityAnswers.write(username, answers);
    if (typeof emailAddress === "string") saveEmailAddress(state, registrant, emailAddress);
    state.registrations.revoke(member.key);
    return state.accounts.register({
      username,
      domainId,
      family: family.code,
      suffix: member.suffix,
    });
  });
}

/** The member of a registration key, of the given brand only. */
function findRegistrant(
  state: SandboxState,
  key: string,
  domainId?: number,
): FamilyMember | undefined {
  const ticket = state.registrations.find(key);
  if (ticket === undefined) return undefined;
  const found = state.world.findMember(ticket.owner);
  const elsewhere = domainId !== undefined && domainId !== ticket.domainId;
  return elsewhere ? undefined : found;
}

const hasAccount = ({ accounts }: SandboxState, { family, member }: FamilyMember): boolean =>
  accounts.findOf(family.code, member.suffix) !== undefined;

const isAvailable = ({ accounts }: SandboxState, username: string): boolean =>
  validateUsername(username) === undefined && accounts.find(username) === undefined;
