import { randomUUID } from "node:crypto";
import type { RouterContextProvider } from "react-router";
import { z } from "zod";
import { attemptUsername } from "#server/gateway/calls/registration.ts";
import { brandContext } from "#server/middleware/brand.ts";
import { gatewayFor } from "#server/middleware/gateway.ts";
import { repeats, secretField, textField } from "#app/forms/field-schemas.ts";
import { outcomeOf } from "#app/forms/outcome.ts";
import { submitGuarded } from "#app/forms/submit-guarded.ts";
import { validatePassword, validateUsername } from "#app/rules/sign-in/validation.ts";
import { registrationText } from "#app/text/registration.ts";
import { fieldErrorMessage } from "#app/text/validation.ts";
import { registration, REGISTRATION, requireIdentity, startAgain } from "./state.ts";

const { account: text } = registrationText;

const schema = z
  .object({
    username: textField(text.username, validateUsername),
    password: secretField(text.password, validatePassword),
    repeatPassword: secretField(text.repeatPassword, () => undefined),
  })
  .refine(...repeats("password", text.mismatch));

const TAKEN = { fieldErrors: { username: [text.usernameTaken] } };
const INVALID = { fieldErrors: { username: [fieldErrorMessage("pattern", text.username)] } };

/** The second page: a username that is free, and a password. */
export async function chooseName(request: Request, context: Readonly<RouterContextProvider>) {
  const state = await requireIdentity(context);
  const { id, person, registrationKey } = state;
  return submitGuarded(request, context, {
    schema,
    sender: `${id} ${REGISTRATION.account}`,
    // Counted by person, so that no one of them can find out who else has an account.
    limit: {
      about: () => `usernames for ${person.memberId}`,
      message: registrationText.limited,
      eachCounts: true,
    },
    work: async ({ username }) => {
      const { domainId } = context.get(brandContext);
      const gateway = gatewayFor(context, request, null);
      return outcomeOf(await attemptUsername(gateway, { registrationKey, username, domainId }));
    },
    trouble: registrationText.trouble,
    answer: (outcome, { username, password }) => {
      if (outcome.kind === "refused") {
        if (outcome.reason === "USERNAME_TAKEN") return TAKEN;
        if (outcome.reason === "USERNAME_INVALID") return INVALID;
        return startAgain(context, { ...state, username });
      }
      if (!outcome.value.available) return TAKEN;
      // An attempt of its own: the answer to another name is not the answer to this one.
      const next = { ...state, id: randomUUID(), username, password, problem: null };
      return registration.saveAndGo(context, next, REGISTRATION.security);
    },
  });
}
