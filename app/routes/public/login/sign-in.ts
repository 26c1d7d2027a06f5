import type { RouterContextProvider } from "react-router";
import { z } from "zod";
import { authenticate } from "#server/sign-in/authenticator.ts";
import type { LoginFormError } from "#app/components/forms/LoginError.tsx";
import type { LoginAnswer } from "./LoginForm.tsx";
import { loginText } from "#app/text/login.ts";
import { fieldErrorMessage } from "#app/text/validation.ts";
import { checkForm } from "#app/forms/form-answer.ts";
import { readForm } from "#app/forms/form-data.ts";
import type { PasswordFailure } from "#server/sign-in/password.ts";
import { documentStatus, errorEntry } from "#app/rules/frame/error-catalogue.ts";

const required = (name: "username" | "password") =>
  z
    .string({ error: loginText.missing[name] })
    .refine((text) => text.trim() !== "", loginText.missing[name])
    .max(256, fieldErrorMessage("maxlength", loginText[name]));

const schema = z.object({
  // Keyboards of phones add a space to a suggested name; no username has one at its ends.
  username: required("username").trim(),
  password: required("password"),
});

export type SignInResult =
  | { readonly kind: "signed-in" }
  | {
      readonly kind: "refused";
      readonly status: number;
      readonly retryAfter: number | null;
      readonly answer: LoginAnswer;
    };

/** Checks the form and signs in, or answers what the form shows instead (§5, §7, §8). */
export async function signIn(
  request: Request,
  url: URL,
  context: Readonly<RouterContextProvider>,
): Promise<SignInResult> {
  const form = await readForm(request);
  const submission = checkForm(form, schema);
  const typed = submission.payload["username"];
  const username = typeof typed === "string" ? typed.slice(0, 256) : "";
  const refused = (
    status: number,
    refusal: LoginFormError | null,
    retryAfter: number | null = null,
  ): SignInResult => {
    const answer = submission.reply(refusal === null ? {} : { formErrors: [refusal.kind] });
    return {
      kind: "refused",
      status,
      retryAfter,
      answer: { ...answer, values: { username }, refusal },
    };
  };
  if (submission.status !== "success") return refused(400, null);

  const checked = { form, ...submission.value };
  const result = await authenticate("password", { request, url, context }, checked);
  if (result.kind === "signed-in") return result;
  const { error, status, retryAfter } = passwordRefusal(result);
  return refused(status, error, retryAfter);
}

type PasswordRefusal = {
  readonly error: LoginFormError;
  readonly status: number;
  /** Seconds; null where nobody knows how long to wait. */
  readonly retryAfter: number | null;
};

/** What a form that asks for a password shows of its failure, and under which status (§5, §7, §8). */
function passwordRefusal(failure: PasswordFailure): PasswordRefusal {
  if (failure.kind === "limited") {
    // In whole minutes, rounded up, so that nobody comes back too early.
    const minutes = failure.wait === null ? null : Math.ceil(failure.wait / 60);
    return { error: { kind: "limited", minutes }, status: 429, retryAfter: failure.wait };
  }
  if (failure.kind === "trouble") {
    const entry = errorEntry(failure.error.entry);
    return {
      error: { kind: "trouble", entry: entry === "generic" ? 0 : entry },
      status: documentStatus(entry),
      retryAfter: null,
    };
  }
  const { reason } = failure;
  const error: LoginFormError =
    reason.kind === "attempts-remaining"
      ? { kind: "attempts", remaining: reason.attemptsRemaining }
      : reason;
  return { error, status: 401, retryAfter: null };
}
