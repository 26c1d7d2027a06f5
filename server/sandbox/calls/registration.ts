import { z } from "zod";
import { isEmailAddress } from "#app/rules/sign-in/preferences.ts";
import { validateUsername } from "#app/rules/sign-in/validation.ts";
import {
  postRegistration,
  registrationDetails,
  validateUserDetails,
  validateUsername as validateUsernameCall,
} from "#server/gateway/calls/registration.ts";
import { findPerson, personBody } from "../find-member.ts";
import { answerAnyone, type Handler } from "../handler.ts";
import { readBody } from "../parameters.ts";
import type { Account } from "../personas.ts";
import { Refusal } from "../refusal.ts";
import type { Stock } from "../stock.ts";
import type { Holder } from "../world/world.ts";
import { checkPassword } from "./password.ts";
import { saveEmailAddress } from "./preferences.ts";
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
  answerAnyone(validateUserDetails, ({ stock, body }) => {
    const person = readBody(personBody, body);
    const found = findPerson(stock, person);
    // Who has an account is told nothing else than who is no member.
    if (found === undefined || hasAccount(stock, found)) {
      throw new Refusal(404, { errorType: "NOT_FOUND" });
    }
    const { domainId } = person;
    return { registrationKey: stock.registrations.issue({ owner: found.member.key, domainId }) };
  }),
  answerAnyone(registrationDetails, ({ stock, given }) => {
    const found = findRegistrant(stock, given["registrationKey"] ?? "");
    if (found === undefined) throw new Refusal(404, "there is no such registration");
    return { firstName: found.member.firstName, groupName: found.family.group.name };
  }),
  answerAnyone(validateUsernameCall, ({ stock, body }) => {
    const { registrationKey, username, domainId } = readBody(usernameBody, body);
    if (findRegistrant(stock, registrationKey, domainId) === undefined) {
      throw new Refusal(404, "there is no such registration");
    }
    return { available: isAvailable(stock, username) };
  }),
  answerAnyone(postRegistration, async ({ stock, body }) => {
    const given = readBody(accountBody, body);
    const account = register(stock, given);
    return { token: await stock.tokens.issueTo(account), redirect: null };
  }),
];

/** Makes the account, or nothing at all. Throws a Refusal (400) that says what stands against it. */
function register(stock: Stock, given: z.output<typeof accountBody>): Account {
  const { registrationKey, password, emailAddress, domainId } = given;
  const registrant = findRegistrant(stock, registrationKey, domainId);
  if (registrant === undefined) {
    throw new Refusal(400, { errorType: "REGISTRATION_KEY_INVALID" });
  }
  if (!isAvailable(stock, given.username)) {
    throw new Refusal(400, { errorType: "USERNAME_TAKEN" });
  }
  checkPassword(password);
  const answers = readAnswers(given.securityAnswers);
  const username = given.username.toLowerCase();
  const { family, member } = registrant;
  return stock.atOnce(() => {
    stock.passwords.write(username, password);
    stock.securityAnswers.write(username, answers);
    if (typeof emailAddress === "string") saveEmailAddress(stock, registrant, emailAddress);
    stock.registrations.forget(member.key);
    return stock.accounts.register({
      username,
      domainId,
      family: family.code,
      suffix: member.suffix,
    });
  });
}

/** The member a key stands for; of that brand only, where one is given. */
function findRegistrant(stock: Stock, key: string, domainId?: number): Holder | undefined {
  const ticket = stock.registrations.find(key);
  if (ticket === undefined) return undefined;
  const found = stock.world.findHolder(ticket.owner);
  const elsewhere = domainId !== undefined && domainId !== ticket.domainId;
  return elsewhere ? undefined : found;
}

const hasAccount = ({ accounts }: Stock, { family, member }: Holder): boolean =>
  accounts.findOf(family.code, member.suffix) !== undefined;

const isAvailable = ({ accounts }: Stock, username: string): boolean =>
  validateUsername(username) === undefined && accounts.find(username) === undefined;
