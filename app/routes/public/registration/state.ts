import { redirect, type RouterContextProvider } from "react-router";
import { z } from "zod";
import { sessionContext } from "#server/middleware/session-state.ts";

const schema = z.object({
  /** Names this try: what is sent twice in it is done once. */
  id: z.string(),
  person: z.object({
    firstName: z.string(),
    lastName: z.string(),
    dateOfBirth: z.string(),
    memberId: z.string(),
    emailAddress: z.string().nullable(),
  }),
  /** Stands for the person at the gateway; null when it is good no more. */
  registrationKey: z.string().nullable(),
  username: z.string().nullable(),
  /** Here between the second step and the third, and nowhere else. */
  password: z.string().nullable(),
  /** What the step says that a later one led back to. */
  said: z.enum(["expired", "username-taken", "password-refused"]).nullable(),
});

/** What a visitor said so far on the way to an account. */
export type Registration = z.output<typeof schema>;

export const REGISTRATION = {
  who: "/registration",
  account: "/registration/account",
  security: "/registration/security",
} as const;

type Context = Readonly<RouterContextProvider>;

/** The try under way in this browser; null when there is none, or nothing of ours. */
export async function findRegistration(context: Context): Promise<Registration | null> {
  const found = schema.safeParse(await context.get(sessionContext).readFlow("registration"));
  return found.success ? found.data : null;
}

export const keepRegistration = (context: Context, state: Registration): Promise<void> =>
  context.get(sessionContext).writeFlow("registration", state);

/** The try for its second step, with the person found; else leads to the first. */
export async function requireIdentity(context: Context) {
  const state = await findRegistration(context);
  if (state === null || state.registrationKey === null) {
    throw redirect(REGISTRATION.who, { status: 303 });
  }
  return { ...state, registrationKey: state.registrationKey };
}

/** The try for its last step, with username and password; else leads to the first that misses. */
export async function requireCredentials(context: Context) {
  const { username, password, ...state } = await requireIdentity(context);
  if (username === null || password === null) throw redirect(REGISTRATION.account, { status: 303 });
  return { ...state, username, password };
}

/**
 * Whoever goes back to an earlier step types the password anew, so it is kept no longer. Gives the
 * try as it is then.
 */
export async function withoutPassword<State extends Registration>(
  context: Context,
  state: State,
): Promise<State> {
  if (state.password === null) return state;
  const kept = { ...state, password: null };
  await keepRegistration(context, kept);
  return kept;
}

/** Leads back to the first step: the gateway knows the person's key no more. */
export async function startAgain(context: Context, state: Registration): Promise<Response> {
  await keepRegistration(context, {
    ...state,
    registrationKey: null,
    password: null,
    said: "expired",
  });
  return redirect(REGISTRATION.who, { status: 303 });
}
