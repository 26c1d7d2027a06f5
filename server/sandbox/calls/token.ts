import { randomUUID } from "node:crypto";
import { z } from "zod";
import { postToken, tokenUserkey } from "../../gateway/token.ts";
import { answer, answerAnyone, type Handler, type Visit } from "../handler.ts";
import { findPersona, type Persona } from "../personas.ts";
import { Refusal } from "../refusal.ts";

const LONGEST_USERNAME = 100;

const signInBody = z.object({ username: z.string(), password: z.string(), domainId: z.int() });

export const tokenCalls: readonly Handler[] = [
  answerAnyone(postToken, async ({ stock, body }) => {
    const given = signInBody.safeParse(body);
    if (!given.success) throw new Refusal(400, { errorType: "INVALID_CREDENTIALS" });
    const persona = signIn(stock, given.data);
    return { token: await stock.tokens.issue(persona), redirect: null };
  }),
  answer(tokenUserkey, () => randomUUID()),
];

/**
 * Who signs in. A name nobody has, and one of another brand, fail and lock in just the way a wrong
 * password does, so that an answer never tells who is a member. Throws a Refusal (401).
 */
function signIn({ attempts, crowd }: Visit["stock"], given: z.output<typeof signInBody>): Persona {
  const { password, domainId } = given;
  const username = given.username.trim().toLowerCase();
  if (username === "" || password === "" || username.length > LONGEST_USERNAME) {
    throw new Refusal(401, { errorType: "INVALID_CREDENTIALS" });
  }
  if (attempts.isLocked(domainId, username))
    throw new Refusal(401, { errorType: "ACCOUNT_LOCKED" });
  const persona = findPersona(username, crowd);
  if (persona?.password === password && mayUse(persona, domainId)) {
    attempts.succeed(domainId, username);
    return persona;
  }
  const attemptsRemaining = attempts.fail(domainId, username);
  if (attemptsRemaining === 0) throw new Refusal(401, { errorType: "ACCOUNT_LOCKED" });
  throw new Refusal(401, {
    errorType: "LOGIN_ATTEMPTS_REMAINING",
    errorData: { attemptsRemaining },
  });
}

const mayUse = (persona: Persona, domainId: number): boolean =>
  persona.domainId === domainId || persona.alsoDomainIds.includes(domainId);
