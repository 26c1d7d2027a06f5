import { randomUUID } from "node:crypto";
import { redirect, type RouterContextProvider } from "react-router";
import { z } from "zod";
import { sessionContext } from "#server/middleware/session-state.ts";

const schema = z.object({
  /** Names this try: what is sent twice in it is done once. */
  id: z.string(),
  /** The neutral confirmation of the username's recovery may be shown. */
  sent: z.boolean(),
  username: z.string().nullable(),
  questions: z.array(z.object({ id: z.string(), question: z.string() })).nullable(),
  /** Good for one new password. */
  resetToken: z.string().nullable(),
  /** It took too long, and starts again. */
  expired: z.boolean(),
});

/** What a visitor said so far on the way to a username or a new password. */
export type Recovery = z.output<typeof schema>;

/** The pages of a password's recovery, in their order. */
export const RECOVERY = {
  start: "/recovery/password",
  questions: "/recovery/password/questions",
  newPassword: "/recovery/password/new",
} as const;

type Context = Readonly<RouterContextProvider>;

/** A try that has only just begun. */
export const newRecovery = (): Recovery => ({
  id: randomUUID(),
  sent: false,
  username: null,
  questions: null,
  resetToken: null,
  expired: false,
});

/** The try under way in this browser; null when there is none, or nothing of ours. */
export async function findRecovery(context: Context): Promise<Recovery | null> {
  const found = schema.safeParse(await context.get(sessionContext).readFlow("recovery"));
  return found.success ? found.data : null;
}

export const keepRecovery = (context: Context, state: Recovery): Promise<void> =>
  context.get(sessionContext).writeFlow("recovery", state);

/** The try with its questions, for the page that asks them; else leads to the first page. */
export async function requireQuestions(context: Context) {
  const state = await findRecovery(context);
  const { username = null, questions = null } = state ?? {};
  if (state === null || username === null || questions === null) {
    throw redirect(RECOVERY.start, { status: 303 });
  }
  return { ...state, username, questions };
}

/** The try whose answers were right, for the page of the new password; else leads to what misses. */
export async function requireVerified(context: Context) {
  const { resetToken, ...state } = await requireQuestions(context);
  if (resetToken === null) throw redirect(RECOVERY.questions, { status: 303 });
  return { ...state, resetToken };
}
