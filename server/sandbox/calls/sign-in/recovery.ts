import { createHash } from "node:crypto";
import { z } from "zod";
import {
  forgotPasswordQuestions,
  forgotPasswordReset,
  forgotPasswordVerify,
  forgotUsername,
} from "#server/gateway/calls/sign-in/security.ts";
import { findPerson, listMemberships, personBody } from "../../find-member.ts";
import { answerPublic, type Handler } from "../../handler.ts";
import { readBody } from "../../parameters.ts";
import type { Account } from "../../personas/personas.ts";
import { Refusal } from "../../refusal.ts";
import type { SandboxState } from "../../state.ts";
import {
  QUESTIONS_ASKED,
  findQuestion,
  SECURITY_QUESTIONS,
} from "../../world/security-questions.ts";
import { checkPassword } from "./password.ts";
import { preferencesOf } from "../member/preferences.ts";
import { maySignIn } from "./token.ts";

const nameBody = z.object({
  username: z.string().trim().toLowerCase().min(1).max(100),
  domainId: z.int(),
});

const answersBody = nameBody.extend({
  answers: z.array(z.object({ questionId: z.string(), answer: z.string().max(100) })).max(20),
});

const resetBody = z.object({ resetToken: z.string(), newPassword: z.string() });

export const recoveryCalls: readonly Handler[] = [
  answerPublic(forgotUsername, ({ state, body }) => {
    const found = findPerson(state, readBody(personBody, body));
    const account = found && state.accounts.findOf(found.family.code, found.member.suffix);
    const to = found && preferencesOf(state, found).emailAddress;
    if (account && to) state.mail.send({ to, username: account.username });
    return {};
  }),
  answerPublic(forgotPasswordQuestions, ({ state, body }) => {
    const { username, domainId } = readBody(nameBody, body);
    const account = findAccountOf(state, username, domainId);
    return listAsked(state, username, account).flatMap((id) => findQuestion(id) ?? []);
  }),
  answerPublic(forgotPasswordVerify, ({ state, body }) => {
    const input = readBody(answersBody, body);
    const owner = verify(state, input).username;
    return { resetToken: state.resets.issue({ owner, domainId: input.domainId }) };
  }),
  answerPublic(forgotPasswordReset, ({ state, body }) => {
    const { resetToken, newPassword } = readBody(resetBody, body);
    const ticket = state.resets.find(resetToken);
    if (ticket === undefined) throw new Refusal(400, { errorType: "RESET_TOKEN_INVALID" });
    checkPassword(newPassword);
    state.inTransaction(() => {
      state.passwords.write(ticket.owner, newPassword);
      state.resets.revoke(ticket.owner);
      state.attempts.reset(ticket.domainId, ticket.owner);
    });
    return { memberKeys: listKeysOf(state, ticket.owner) };
  }),
];

/** The person of a user name in each of their groups. */
function listKeysOf(state: SandboxState, username: string): string[] {
  const account = state.accounts.find(username);
  if (account === undefined) return [];
  const family = state.world.getFamily(account.family);
  const member = state.world.getMember(account.family, account.suffix);
  return listMemberships(state, { username, family, member }).map((each) => each.member.key);
}

/**
 * The account these answers prove. An unknown name is counted, locked and hashed as a known one is.
 * Throws a Refusal (401).
 */
function verify(state: SandboxState, input: z.output<typeof answersBody>): Account {
  const { username, domainId, answers } = input;
  const { recoveryAttempts, securityAnswers } = state;
  if (recoveryAttempts.isLocked(domainId, username)) {
    throw new Refusal(401, { errorType: "ACCOUNT_LOCKED" });
  }
  const account = findAccountOf(state, username, domainId);
  const right = listAsked(state, username, account).map((questionId) => {
    const answer = answers.find((each) => each.questionId === questionId)?.answer ?? "";
    return securityAnswers.matches(username, { questionId, answer });
  });
  if (account !== undefined && !right.includes(false)) {
    recoveryAttempts.reset(domainId, username);
    return account;
  }
  const locked = recoveryAttempts.fail(domainId, username) === 0;
  throw new Refusal(401, { errorType: locked ? "ACCOUNT_LOCKED" : "ANSWERS_INVALID" });
}

/** The questions for a user name: the member's own, or else two derived from the name. */
function listAsked(state: SandboxState, username: string, account: Account | undefined): string[] {
  const own = account === undefined ? [] : state.securityAnswers.listQuestions(username);
  return own.length > 0 ? own.slice(0, QUESTIONS_ASKED) : listByLetters(username);
}

function listByLetters(username: string): string[] {
  const [first = 0, step = 0] = createHash("sha256").update(username).digest();
  const count = SECURITY_QUESTIONS.length;
  const other = first + 1 + (step % (count - 1));
  return [first, other].flatMap((index) => SECURITY_QUESTIONS[index % count]?.id ?? []);
}

function findAccountOf(
  state: SandboxState,
  username: string,
  domainId: number,
): Account | undefined {
  const account = state.accounts.find(username);
  return account && maySignIn(account, domainId) ? account : undefined;
}
