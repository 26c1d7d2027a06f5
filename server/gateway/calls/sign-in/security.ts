import { z } from "zod";
import { defineCall, defineWrite } from "../../transport/call.ts";
import { attemptOf } from "../../transport/call-functions.ts";
import { REFUSAL_STATUSES } from "../../transport/errors.ts";
import { personBody, securityAnswer } from "./registration.ts";
import { flowKey, key, listOf } from "../../wire/wire.ts";

const question = z.object({ id: key, question: z.string().trim().min(1) });

/** Why a change of password is refused (S-09); anything else is a fault. */
export const PASSWORD_REASONS = [
  "CURRENT_PASSWORD_INVALID",
  "PASSWORD_REUSED",
  "PASSWORD_INVALID",
] as const;

/** Why a new password is refused (S-02); anything else is a fault. */
export const RESET_REASONS = [
  "RESET_TOKEN_INVALID",
  "PASSWORD_INVALID",
  "PASSWORD_REUSED",
] as const;

/** Why security answers are refused (S-08); anything else is a fault. */
export const SECURITY_ANSWER_REASONS = ["ANSWERS_INVALID"] as const;

export const securityQuestions = defineCall({
  path: "account/security-questions",
  lifetime: "minute",
  summary: "The security questions an account may choose from",
  bearer: false,
  answer: z.array(question),
});

export const putSecurityAnswers = defineWrite({
  path: "account/security-answers",
  summary: "Changes the answers to security questions",
  body: z.array(securityAnswer),
  refusal: {
    reasons: SECURITY_ANSWER_REASONS,
    shown: "above the form; another reason is trouble",
  },
});

export const putPassword = defineCall({
  method: "PUT",
  path: "account/password",
  summary: "Changes the password. A token, when one comes back, replaces the session's",
  body: z.object({ currentPassword: z.string(), newPassword: z.string() }),
  mayBeEmpty: true,
  refusal: {
    reasons: PASSWORD_REASONS,
    shown: "beside the field; another reason is trouble",
  },
  answer: z
    .object({ token: z.string().min(1).nullish() })
    .nullish()
    .transform((value) => value?.token ?? null),
});

export const forgotUsername = defineWrite({
  method: "POST",
  path: "forgot-username",
  summary: "Sends the user name to the member's e-mail address; answers the same for everybody",
  bearer: false,
  body: personBody.omit({ emailAddress: true }),
  refusal: { shown: "not at all: the page says that it was sent if there is such a member" },
});

export const forgotPasswordQuestions = defineCall({
  method: "POST",
  path: "forgot-password/questions",
  summary: "The questions of a user name; a name nobody has gets questions, too, always the same",
  bearer: false,
  body: z.object({ username: z.string(), domainId: z.number() }),
  answer: z.array(question).min(1),
});

export const forgotPasswordVerify = defineCall({
  method: "POST",
  path: "forgot-password/verify",
  summary: "Checks the answers; 401 when they are not right, or nobody has the name",
  bearer: false,
  body: z.object({
    username: z.string(),
    domainId: z.number(),
    answers: z.array(securityAnswer),
  }),
  answer: z.object({ resetToken: flowKey }),
  refusal: {
    statuses: [...REFUSAL_STATUSES, 401],
    reasons: ["ACCOUNT_LOCKED"],
    shown: "on the form; for any other reason: the answers are not right",
  },
});

export const forgotPasswordReset = defineCall({
  method: "POST",
  path: "forgot-password/reset",
  summary:
    "Sets the new password; the reset token is for one use. Whose it is, in each of their groups, may " +
    "come back: their sessions that came from other sites end, too",
  bearer: false,
  mayBeEmpty: true,
  answer: z
    .union([z.null(), z.literal(true), z.looseObject({ memberKeys: listOf(key) })])
    .optional()
    .transform((value) => (typeof value === "object" ? (value?.memberKeys ?? []) : [])),
  body: z.object({ resetToken: z.string(), newPassword: z.string() }),
  refusal: {
    reasons: RESET_REASONS,
    shown: "on the form, or at its first step where the token is none; another reason is trouble",
  },
});

/** The questions to choose from (§7, S-01); faults are values. */
export const attemptSecurityQuestions = attemptOf(securityQuestions);

/** Changes security answers (§7). Faults are values. */
export const saveSecurityAnswers = attemptOf(putSecurityAnswers);

/** Changes the password (§7, S-09); a token replaces the session's. Refusals are values. */
export const changePassword = attemptOf(putPassword);

/**
 * Requests that the user name be sent by e-mail (§7 "forgot-username", S-02); faults are values.
 */
export const sendUsername = attemptOf(forgotUsername);

/** The questions to answer before a new password (§7 "forgot-password", S-02). */
export const attemptRecoveryQuestions = attemptOf(forgotPasswordQuestions);

/** Checks the answers (S-02); refusals are values. */
export const verifyRecovery = attemptOf(forgotPasswordVerify);

/**
 * Sets the new password (S-02); the value says whose it is if the gateway does. Refusals are
 * values.
 */
export const resetPassword = attemptOf(forgotPasswordReset);
