import { href } from "react-router";
import { z } from "zod";
import type { Context } from "#server/middleware/context.ts";
import { defineFlow } from "#app/forms/define-flow.ts";

const schema = z.object({
  person: z.object({
    firstName: z.string(),
    lastName: z.string(),
    dateOfBirth: z.string(),
    memberId: z.string(),
    emailAddress: z.string().nullable(),
  }),
  /** Stands for the person at the gateway; null when it is no longer valid. */
  registrationKey: z.string().nullable(),
  username: z.string().nullable(),
  /** Kept between the second page and the third, and nowhere else. */
  password: z.string().nullable(),
  /** Why a later page led back, for the page that shows it. */
  problem: z.enum(["expired", "username-taken", "password-refused"]).nullable(),
});

type Registration = z.output<typeof schema>;

export const REGISTRATION = {
  who: href("/registration"),
  account: href("/registration/account"),
  security: href("/registration/security"),
} as const;

export const registration = defineFlow("registration", schema);

export const requireIdentity = (context: Context) =>
  registration.require(context, ["registrationKey", REGISTRATION.who]);

export const requireCredentials = (context: Context) =>
  registration.require(
    context,
    ["registrationKey", REGISTRATION.who],
    ["username", REGISTRATION.account],
    ["password", REGISTRATION.account],
  );

/** Drops the password on a return to an earlier page, where it is typed again. */
export async function withoutPassword<State extends Registration>(
  context: Context,
  state: State,
): Promise<State> {
  if (state.password === null) return state;
  const changed = { ...state, password: null };
  await registration.save(context, changed);
  return changed;
}

/** Leads back to the first page: the gateway no longer knows the person's key. */
export function startAgain(context: Context, state: Registration): Promise<Response> {
  const expired = { registrationKey: null, password: null, problem: "expired" } as const;
  return registration.saveAndGo(context, { ...state, ...expired }, REGISTRATION.who);
}
