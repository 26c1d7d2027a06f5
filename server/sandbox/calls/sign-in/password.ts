import { z } from "zod";
import { validatePassword } from "#app/rules/forms/validation.ts";
import { putPassword } from "#server/gateway/calls/sign-in/security.ts";
import { answer, type Handler } from "../../handler.ts";
import { readBody } from "../../parameters.ts";
import { Refusal } from "../../refusal.ts";

const passwordBody = z.object({ currentPassword: z.string(), newPassword: z.string() });

export const passwordCalls: readonly Handler[] = [
  answer(putPassword, async ({ state, caller, body }) => {
    const { currentPassword, newPassword } = readBody(passwordBody, body);
    const { username, role, issuedByRole, member } = caller;
    const matches = state.passwords.matches(username, currentPassword);
    if (!matches || state.accounts.find(username) === undefined) {
      throw new Refusal(400, { errorType: "CURRENT_PASSWORD_INVALID" });
    }
    if (newPassword === currentPassword) throw new Refusal(400, { errorType: "PASSWORD_REUSED" });
    checkPassword(newPassword);
    state.passwords.write(username, newPassword);
    return {
      token: await state.tokens.issue({ memberKey: member.key, role, issuedByRole, username }),
    };
  }),
];

/** Throws a Refusal (400) for a password that breaks the rule. */
export function checkPassword(password: string): void {
  if (validatePassword(password) === undefined) return;
  throw new Refusal(400, { errorType: "PASSWORD_INVALID" });
}
