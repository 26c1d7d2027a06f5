import { href } from "react-router";
import { z } from "zod";
import type { Context } from "#server/middleware/context.ts";
import { defineFlow } from "#app/forms/define-flow.ts";

const schema = z.object({
  /** The neutral confirmation of the username's recovery may be shown. */
  sent: z.boolean(),
  username: z.string().nullable(),
  questions: z.array(z.object({ id: z.string(), question: z.string() })).nullable(),
  /** Good for one new password. */
  resetToken: z.string().nullable(),
  /** It took too long, and starts again. */
  expired: z.boolean(),
});

export const RECOVERY = {
  start: href("/recovery/password"),
  questions: href("/recovery/password/questions"),
  newPassword: href("/recovery/password/new"),
} as const;

/** The input so far of a visitor who recovers a username or a password. */
export const recovery = defineFlow("recovery", schema);

export const newRecovery = (): z.output<typeof schema> => ({
  sent: false,
  username: null,
  questions: null,
  resetToken: null,
  expired: false,
});

export const requireQuestions = (context: Context) =>
  recovery.require(context, ["username", RECOVERY.start], ["questions", RECOVERY.start]);

/** For the page of the new password: the answers were right. */
export const requireVerified = (context: Context) =>
  recovery.require(
    context,
    ["username", RECOVERY.start],
    ["questions", RECOVERY.start],
    ["resetToken", RECOVERY.questions],
  );
