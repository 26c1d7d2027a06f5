import { randomUUID } from "node:crypto";
import { z } from "zod";
import { postToken, tokenUserkey } from "#server/gateway/calls/sign-in/token.ts";
import { answer, answerPublic, type Handler } from "../../handler.ts";
import { readBody } from "../../parameters.ts";
import type { Account } from "../../personas/personas.ts";
import { Refusal } from "../../refusal.ts";
import type { SandboxState } from "../../state.ts";

const LONGEST_USERNAME = 100;

const signInBody = z.object({ username: z.string(), password: z.string(), domainId: z.int() });

export const tokenCalls: readonly Handler[] = [
  answerPublic(postToken, async ({ state, body }) => {
    const input = readBody(signInBody, body, { errorType: "INVALID_CREDENTIALS" });
    const account = signIn(state, input);
    return {
      token: await state.tokens.issueTo(account),
      redirect: account.redirects ? state.redirect : null,
    };
  }),
  answer(tokenUserkey, () => randomUUID()),
];

/**
 * The account that signs in. Unknown names and those of another brand fail and lock exactly as a
 * wrong password does, so that answers do not reveal which names exist. Throws a Refusal (401).
 */
function signIn(
  { attempts, accounts, passwords }: SandboxState,
  input: z.output<typeof signInBody>,
): Account {
  const { password, domainId } = input;
  const username = input.username.trim().toLowerCase();
  if (username === "" || password === "" || username.length > LONGEST_USERNAME) {
    throw new Refusal(401, { errorType: "INVALID_CREDENTIALS" });
  }
  if (attempts.isLocked(domainId, username))
    throw new Refusal(401, { errorType: "ACCOUNT_LOCKED" });
  const account = accounts.find(username);
  // Hashed for unknown names, too, so that response times do not reveal which names exist.
  const matches = passwords.matches(username, password);
  if (account !== undefined && matches && maySignIn(account, domainId)) {
    attempts.reset(domainId, username);
    return account;
  }
  const attemptsRemaining = attempts.fail(domainId, username);
  if (attemptsRemaining === 0) throw new Refusal(401, { errorType: "ACCOUNT_LOCKED" });
  throw new Refusal(401, {
    errorType: "LOGIN_ATTEMPTS_REMAINING",
    errorData: { attemptsRemaining },
  });
}

/** Whether an account may sign in to a brand: its own, and for staff the brands they serve. */
export const maySignIn = (account: Account, domainId: number): boolean =>
  account.domainId === domainId || account.alsoDomainIds.includes(domainId);
