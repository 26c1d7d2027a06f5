import { createHash } from "node:crypto";
import { z } from "zod";
import {
  forgotPasswordQuestions,
  forgotPasswordReset,
  forgotPasswordVerify,
  forgotUsername,
} from "#server/gateway/calls/security.ts";
import { findPerson, personBody } from "../find-member.ts";
import { answerAnyone, type Handler } from "../handler.ts";
import { readBody } from "../parameters.ts";
import type { Account } from "../personas.ts";
import { Refusal } from "../refusal.ts";
import type { Stock } from "../stock.ts";
import { ASKED, findQuestion, SECURITY_QUESTIONS } from "../world/security-questions.ts";
import { checkPassword } from "./password.ts";
import { preferencesOf } from "./preferences.ts";
import { mayUse } from "./token.ts";

const nameBody = z.object({
  username: z.string().trim().toLowerCase().min(1).max(100),
  domainId: z.int(),
});

const answersBody = nameBody.extend({
  answers: z.array(z.object({ questionId: z.string(), answer: z.string().max(100) })).max(20),
});

const resetBody = z.object({ resetToken: z.string(), newPassword: z.string() });

export const recoveryCalls: readonly Handler[] = [
  answerAnyone(forgotUsername, ({ stock, body }) => {
    const found = findPerson(stock, readBody(personBody, body));
    const account = found && stock.accounts.findOf(found.family.code, found.member.suffix);
    const to = found && preferencesOf(stock, found).emailAddress;
    if (account && to) stock.mail.send({ to, username: account.username });
    return {};
  }),
  answerAnyone(forgotPasswordQuestions, ({ stock, body }) => {
    const { username, domainId } = readBody(nameBody, body);
    const account = findAccountOf(stock, username, domainId);
    return listAsked(stock, username, account).flatMap((id) => findQuestion(id) ?? []);
  }),
  answerAnyone(forgotPasswordVerify, ({ stock, body }) => {
    const given = readBody(answersBody, body);
    const owner = verify(stock, given).username;
    return { resetToken: stock.resets.issue({ owner, domainId: given.domainId }) };
  }),
  answerAnyone(forgotPasswordReset, ({ stock, body }) => {
    const { resetToken, newPassword } = readBody(resetBody, body);
    const ticket = stock.resets.find(resetToken);
    if (ticket === undefined) throw new Refusal(400, { errorType: "RESET_TOKEN_INVALID" });
    checkPassword(newPassword);
    stock.atOnce(() => {
      stock.passwords.write(ticket.owner, newPassword);
      stock.resets.forget(ticket.owner);
      stock.attempts.forget(ticket.domainId, ticket.owner);
    });
    return {};
  }),
];

/**
 * Whose answers these are. A name nobody has is asked, counted, locked and hashed for in just the way
 * a member's is. Throws a Refusal (401).
 */
function verify(stock: Stock, given: z.output<typeof answersBody>): Account {
  const { username, domainId, answers } = given;
  const { recoveryAttempts, securityAnswers } = stock;
  if (recoveryAttempts.isLocked(domainId, username)) {
    throw new Refusal(401, { errorType: "ACCOUNT_LOCKED" });
  }
  const account = findAccountOf(stock, username, domainId);
  const right = listAsked(stock, username, account).map((questionId) => {
    const answer = answers.find((each) => each.questionId === questionId)?.answer ?? "";
    return securityAnswers.matches(username, { questionId, answer });
  });
  if (account !== undefined && !right.includes(false)) {
    recoveryAttempts.forget(domainId, username);
    return account;
  }
  const locked = recoveryAttempts.fail(domainId, username) === 0;
  throw new Refusal(401, { errorType: locked ? "ACCOUNT_LOCKED" : "ANSWERS_INVALID" });
}

/** The questions this name is asked: its member's own, else two that its letters choose. */
function listAsked(stock: Stock, username: string, account: Account | undefined): string[] {
  const own = account === undefined ? [] : stock.securityAnswers.listQuestions(username);
  return own.length > 0 ? own.slice(0, ASKED) : listByLetters(username);
}

function listByLetters(username: string): string[] {
  const [first = 0, step = 0] = createHash("sha256").update(username).digest();
  const count = SECURITY_QUESTIONS.length;
  const other = first + 1 + (step % (count - 1));
  return [first, other].flatMap((place) => SECURITY_QUESTIONS[place % count]?.id ?? []);
}

function findAccountOf(stock: Stock, username: string, domainId: number): Account | undefined {
  const account = stock.accounts.find(username);
  return account && mayUse(account, domainId) ? account : undefined;
}
